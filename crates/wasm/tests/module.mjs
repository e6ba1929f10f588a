// Plays a match in the module itself: node module.mjs lastcard_wasm.wasm [preset] [bots]
// The module must ask nothing of whoever loads it, and a table must go on in a second instance of it.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";

const [file, rules = "standard", bots = "3"] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(file));
assert.deepEqual(WebAssembly.Module.imports(module), []);

/** An instance of the module as a function from requests to answers. */
async function load() {
    const { memory, alloc, call, free } = (await WebAssembly.instantiate(module, {})).exports;
    return (request) => {
        const text = new TextEncoder().encode(JSON.stringify(request));
        const address = alloc(text.length);
        new Uint8Array(memory.buffer, address, text.length).set(text);
        const packed = BigInt.asUintN(64, call(address, text.length));
        const [at, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
        const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
        free(at, length);
        return JSON.parse(answer);
    };
}

const seed = () => randomBytes(32).toString("hex");
const clock = { at: 1_780_000_000_000, now: 0 };
let ask = await load();
const opened = ask({
    request: "open", ...clock, seed: seed(), name: "Ann", lang: "en", rules,
    bots: Array(Number(bots)).fill("normal"), settings: { bot_pace: "instant" },
});
assert.equal(opened.answer, "opened", opened.text);
const entries = opened.entries;
const known = { seq: 0, choices: null, over: false, wake: null };

function told(answer) {
    assert.equal(answer.answer, "told", answer.text);
    entries.push(...answer.entries);
    known.wake = answer.wake;
    for (const message of answer.messages) {
        if (message.type === "welcome") {
            Object.assign(known, { seq: message.room.seq, choices: message.room.choices });
        } else if (message.type === "news") {
            assert.equal(message.seq, known.seq + 1);
            Object.assign(known, { seq: message.seq, choices: message.choices });
            known.over ||= message.facts.some(({ fact }) => fact === "recorded");
        }
    }
    return answer.messages;
}

const say = (message) => told(ask({ request: "message", ...clock, message }));
const hello = () =>
    say({ type: "hello", version: 1, table: opened.table, token: opened.token, lang: "en" });

function command(act) {
    const id = randomBytes(16).toString("hex");
    const answer = say({ type: "command", id, seq: known.seq, act }).find((of) => of.id === id);
    assert.equal(answer.type, "done", JSON.stringify({ act, answer }));
}

/** A move that is open; none while the person has nothing to do. */
function choose({ cards, colors, swap_with, cannot_draw, cannot_pass, names, start_swaps }) {
    const card = cards.find((of) => of.cannot_play === null);
    if (card) {
        const swap = card.swap === "must" ? swap_with[0] : null;
        const uno = swap === null ? card.uno : card.uno_by_swap.includes(swap);
        const color = card.card.startsWith("W") ? (colors[0] ?? null) : null;
        return { type: "play", cards: [card.card], color, swap, uno };
    }
    if (cannot_draw === null) return { type: "draw" };
    if (cannot_pass === null) return { type: "pass" };
    if (names.length > 0) return { type: "name", color: names[0] };
    return start_swaps.length > 0 ? { type: "swap", with: start_swaps[0] } : null;
}

hello();
let moves = 0;
const begin = performance.now();
while (!known.over) {
    const play = known.choices && choose(known.choices);
    if (play) {
        command({ type: "play", play });
        moves += 1;
    } else if (known.wake !== null) {
        clock.now += known.wake;
        told(ask({ request: "tick", ...clock }));
    } else {
        command({ type: "ready" });
    }
    if (moves === 20) {
        const again = await load();
        const reopened = again({ request: "reopen", ...clock, seed: seed(), entries });
        assert.deepEqual(reopened, { answer: "reopened", table: opened.table });
        ask = again;
        hello();
        moves += 1;
    }
}
const { text } = ask({ request: "record", number: null });
assert.ok(text.startsWith("lastcard record "));
const time = (performance.now() - begin).toFixed(0);
console.log(`${rules} with ${bots} bots: ${moves} moves, ${entries.length} entries, ${time} ms, record of ${text.length} bytes`);
