/**
 * Writes enumerators: one function per predicate, mode and flavour, in the style of visitors ([Bulwahn 2013], 4.2.5). Depth-limited functions take the
 * depth left, the inputs and a continuation; functions with tables (`tables.ts` of the run time) run to the least fixed point of what they
 * need, in rounds.
 */
import { type Body, type Js, js, type Statement } from "../../javascript/index.ts";
import type { Free } from "../../logic/index.ts";
import type { ClausePlan, PredicatePlan } from "../../plans/index.ts";
import { type Driver, goOn, searchFunction } from "../driver.ts";
import { type Dataflow, type Enumerator, enumeratorName } from "./dataflow.ts";
import { type Setting, StepWriter } from "./step-writer.ts";

/** All enumerators and deciders of a dataflow. */
export function enumeratorCode(driver: Driver, flow: Dataflow): Body {
  const code: Statement[] = [];
  for (const enumerator of flow.enumerators.values()) {
    code.push(...(enumerator.flavour === "some" ? limited(driver, flow, enumerator) : tabled(driver, flow, enumerator)));
    if (enumerator.flavour === "all" && !enumerator.plan.mode.includes("o")) code.push(decider(enumerator));
  }
  return code;
}

function inputsOf({ plan }: Enumerator): string[] {
  return [...plan.mode].filter((m) => m === "i").map((_, i) => `a${i}`);
}

function outputsOf({ plan }: Enumerator): string[] {
  return [...plan.mode].filter((m) => m === "o").map((_, i) => `o${i}`);
}

/** Hands a solution to the continuation. */
const handOn = (args: readonly Js[]): Body => [goOn("k", ...args)];

/** Solutions up to a depth. */
function limited(driver: Driver, flow: Dataflow, enumerator: Enumerator): Body {
  const { plan, descends } = enumerator;
  const name = enumeratorName(plan, "some");
  const depth = descends ? "d" : js.op("d", "-", 1);
  const setting: Setting = {
    flavour: "some",
    depth,
    bound: depth,
    outer: "d",
    failed: [],
    unsure: (v) => [js.run(js.call("unsure", v))],
    bind: js.constant,
  };
  const isCharged = flow.isBranching && !flow.isForward && !descends;
  const isSpent = js.op("d", "<", 1);
  const isOver = isCharged ? js.op(isSpent, "||", js.op("left", "<", 1)) : isSpent;
  const start = [
    js.guard,
    js.increase("passed"),
    ...(descends ? [] : [js.when(isOver, [js.set("shallow", true), js.give(false)])]),
    ...(isCharged ? [js.run(js.unary("--", "left"))] : []),
  ];
  const end = isCharged ? [js.increase("left")] : [];
  const links = descends || driver.isDrawn ? [] : plan.clauses.filter((clause) => isLink(clause, plan, flow));
  const inputs = inputsOf(enumerator);
  if (links.length > 0) return chain({ driver, flow, enumerator, setting, links, name, inputs, start, end });
  const clauses = clausesCode(driver, flow, plan.clauses, setting, handOn);
  const tried = driver.isDrawn ? drawnClauses(flow, plan, clauses) : clauses;
  return [searchFunction(name, ["d", ...inputs, "k"], [...start, ...tried, ...end])];
}

/** The clauses in any order. */
function drawnClauses(flow: Dataflow, plan: PredicatePlan, clauses: Body): Body {
  if (clauses.length < 2) return clauses;
  const order = js.call("clauseOrder", js.array(plan.clauses.map((clause) => flow.recursionsOf(plan, clause))));
  return [
    js.each(
      "c",
      order,
      clauses.map((clause, i) => js.when(js.same("c", i), [clause])),
    ),
  ];
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
  readonly start: Body;
  readonly end: Body;
}

/**
 * Clauses that go on from one solution of their own predicate need no continuation for each depth: what is to be done with a solution found at
 * some depth is to apply these clauses at the next, up to the depth `D` that was asked for (the continuations of [Bulwahn 2013], 4.2.5 without
 * closures). All of them share the solution, which would be found again for each clause otherwise.
 */
