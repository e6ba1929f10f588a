// Runs docs/verify.mjs for the tests: reads one JSON object, prints one JSON value.
import { readFileSync } from "node:fs";

const source = readFileSync(process.argv[2], "utf8");
process.argv.length = 2; // so that the script does not take a file of its own
const inner = "export { KINDS, hex, hmac, keyOf, label, number, sha, shuffled };";
const script = await import(`data:text/javascript;base64,${Buffer.from(`${source}\n${inner}`).toString("base64")}`);
const input = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(await (input.records ? verdicts(input.records) : vectors(input.vectors))));

async function verdicts(records) {
  const found = [];
  for (const text of records) found.push(await globalThis.verifyRecord(text, () => {}).catch(() => false));
  return found;
}

// Computes again what each vector says.
async function vectors(list) {
  const found = [];
  for (const vector of list) found.push(await computed(vector));
  return found;
}

async function computed({ input }) {
  const { label, number, sha } = script;
  const sized = (text) => number(label(text).length / 2) + label(text);
  const rules = await sha(256, label("rules-v1") + sized(input.rules.map((line) => `${line}\n`).join("")));
  const kinds = script.hex(input.deck.split(" ").map((card) => script.KINDS.indexOf(card)));
  const deck = await sha(256, label("deck-v1") + number(input.deck.split(" ").length) + kinds);
  const id = sized(input.table) + number(input.match);
  const seatId = id + number(input.round);
  const promises = [];
  for (const { seat, share } of input.shares) promises.push(await sha(256, label("seat-v1") + seatId + number(seat) + share));
  const commitment = await sha(256, label("srv-v1") + seatId + rules + deck + input.secret);
  const names = Array.from({ length: 20 }, (_, seat) => `seat ${seat}`);
  const said = [`-- round ${input.round}: commitment ${commitment}`, `-- round ${input.round}: secret ${input.secret}`];
  input.shares.forEach(({ seat, share, shown }, i) =>
    said.push(`-- round ${input.round}, ${names[seat]}: promise ${promises[i]}, ${shown ? `share ${share}` : "dropped"}`));
  const key = await script.keyOf(input.round, said.join("\n"), { names, id, bound: rules + deck });
  const first = (await script.hmac(key, number(0))).match(/.{8}/g);
  const one = await script.hmac(key, label("op") + number(1));
  const dealer = await script.hmac(key, label("dealer") + number(0));
  const order = async (own) => (await script.shuffled(input.deck.split(" "), own)).join(" ");
  return {
    rules_hash: rules, deck_hash: deck, promises, commitment, key, words: first,
    deck_order: await order(key), order_of_operation_1: await order(one), order_for_dealer: await order(dealer),
  };
}
