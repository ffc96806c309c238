/**
 * Writes enumerators: one function per predicate, mode and flavour, in the style of visitors (thesis 4.2.5). Depth-limited functions take the
 * depth left, the inputs and a continuation; functions with tables run to the least fixed point of what they need, in rounds.
 */
import type { Free } from "../../logic/index.ts";
import type { ClausePlan, PredicatePlan } from "../../predicates/index.ts";
import type { Driver } from "../driver.ts";
import { type Dataflow, type Enumerator, enumeratorName } from "./dataflow.ts";
import { type Setting, StepWriter } from "./step-writer.ts";

/** The text of all enumerators and deciders of a dataflow. */
export function enumeratorText(driver: Driver, flow: Dataflow): string {
  const parts: string[] = [tableText];
  for (const enumerator of flow.enumerators.values()) {
    parts.push(enumerator.flavour === "some" ? limited(driver, flow, enumerator) : tabled(driver, flow, enumerator));
    if (enumerator.flavour === "all" && !enumerator.plan.mode.includes("o")) parts.push(decider(enumerator));
  }
  return parts.join("\n");
}

function inputsOf({ plan }: Enumerator): string[] {
  return [...plan.mode].filter((m) => m === "i").map((_, i) => `a${i}`);
}

/** Solutions up to a depth. */
function limited(driver: Driver, flow: Dataflow, enumerator: Enumerator): string {
  const { plan, descends } = enumerator;
  const name = enumeratorName(plan, "some");
  const depth = descends ? "d" : "(d - 1)";
  const setting: Setting = {
    flavour: "some",
    depth,
    bound: depth,
    outer: "d",
    failed: "",
    unsure: (v) => `unsure(${v});`,
    bind: (x, value) => `const ${x} = ${value};`,
  };
  const isCharged = flow.isBranching && !descends;
  const stop = descends ? "" : `if (d < 1${isCharged ? " || left < 1" : ""}) { shallow = true; return false; }`;
  const start = `if (--fuel < 0) tick(); passed++; ${stop}${isCharged ? " left--;" : ""}`;
  const end = `${isCharged ? "left++; " : ""}return false;`;
  const links = descends ? [] : plan.clauses.filter((clause) => isLink(clause, plan, flow));
  const inputs = inputsOf(enumerator);
  if (links.length > 0) return chain({ driver, flow, enumerator, setting, links, name, inputs, start, end });
  return `function ${name}(${["d", ...inputs, "k"].join(", ")}) {
${start}
${clausesText(driver, flow, plan.clauses, setting, (args) => `if (k(${args.join(", ")})) return true;`)}
${end} }`;
}

/** A clause that goes on from a solution of its own predicate for the same inputs, and from nothing else. */
function isLink({ inputs, steps }: ClausePlan, { predicate, mode }: PredicatePlan, flow: Dataflow): boolean {
  const [first] = steps;
  if (first?.kind !== "call" || first.predicate !== predicate || first.mode !== mode || flow.flavourOf(first, "some") !== "some")
    return false;
  const given = first.args.filter((_, i) => mode[i] === "i");
  const isSame = inputs.every((t, i) => t.kind === "free" && given[i]?.kind === "free" && given[i].name === t.name);
  return isSame && new Set(given.map((t) => (t.kind === "free" ? t.name : ""))).size === inputs.length;
}

interface Chain {
  readonly driver: Driver;
  readonly flow: Dataflow;
  readonly enumerator: Enumerator;
  readonly setting: Setting;
  readonly links: readonly ClausePlan[];
  readonly name: string;
  readonly inputs: readonly string[];
  readonly start: string;
  readonly end: string;
}

/**
 * Clauses that go on from one solution of their own predicate need no continuation for each depth: what is to be done with a solution found at
 * some depth is to apply these clauses at the next, up to the depth `D` that was asked for (the continuations of thesis 4.2.5 without
 * closures). All of them share the solution, which would be found again for each clause otherwise.
 */
