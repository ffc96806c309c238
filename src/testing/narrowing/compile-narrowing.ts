import { kept, present } from "../../base/index.ts";
import { type Instance, instantiate } from "../../javascript/index.ts";
import { type Conjecture, type Free, freeVars, type Term } from "../../logic/index.ts";
import { lowerProgram, type Refusal, type RootTerm, type TypeId, type Value } from "../../program/index.ts";
import { atomsKey } from "../compile.ts";
import { type LazyProgram, lazyProgram } from "../lazy/lazy-program.ts";
import { mostUnfoldings } from "../limits.ts";
import { carrierRoot, constructingRoot, ratioRoot, reachableTypes, typeRoots, typesRoot } from "../types/reachable-types.ts";
import { Variables } from "./alternatives.ts";
import type { Conclusion, LazyFunction, LazyGoal, Narrow } from "./cell.ts";
import { isOrderOnly } from "./order-only.ts";
import { type Block, type Prenex, plainPrenex, prenexForm } from "./prenex.ts";
import { unfolded } from "./unfold.ts";

/** A claim as a function of the variables at these places of the prefix. */
export interface CompiledClaim {
  readonly run: LazyFunction;
  readonly goal: LazyGoal;
  readonly whole: Conclusion["whole"];
  /** Instead of `whole`, where all variables can be written through. */
  readonly direct: Conclusion["whole"];
  /** It only compares numbers and passes them on. */
  readonly isOrderOnly: boolean;
  readonly places: readonly number[];
}

/** A ground conjecture as lazy code with its quantifier prefix. */
export interface CompiledNarrowing {
  readonly conjecture: Conjecture;
  readonly prefix: readonly Block[];
  /** All variables of the prefix, in order. */
  readonly variables: readonly { readonly free: Free; readonly type: TypeId; readonly level: number }[];
  readonly premises: readonly CompiledClaim[];
  readonly conclusion: CompiledClaim;
  /** What a value of the type's base must satisfy; null when every value does. */
  carrier(type: TypeId): LazyGoal | null;
  readonly lazy: LazyProgram;
  readonly instance: Instance;
  readonly narrow: Narrow;
  readonly cells: Variables;
}

export type NarrowingCompilation =
  | { readonly kind: "compiled"; readonly compiled: CompiledNarrowing }
  | { readonly kind: "unsupported"; readonly reason: string; readonly refusals: readonly Refusal[] };

/**
 * Compiles a ground conjecture: with its quantifiers inside where they can be executed, otherwise in prenex form, after definitions that
 * hide such quantifiers were unfolded. `interrupted` is asked by running code.
 */
export function compileNarrowing(
  conjecture: Conjecture,
  atoms: ReadonlyMap<string, number>,
  allowExistentials: boolean,
  interrupted: (steps: number) => boolean,
): NarrowingCompilation {
  const plain = compilePrenex(conjecture, plainPrenex(conjecture), "plain", atoms, interrupted);
  if (plain.kind === "compiled" || !allowExistentials) return plain;
  let form = conjecture;
  for (let i = 0; i <= mostUnfoldings; i++) {
    const prenex = prenexForm(form);
    const result = compilePrenex(conjecture, prenex, `unfolded ${i}`, atoms, interrupted);
    if (result.kind === "compiled") return result;
    const next = unfolded(
      form,
      result.refusals.flatMap(({ where }) => where),
    );
    if (next === null) return result;
    form = next;
  }
  return plain;
}

/** The program of a conjecture with a prefix, in lazy code. */
type Written =
  | { readonly kind: "written"; readonly frees: readonly { readonly free: Free; readonly level: number }[]; readonly lazy: LazyProgram }
  | Extract<NarrowingCompilation, { kind: "unsupported" }>;

const programs = kept<Conjecture, Written>();

function written({ theory, ...conjecture }: Conjecture, prenex: Prenex, atoms: ReadonlyMap<string, number>): Written {
  const frees = prenex.prefix.flatMap((block, level) => block.variables.map((free) => ({ free, level })));
  const types = reachableTypes(
    theory,
    frees.map(({ free }) => free.type),
  );
  const roots = [
    ...[...prenex.premises, prenex.conclusion].map((t, i) => claimRoot(t, i)),
    ...typeRoots(theory, types),
    typesRoot({ theory, ...conjecture, variables: frees.map(({ free }) => free) }, types),
  ];
  const lowered = lowerProgram(theory, roots, { atoms, lazy: true });
  if (lowered.kind === "refused") return { kind: "unsupported", reason: lowered.reason, refusals: lowered.reasons };
  return { kind: "written", frees, lazy: lazyProgram(lowered.program, theory, hasExistentials(prenex)) };
}

const hasExistentials = ({ prefix }: Prenex): boolean => prefix.some((block) => !block.isUniversal);

/** `way`: one text for the prefix, so that what was written for one search serves the next. */
function compilePrenex(
  conjecture: Conjecture,
  prenex: Prenex,
  way: string,
  atoms: ReadonlyMap<string, number>,
  interrupted: (steps: number) => boolean,
): NarrowingCompilation {
  const program = programs(conjecture, `${atomsKey(atoms)} ${way}`, () => written(conjecture, prenex, atoms));
  if (program.kind === "unsupported") return program;
  const { frees, lazy } = program;
  const instance = instantiate(lazy.emission, { driver: lazy.code, exports: lazy.exports, interrupted });
  const narrow = instance.exported("narrow") as Narrow;
  const place = (name: string): number => lazy.program.roots.findIndex((r) => r.name === name);
  const root = (name: string): LazyFunction | null => narrow.lazyRoots[place(name)] ?? null;
  const goal = (name: string): LazyGoal | null => narrow.goalRoots[place(name)] ?? null;
  const typeAt = (id: TypeId) => lazy.driver.type(id).type;
  const cells = new Variables(narrow, lazy.driver, instance.machine, {
    symbolic: hasExistentials(prenex),
    constructing: (id, index) => root(constructingRoot(typeAt(id), index)),
    ratio: (id, n, d) => instance.root(ratioRoot(typeAt(id)))(n, d) as Value,
  });
  const claim = (t: Term, i: number): CompiledClaim => ({
    run: present(root(claimName(i)), "compilePrenex: root"),
    goal: present(goal(claimName(i)), "compilePrenex: goal"),
    whole: narrow.wholeRoots[place(claimName(i))] ?? null,
    direct: prenex.prefix.length > 1 ? null : (narrow.directRoots[place(claimName(i))] ?? null),
    isOrderOnly: isOrderOnly(lazy.program, present(lazy.program.roots[place(claimName(i))], "compilePrenex: claim").target),
    places: [...freeVars(t).keys()].map((name) => frees.findIndex(({ free }) => free.name === name)),
  });
  const compiled: CompiledNarrowing = {
    conjecture,
    prefix: prenex.prefix,
    variables: frees.map(({ free, level }) => ({ free, level, type: lazy.driver.idOf(free.type) })),
    premises: prenex.premises.map(claim),
    conclusion: claim(prenex.conclusion, prenex.premises.length),
    carrier: (id) => goal(carrierRoot(typeAt(id))),
    lazy,
    instance,
    narrow,
    cells,
  };
  return { kind: "compiled", compiled };
}

/** The name of the root of a claim: premises in order, then the conclusion. */
export const claimName = (i: number): string => `claim ${i}`;

function claimRoot(body: Term, i: number): RootTerm {
  return { name: claimName(i), params: [...freeVars(body).values()], body };
}
