import { Budget } from "../../src/base/index.ts";
import { instantiate } from "../../src/javascript/index.ts";
import { type Conjecture, False, type Find, free, showTerm, type Term, type Theory, type Type } from "../../src/logic/index.ts";
import type { Value } from "../../src/program/index.ts";
import { prepare } from "../../src/refute/index.ts";
import { compileConjecture, raiseAssignment } from "../../src/testing/compile.ts";
import { Driver } from "../../src/testing/driver.ts";
import { exhaustiveText } from "../../src/testing/exhaustive/exhaustive-text.ts";
import { statementsOf } from "../refute/theory-text.ts";

/** The conjectures of a theory body by the names of their lemmas. */
export function conjecturesOf(body: string, imports = "Main"): (name: string) => Conjecture {
  const found = new Map<string, Conjecture>();
  for (const statement of statementsOf(body, imports)) {
    const [conjecture] = prepare(statement, { locale: ["expand"], noAssumptions: false });
    if (conjecture !== undefined && statement.name !== null) found.set(statement.name, conjecture);
  }
  return (name) => {
    const conjecture = found.get(name);
    if (conjecture === undefined) throw new Error(`no lemma ${name}`);
    return conjecture;
  };
}

/** A budget that tests never exhaust. */
export const enough = (): Budget => new Budget(() => 0, 1);

/** An assignment in short: `xs = …, y = …`, names without qualification. */
export function shown(find: Find | undefined): string {
  return find === undefined ? "nothing" : [...find.assignment].map(([name, t]) => `${name} = ${short(t)}`).join(", ");
}

/** A ground term without the qualifiers of names. */
export function short(t: Term): string {
  return showTerm(t).replaceAll(/[\w']+(?:\.[\w']+)*\.(?=[^\s.)])/g, "");
}

/** All values of a type at a bound, by depth or by weight, in the order of exhaustive generation. */
export function valuesAt(theory: Theory, type: Type, bound: number, byWeight = false): Term[] {
  const conjecture: Conjecture = { theory, variables: [free("x", type)], premises: [], conclusion: False };
  const result = compileConjecture(conjecture);
  if (result.kind === "unsupported") throw new Error(result.reason);
  const { compiled } = result;
  const driver = new Driver(compiled.emission, theory);
  const steps = [{ kind: "generate", variable: free("x", type) }] as const;
  const { code, exports } = exhaustiveText(driver, { conjecture, steps, doubts: false, counted: false, guarded: false, byWeight });
  const instance = instantiate(compiled.emission, { driver: code, exports });
  const found: Term[] = [];
  const bind = instance.exported("bind") as (hooks: object) => void;
  bind({
    hit: (_answer: unknown, _doubts: number, value: Value) => {
      const t = raiseAssignment(compiled, instance, [value])?.get("x");
      if (t === undefined) throw new Error("a value cannot be raised");
      found.push(t);
      return false;
    },
    makeSet: (id: number, elements: readonly Value[]) => instance.machine.makeSet(id, elements, false),
  });
  (instance.exported("start") as (size: number) => boolean)(bound);
  return found;
}