function chain({ driver, flow, enumerator, setting, links, name, inputs, start, end }: Chain): string {
  const { plan } = enumerator;
  const found = (args: readonly string[]): string =>
    `if (d < D ? u${name}(${["d + 1", "D", ...inputs, ...args, "k"].join(", ")}) : k(${args.join(", ")})) return true;`;
  const outputs = [...plan.mode].filter((m) => m === "o").map((_, i) => `o${i}`);
  const others = plan.clauses.filter((clause) => !links.includes(clause));
  return `function u${name}(${["d", "D", ...inputs, ...outputs, "k"].join(", ")}) {
if (--fuel < 0) tick();
${links.map((clause) => `{ ${clauseText(driver, flow, clause, setting, found, outputs)} }`).join("\n")}
return false; }
function w${name}(${["d", "D", ...inputs, "k"].join(", ")}) {
${start}
${clausesText(driver, flow, others, setting, found)}
if (w${name}(${["d - 1", "D", ...inputs, "k"].join(", ")})) return true;
${end} }
function ${name}(${["d", ...inputs, "k"].join(", ")}) { return w${name}(${["d", "d", ...inputs, "k"].join(", ")}); }`;
}

function clausesText(
  driver: Driver,
  flow: Dataflow,
  clauses: readonly ClausePlan[],
  setting: Setting,
  found: (args: readonly string[]) => string,
): string {
  return clauses.map((clause) => `{ ${clauseText(driver, flow, clause, setting, found)} }`).join("\n");
}

/** One clause; with `given`, a solution of the call that is its first step. */
function clauseText(
  driver: Driver,
  flow: Dataflow,
  clause: ClausePlan,
  setting: Setting,
  found: (args: readonly string[]) => string,
  given?: readonly string[],
): string {
  const writer = new StepWriter(driver, flow, setting, (_x: Free) => driver.fresh("x"));
  const [first] = clause.steps;
  const steps = (): string => writer.steps(clause.steps, given === undefined ? 0 : 1, () => writer.values(clause.outputs, found));
  const solved = first?.kind === "call" ? first.args.filter((_, i) => first.mode[i] !== "i") : [];
  const inputs = clause.inputs.map((_, i) => `a${i}`);
  return writer.matchAll([...clause.inputs, ...(given === undefined ? [] : solved)], [...inputs, ...(given ?? [])], 0, steps);
}

/** All solutions, kept in a table by inputs when the predicate is recursive. */
function tabled(driver: Driver, flow: Dataflow, enumerator: Enumerator): string {
  const name = enumeratorName(enumerator.plan, "all");
  const inputs = inputsOf(enumerator);
  const setting: Setting = {
    flavour: "all",
    depth: "3",
    bound: "3",
    outer: "3",
    failed: "",
    unsure: () => "cut = true;",
    bind: (x, value) => `const ${x} = ${value};`,
  };
  const body = clausesText(driver, flow, enumerator.plan.clauses, setting, (args) => `if (k(${args.join(", ")})) return true;`);
  if (!enumerator.isRecursive || enumerator.descends)
    return `function ${name}(${[...inputs, "k"].join(", ")}) { if (--fuel < 0) tick();
${body}
return false; }`;
  const outputs = [...enumerator.plan.mode].filter((m) => m === "o").map((_, i) => `o${i}`);
  // One answer is all there is without outputs.
  const answer =
    outputs.length === 0 ? "() => { addAnswer(e, []); return true; }" : `(${outputs.join(", ")}) => addAnswer(e, [${outputs.join(", ")}])`;
  return `const T${name} = new Map();
function B${name}(${[...inputs, "k"].join(", ")}) { if (--fuel < 0) tick();
${body}
return false; }
function ${name}(${[...inputs, "k"].join(", ")}) {
const e = entry(T${name}, [${inputs.join(", ")}]);
if ((!e.done || (e.cut && e.breadth < breadth)) && (leader === null || e.round !== round)) solve(e, () => B${name}(${[...inputs, answer].join(", ")}), ${outputs.length === 0}, ${flow.mayGrow(enumerator.plan) ? "breadth" : "most"});
for (let i = 0, n = e.answers.length; i < n; i++) if (k(...e.answers[i])) return true;
if (e.cut) cut = true;
return false; }`;
}