function chain({ driver, flow, enumerator, setting, links, name, inputs, start, end }: Chain): Body {
  const { plan } = enumerator;
  const [up, walk] = [`u${name}`, `w${name}`];
  const found = (args: readonly Js[]): Body => {
    const further = js.call(up, js.op("d", "+", 1), "D", ...inputs, ...args, "k");
    return [js.when(js.choose(js.op("d", "<", "D"), further, js.call("k", ...args)), [js.give(true)])];
  };
  const outputs = outputsOf(enumerator);
  const others = plan.clauses.filter((clause) => !links.includes(clause));
  const linked = links.map((clause) => js.block(clauseCode(driver, flow, clause, setting, found, outputs)));
  const below = goOn(walk, js.op("d", "-", 1), "D", ...inputs, "k");
  return [
    searchFunction(up, ["d", "D", ...inputs, ...outputs, "k"], [js.guard, ...linked]),
    searchFunction(walk, ["d", "D", ...inputs, "k"], [...start, ...clausesCode(driver, flow, others, setting, found), below, ...end]),
    js.func(name, ["d", ...inputs, "k"], [js.give(js.call(walk, "d", "d", ...inputs, "k"))]),
  ];
}

function clausesCode(
  driver: Driver,
  flow: Dataflow,
  clauses: readonly ClausePlan[],
  setting: Setting,
  found: (args: readonly Js[]) => Body,
): Body {
  return clauses.map((clause) => js.block(clauseCode(driver, flow, clause, setting, found)));
}

/** One clause; with `given`, a solution of the call that is its first step. */
function clauseCode(
  driver: Driver,
  flow: Dataflow,
  clause: ClausePlan,
  setting: Setting,
  found: (args: readonly Js[]) => Body,
  given?: readonly string[],
): Body {
  const writer = new StepWriter(driver, flow, setting, (_x: Free) => driver.fresh("x"));
  const [first] = clause.steps;
  const steps = (): Body => writer.steps(clause.steps, given === undefined ? 0 : 1, () => writer.values(clause.outputs, found));
  const solved = first?.kind === "call" ? first.args.filter((_, i) => first.mode[i] !== "i") : [];
  const inputs = clause.inputs.map((_, i) => `a${i}`);
  return writer.matchAll([...clause.inputs, ...(given === undefined ? [] : solved)], [...inputs, ...(given ?? [])], 0, steps);
}

/** The bound of values that are generated inside tables, which have no depth. */
const tableBound = 3;

/** All solutions, kept in a table by inputs when the predicate is recursive. */
function tabled(driver: Driver, flow: Dataflow, enumerator: Enumerator): Body {
  const name = enumeratorName(enumerator.plan, "all");
  const inputs = inputsOf(enumerator);
  const params = [...inputs, "k"];
  const setting: Setting = {
    flavour: "all",
    depth: tableBound,
    bound: tableBound,
    outer: tableBound,
    failed: [],
    unsure: () => [js.set("cut", true)],
    bind: js.constant,
  };
  const body = [js.guard, ...clausesCode(driver, flow, enumerator.plan.clauses, setting, handOn)];
  if (!enumerator.isRecursive || enumerator.descends) return [searchFunction(name, params, body)];
  const outputs = outputsOf(enumerator);
  const add = js.call("addAnswer", "e", js.array(outputs));
  // One answer is all there is without outputs.
  const isOnce = outputs.length === 0;
  const answer = js.arrow(outputs, isOnce ? [js.run(add), js.give(true)] : add);
  const [table, clauses] = [`T${name}`, `B${name}`];
  const isNarrower = js.op(js.member("e", "breadth"), "<", "breadth");
  const isUnsolved = js.op(js.not(js.member("e", "done")), "||", js.op(js.member("e", "cut"), "&&", isNarrower));
  const isNext = js.op(js.same("leader", null), "||", js.differ(js.member("e", "round"), "round"));
  const run = js.arrow([], js.call(clauses, ...inputs, answer));
  const width = flow.mayGrow(enumerator.plan) ? "breadth" : "most";
  const found = [goOn("k", js.spread(js.index(js.member("e", "answers"), "i")))];
  return [
    js.constant(table, js.create("Map")),
    searchFunction(clauses, params, body),
    searchFunction(name, params, [
      js.constant("e", js.call("entry", table, js.array(inputs))),
      js.when(js.op(isUnsolved, "&&", isNext), [js.run(js.call("solve", "e", run, isOnce, width))]),
      js.constant("n", js.member(js.member("e", "answers"), "length")),
      driver.isDrawn ? js.each("i", js.call("someBelow", "n"), found) : js.count("i", "n", found),
      js.when(js.member("e", "cut"), [js.set("cut", true)]),
    ]),
  ];
}

/** Whether a predicate holds: true, false, or undefined when not every way could be tried. */
function decider({ plan }: Enumerator): Statement {
  const params = [...plan.mode].map((_, i) => `a${i}`);
  const holds = js.arrow([], js.call(enumeratorName(plan, "all"), ...params, "yes"));
  return js.func(`d${plan.predicate.id}`, params, [js.give(js.call("decide", holds, "trouble"))]);
}
