/**
 * Writes the random test program of a conjecture. Test `n` at size `k` draws from a source of its own, made from the seed, `k` and `n`: any
 * single test can be repeated by itself.
 */
import { present } from "../../base/index.ts";
import type { Driver } from "../driver.ts";
import { cellPrelude } from "../exhaustive/cells.ts";
import { unknownsText } from "../run/unknowns.ts";
import { type TestText, TestWriter, testPrelude } from "../test-text.ts";
import { RandomWriter } from "./random-values.ts";

/** The text, and the names it hands out: `start(size, seed, from, to)` tries tests `from` … `to − 1`. */
export function randomText(driver: Driver, test: TestText): { readonly text: string; readonly exports: readonly string[] } {
  const values = new RandomWriter(driver);
  const tests = new TestWriter(driver, test);
  const from = (i: number): string => {
    const step = test.steps[i];
    if (step === undefined) return tests.conclusion();
    const then = (): string => from(i + 1);
    switch (step.kind) {
      case "generate": {
        const x = present(test.conjecture.variables[step.variable], "randomText: variable");
        return `x${step.variable} = ${values.value(driver.idOf(x.type), "k", "k")};\n${then()}`;
      }
      case "test":
        return tests.premise(step.premise, then);
      case "solve":
        return tests.solve(step, then);
    }
  };
  const body = from(0);
  const variables = test.conjecture.variables.map((_, i) => `x${i}`);
  const text = [
    cellPrelude,
    testPrelude,
    randomPrelude,
    `for (let i = 0; i < ${test.conjecture.premises.length}; i++) held.push(0);`,
    ...(variables.length === 0 ? [] : [`let ${variables.join(", ")};`]),
    ...(test.doubts ? [unknownsText(driver)] : []),
    driver.text,
    `function one(k) {\n${body}\nreturn false; }`,
    loopText,
  ];
  const exports = ["start", "bind", "counts", "freeze", "premisesHeld", ...(test.doubts ? ["unknowns"] : [])];
  return { text: text.join("\n"), exports };
}

/**
 * The source is xoroshiro64** (Blackman and Vigna, 2018), seeded by the finalizer of SplitMix over seed, size and number. `noValue` gives a
 * test up for which a value could not be made.
 */
const randomPrelude = `let ra = 1, rb = 1, frozen = false;
const giveUp = { toString() { return "no value"; } };
function noValue() { throw giveUp; }
function mix(h) { h = Math.imul(h ^ (h >>> 16), 0x85ebca6b); h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35); return h ^ (h >>> 16); }
function reseed(seed, k, n) {
ra = mix(mix(mix(seed + 0x9e3779b9 | 0) + k | 0) + n | 0); rb = mix(ra + 0x7f4a7c15 | 0);
if ((ra | rb) === 0) rb = 1; }
function next() {
const a = ra; let b = rb; const m = Math.imul(a, 0x9e3779bb);
b ^= a; ra = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9); rb = (b << 13) | (b >>> 19);
return Math.imul((m << 5) | (m >>> 27), 5); }
function below(n) { return Math.floor((next() >>> 0) / 4294967296 * n); }
function randomChar(j) {
if (mentioned.length > 0 && below(4) === 0) return mentioned[below(mentioned.length)];
return below(8) === 0 ? below(256) : 97 + below(j < 25 ? j + 1 : 26); }
function freeze(now) { frozen = now; }
function premisesHeld() { return held.slice(); }`;

const loopText = `function start(k, seed, from, to) {
for (let n = from; n < to; n++) {
reseed(seed, k, n);
if (--fuel < 0) tick();
try { if (one(k)) return true; } catch (e) { if (e !== giveUp) throw e; passed++; } }
return false; }`;
