// Checks the fair shuffles of a match record: docs/fair-shuffle.md says what they are and what this script covers.
// In a shell: node verify.mjs FILE. In a browser: paste this into the console, then: await verifyRecord("the text")
const KINDS = [..."RYGB"].flatMap((c) => [..."0123456789SR", "+2"].map((rank) => c + rank)).concat("W", "W+4", "WS", "WH", "WB");
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (digits) => Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
const label = (text) => hex(new TextEncoder().encode(text)), number = (n) => Number(n).toString(16).padStart(8, "0");
const sha = async (bits, data) => hex(await crypto.subtle.digest(`SHA-${bits}`, bytes(data)));
const hmacKey = (key) => crypto.subtle.importKey("raw", bytes(key), { name: "HMAC", hash: "SHA-512" }, false, ["sign"]);
const hmac = async (key, data) => hex(await crypto.subtle.sign("HMAC", await hmacKey(key), bytes(data)));
const must = (holds, message) => { if (!holds) throw new Error(message); };
async function shuffled(cards, key) { // the top card first
  const order = [...cards].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b)), words = [];
  for (let block = 0; 8 * block < cards.length; block++) words.push(...(await hmac(key, number(block))).match(/.{8}/g));
  for (let last = cards.length - 1; last > 0; ) { // a word that would favor some places is passed over
    const product = parseInt(words.shift(), 16) * (last + 1), other = Math.floor(product / 2 ** 32);
    if (product % 2 ** 32 >= 2 ** 32 % (last + 1)) [order[last], order[other], last] = [order[other], order[last], last - 1];
  }
  return order;
}
async function keyOf(round, text, { names, id, bound }) { // the key of a round, from what was published about it
  const find = (form) => [...text.matchAll(RegExp(`^-- round ${round}${form}$`, "gm"))].map((found) => found.slice(1));
  const [commitment, secret] = [...find(": commitment ([0-9a-f]{64})"), ...find(": secret ([0-9a-f]{128})")].flat();
  const seats = find(", (.+): promise ([0-9a-f]{64}), (?:share ([0-9a-f]{64})|dropped)");
  const made = (kind, data) => sha(256, label(kind) + id + number(round) + data);
  must(secret && commitment === await made("srv-v1", bound + secret), "the secret is not the one of the commitment");
  let mix = label("mix-v1") + commitment + number(seats.length);
  for (const [seat, name, promise, share] of seats.map((said) => [number(names.indexOf(said[0])), ...said]).sort()) {
    must(!share || promise === await made("seat-v1", seat + share), `${name} showed another share than promised`);
    mix += seat + promise + (share ? `01${share}` : "00");
  }
  return secret + await sha(512, mix);
}
async function play(entries, roundKey, { names, deck }) { // throws when another card is told than the shuffle gives
  const [hands, drawn] = [0, 0].map(() => Object.fromEntries(names.map((name) => [name, []]))), all = (list) => list.splice(0);
  let pile = deck, pool = [], under = [], top, playing = names, step = 1, operations = 0, cuts = 0;
  const key = (kind, n) => (kind === "op" && n === 0 ? roundKey : hmac(roundKey, label(kind) + number(n)));
  const shuffle = async (cards, kind = "op", n = operations++) => shuffled(cards, await key(kind, n));
  const take = (from, card, at = 0) => must(from[at] === card, `${card}, not ${from[at]}`) ?? from.splice(at, 1)[0];
  for (const event of entries.replace(/^.* \|/gm, "").split(/\n|; /)) {
    const [, deed, who, told = ""] = event.match(/^ ?(jumped in|went out|knocked out|\w*) ?(.*?)(?:: (.*))?$/);
    const cards = told.split(", ")[0].split(" "), pairs = who.split(", ").map((pair) => pair.match(/^(.+) (.+)$/)?.slice(1));
    if (deed === "cut") for (const [i, [name, card]] of pairs.entries()) { // for the dealer, from a pile of its own
      const turn = names.indexOf(name) - names.indexOf(pairs[i - 1]?.[0]), tied = () => pairs.slice(i).flatMap(([again]) => all(drawn[again]));
      if (turn === 0) pile.push(...all(drawn[name])); // the card before was no number: it goes under the pile
      if (turn < 0 || i === 0) pile = await shuffle([...pile, ...tied()], "dealer", cuts++);
      drawn[name].push(take(pile, card));
    } else if (deed === "round" && who !== "ended") [playing, pile] = [told.split(" deals to ")[1].split("+"), await shuffle(deck)];
    else if (deed === "dealt") pairs.forEach(([name, card]) => hands[name].push(take(pool.length ? pool : pile, card)));
    else if (deed === "drew") cards.forEach((card) => hands[who].push(take(pile, card)));
    else if (deed === "turned") top = take(pile, who);
    else if (deed === "returned" && who === "shuffled") pile = await shuffle([...pile, top]);
    else if (deed === "returned") pile.splice(who === "middle" ? Math.floor(pile.length / 2) : pile.length, 0, top);
    else if (deed === "refilled") pile = await shuffle(all(under));
    else if (deed === "collected") pool = await shuffle(playing.flatMap((name) => all(hands[name])));
    else if (deed === "played" || deed === "jumped in") [top] = [take(hands[who], cards[0], hands[who].indexOf(cards[0])), under.push(top)];
    else if (deed === "swapped") [hands[who], hands[told.slice(5)]] = [hands[told.slice(5)], hands[who]];
    else if (deed === "direction") step = who === "clockwise" ? 1 : -1;
    else if (deed === "rotated") playing.map((_, i) => hands[playing.at((i - step) % playing.length)]).forEach((hand, i) => (hands[playing[i]] = hand));
    else if (/^(left|went out|knocked out)$/.test(deed)) [playing] = [playing.filter((name) => name !== who), under.push(...all(hands[who]))];
  }
}
globalThis.verifyRecord = async (text, say = console.log) => {
  const [, head, body] = text.replaceAll("\r\n", "\n").match(/^(.*?\n)\n(.*\n)/s) ?? must(false, "this is no match record");
  const field = (key) => [...head.matchAll(RegExp(`^${key}: (.*)$`, "gm"))].map(([, value]) => value.trimEnd());
  const names = field("seat").map((seat) => seat.split(", ")[0]), rules = field("rules").map((line) => `${line}\n`).join("");
  const [, table, match] = field("shuffle").join().match(/^fair, table ([\w-]+), match (\d+)$/) ?? must(false, "there is no fair shuffle in it to check: only matches that a server dealt have one");
  const [, kind, count] = rules.match(/^deck = \{ kind = "(\w+)", count = "?(\w+)"? \}$/m), more = kind !== "classic";
  const wilds = { W: 4, "W+4": 4, WS: more && kind !== "shuffle", WH: more && kind !== "swap", WB: more && 3 };
  const one = KINDS.flatMap((card) => Array(Number(wilds[card] ?? (card[1] === "0" ? 1 : 2))).fill(card));
  const cards = 21 + names.length * rules.match(/hand_size = (\d+)/)[1], fits = (n) => 10 * n >= names.length && one.length * n >= cards;
  const deck = one.flatMap((card) => Array(count === "auto" ? [1, 2, 3, 4].find(fits) : Number(count)).fill(card));
  const kinds = number(deck.length) + hex(deck.map((card) => KINDS.indexOf(card)));
  const bound = await sha(256, label("rules-v1") + number(label(rules).length / 2) + label(rules)) + await sha(256, label("deck-v1") + kinds);
  const rounds = body.split(/^next round \|/m).slice(1), game = { names, deck, bound, id: number(table.length) + label(table) + number(match) };
  let good = rounds.length > 0 && [...body.matchAll(/^-- round (\d+)/gm)].every(([, round]) => round <= rounds.length);
  for (const [i, entries] of rounds.entries()) await keyOf(i + 1, body, game).then((key) => play(entries, key, game))
    .then(() => say(`round ${i + 1}: ok`), (error) => { good = false; say(`round ${i + 1}: wrong: ${error.message}`); });
  return good;
};
if (globalThis.process?.argv[2]) process.exitCode = await import("node:fs").then((fs) => verifyRecord(fs.readFileSync(process.argv[2], "utf8"))).catch((error) => console.error(error.message)) ? 0 : 1;
