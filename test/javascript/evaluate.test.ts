import { describe, expect, it } from "vitest";
import { emit, instantiate, type Outcome } from "../../src/javascript/index.ts";
import { eq, type Free, fun, list, listT, natT, showTerm, type Term, type Theory } from "../../src/logic/index.ts";
import { lowerProgram, lowerValue, raiseValue, type Value } from "../../src/program/index.ts";
import { app, apps, at, cons, lambdas, nat, plus, v } from "../program/hand-theory.ts";
import { listTheory } from "../program/list-theory.ts";

const lists = listTheory();
const ln = listT(natT);
const of = (c: Parameters<typeof at>[0]) => at(c, lists.at);
const numbers = (...ns: number[]): Term => list(ns.map(nat), natT);

function run(theory: Theory, params: readonly Free[], body: Term, args: readonly Term[]): { outcome: Outcome; shown: string } {
  const lowered = lowerProgram(theory, [{ name: "main", params, body }]);
  if (lowered.kind === "refused") throw new Error(JSON.stringify(lowered.reasons));
  const { program } = lowered;
  const instance = instantiate(emit(program));
  const values = args.map((arg) => lowerValue(program, instance.machine, arg) as Value);
  const outcome = instance.run("main", values);
  const result = program.functions[0]?.result ?? 0;
  const term = outcome.kind === "value" ? raiseValue(program, instance.machine, outcome.value, result) : null;
  return { outcome, shown: term === null ? "" : showTerm(term) };
}

describe("evaluation of list functions", () => {
  const p = v("p", ln);
  const q = v("q", ln);

  it("appends by a loop that fills the last cell", () => {
    const { shown } = run(lists.hand.theory, [p, q], apps(of(lists.append), [p, q]), [numbers(1, 2), numbers(3)]);
    expect(shown).toBe(showTerm(numbers(1, 2, 3)));
  });

  it("keeps a list of a million elements", () => {
    const lowered = lowerProgram(lists.hand.theory, [
      { name: "main", params: [p], body: app(of(lists.length), apps(of(lists.append), [p, p])) },
    ]);
    if (lowered.kind === "refused") throw new Error("refused");
    const instance = instantiate(emit(lowered.program));
    const type = lowered.program.types.find((t) => t.type === ln)?.id ?? -1;
    let long: Value = null;
    for (let i = 0; i < 1_000_000; i++) long = instance.machine.make(type, 1, [i, long]);
    expect(instance.run("main", [long])).toEqual({ kind: "value", value: 2_000_000 });
  });

  it("compares by structure", () => {
    const claim = eq(
      app(of(lists.rev), apps(of(lists.append), [p, q])),
      apps(of(lists.append), [app(of(lists.rev), p), app(of(lists.rev), q)]),
    );
    expect(run(lists.hand.theory, [p, q], claim, [numbers(1), numbers(1)]).outcome).toEqual({ kind: "value", value: true });
    expect(run(lists.hand.theory, [p, q], claim, [numbers(1), numbers(2)]).outcome).toEqual({ kind: "value", value: false });
  });

  it("signals a missing equation with its arguments", () => {
    const { outcome } = run(lists.hand.theory, [p], plus(app(of(lists.hd), p), nat(1)), [numbers()]);
    expect(outcome.kind === "missing" && [outcome.site.constant.name, outcome.site.why, outcome.args]).toEqual([
      "List.list.hd",
      "unspecified",
      [null],
    ]);
  });

  it("specialises a function argument away, with what it captures", () => {
    const z = v("z", natT);
    const k = v("k", natT);
    const { shown } = run(lists.hand.theory, [p, k], apps(of(lists.map), [lambdas([z], plus(z, k)), p]), [numbers(1, 2), nat(5)]);
    expect(shown).toBe(showTerm(numbers(6, 7)));
  });

  it("passes an unknown function as a closure", () => {
    const f = v("f", fun(natT, natT));
    const body = apps(of(lists.map), [f, cons(nat(3), numbers())]);
    const lowered = lowerProgram(lists.hand.theory, [{ name: "main", params: [f], body }]);
    if (lowered.kind === "refused") throw new Error("refused");
    const instance = instantiate(emit(lowered.program));
    const outcome = instance.run("main", [(n: Value) => Number(n) * 2]);
    expect(outcome.kind === "value" && JSON.stringify(outcome.value)).toBe('{"s0":6,"s1":null}');
  });
});

describe("numbers and limits", () => {
  const n = v("n", natT);

  it("spill into BigInt and come back", () => {
    const big = 2n ** 53n;
    const lowered = lowerProgram(lists.hand.theory, [{ name: "main", params: [n], body: plus(n, n) }]);
    if (lowered.kind === "refused") throw new Error("refused");
    const instance = instantiate(emit(lowered.program));
    expect(instance.run("main", [Number.MAX_SAFE_INTEGER])).toEqual({ kind: "value", value: 2n * big - 2n });
    expect(instance.run("main", [2])).toEqual({ kind: "value", value: 4 });
  });

  it("end an evaluation that takes too many steps", () => {
    const lowered = lowerProgram(lists.hand.theory, [{ name: "main", params: [n], body: app(lists.fib, n) }]);
    if (lowered.kind === "refused") throw new Error("refused");
    const emission = emit(lowered.program);
    expect(instantiate(emission).run("main", [20])).toEqual({ kind: "value", value: 6765 });
    expect(instantiate(emission, { steps: 10_000 }).run("main", [40])).toEqual({ kind: "limit", limit: "steps" });
    expect(instantiate(emission, { interrupted: () => true }).run("main", [40])).toEqual({ kind: "limit", limit: "interrupted" });
  });
});