/** Whether a predicate holds: true, false, or undefined when not every way could be tried. */
function decider({ plan }: Enumerator): string {
  const params = [...plan.mode].map((_, i) => `a${i}`);
  return `function d${plan.predicate.id}(${params.join(", ")}) {
const saved = [leader, round, changed, pending, cut, breadth]; leader = null; cut = false; breadth = most; let found = false, wasCut = true;
try { found = ${enumeratorName(plan, "all")}(${[...params, "yes"].join(", ")}); wasCut = cut; } catch (e) { [leader, round, changed, pending, cut, breadth] = saved; let isOver = true; try { trouble(e); isOver = false; } catch { } if (isOver) throw e; return undefined; }
[leader, round, changed, pending, cut, breadth] = saved;
return found ? true : wasCut ? undefined : false; }`;
}

/**
 * Tables: an entry holds the solutions found for some inputs. The first call leads: it is repeated in rounds until a round finds nothing new, so
 * that everything it asked for is complete (least fixed point by iteration; a call under way answers with what is known so far). Where values
 * may grow from call to call there may be no end: then so many entries are looked at as the breadth says, which grows with the depth.
 */
const tableText = `const most = 20000, breadthAt = (d) => 16 << Math.min(d, 6);
let breadth = most, leader = null, round = 0, rounds = 0, changed = false, pending = [], cut = false, shallow = false, left = 0, elements;
const yes = () => true;
const ids = new WeakMap(); let lastId = 0;
function keyOf(v) {
if (v === null) return "_";
if (typeof v === "object") { if (Array.isArray(v)) return "[" + v.map(keyOf).join(",") + "]"; let s = "("; for (const f in v) s += keyOf(v[f]) + " "; return s + ")"; }
if (typeof v === "function") { let id = ids.get(v); if (id === undefined) { id = ++lastId; ids.set(v, id); } return "f" + id; }
return typeof v === "number" ? String(v) : typeof v + String(v); }
function entry(table, inputs) {
const key = keyOf(inputs); let e = table.get(key);
if (e === undefined) { if (table.size > most) table.clear(); e = { round: -1, done: false, cut: false, breadth: 0, limit: 0, answers: [], keys: new Set() }; table.set(key, e); }
return e; }
function addAnswer(e, answer) {
const key = keyOf(answer); if (e.keys.has(key)) return false;
if (e.answers.length >= e.limit) { cut = true; return true; }
e.keys.add(key); e.answers.push(answer); changed = true; return false; }
function solve(e, run, once, width) {
e.limit = Math.min(5000, width);
if (leader !== null) { if (pending.length >= width) { cut = true; return; } e.round = round; pending.push(e); run(); if (once && e.answers.length > 0) { e.done = true; e.cut = false; } return; }
leader = e; pending = [e]; const before = cut; cut = false; let left = 5000, complete = false;
try {
do { changed = false; cut = false; round = ++rounds; e.round = round; pending = [e]; run(); } while (changed && !(once && e.answers.length > 0) && --left > 0);
complete = !changed;
if (!complete && !once) cut = true;
for (const x of pending) if (complete) { x.done = true; x.cut = cut; x.breadth = breadth; }
if (once && e.answers.length > 0) { e.done = true; e.cut = false; cut = false; }
} finally { leader = null; cut = before || cut; }
}
function isShallow() { const s = shallow; shallow = false; return s; }
function bindSmart(h) { elements = h.elements; }`;
