import {
  apps,
  boolT,
  type Conjecture,
  constant,
  False,
  free,
  fun,
  funs,
  intT,
  isFun,
  lambda,
  names,
  natT,
  numeral,
  pair,
  setT,
  type Term,
  True,
  type Type,
} from "../../src/logic/index.ts";
import { recheck } from "../../src/witness/index.ts";
import { isTooDeep } from "../too-deep.ts";

/** Numbers up to this stand for all. */
const mostNumbers = 6;
/** Lists up to this length stand for all. */
const longest = 2;

/** Ground terms for all values of a finite type; of numbers and lists, the small ones. */
export function valuesOf(ty: Type): readonly Term[] {
  if (ty === boolT) return [False, True];
  if (ty === natT) return Array.from({ length: mostNumbers }, (_, n) => numeral(BigInt(n), natT));
  if (ty.kind !== "con" || ty === intT) throw new Error("valuesOf: not a finite type");
  const [a, b] = ty.args;
  if (ty.name === "Enum.finite_2") return ["a⇩1", "a⇩2"].map((name) => constant(`Enum.finite_2.${name}`, ty));
  if (ty.name === "Product_Type.prod" && a !== undefined && b !== undefined)
    return valuesOf(a).flatMap((x) => valuesOf(b).map((y) => pair(x, y)));
  if (ty.name === "Option.option" && a !== undefined)
    return [constant("Option.option.None", ty), ...valuesOf(a).map((x) => apps(constant("Option.option.Some", fun(a, ty)), [x]))];
  if (ty.name === "List.list" && a !== undefined) return listsOf(a, ty);
  if (ty.name === "Set.set" && a !== undefined) return setsOf(a);
  if (isFun(ty) && a !== undefined && b !== undefined) return functionsOf(a, b);
  throw new Error(`valuesOf: ${ty.name}`);
}

function listsOf(a: Type, ty: Type): readonly Term[] {
  const cons = constant(names.Cons, funs([a, ty], ty));
  let last: readonly Term[] = [constant(names.Nil, ty)];
  const all = [...last];
  for (let n = 0; n < longest; n++) {
    last = last.flatMap((xs) => valuesOf(a).map((x) => apps(cons, [x, xs])));
    all.push(...last);
  }
  return all;
}

function setsOf(a: Type): readonly Term[] {
  const insert = constant(names.insert, funs([a, setT(a)], setT(a)));
  let sets: Term[] = [constant(names.bot, setT(a))];
  for (const x of valuesOf(a)) sets = sets.flatMap((s) => [s, apps(insert, [x, s])]);
  return sets;
}

function functionsOf(a: Type, b: Type): readonly Term[] {
  const update = constant("Fun.fun_upd", funs([fun(a, b), a, b], fun(a, b)));
  const [first, ...rest] = valuesOf(a);
  if (first === undefined) throw new Error("functionsOf: an empty type");
  return rest.reduce<readonly Term[]>(
    (fs, x) => fs.flatMap((f) => valuesOf(b).map((y) => apps(update, [f, x, y]))),
    valuesOf(b).map((y) => lambda(free("z", a), y)),
  );
}

/** The evaluator's word. */
function wordOf(conjecture: Conjecture, assignment: ReadonlyMap<string, Term>): ReturnType<typeof recheck>["kind"] {
  try {
    return recheck(conjecture, assignment).kind;
  } catch (error) {
    if (isTooDeep(error)) return "cannot-say";
    throw error;
  }
}

/** What trying every assignment says. `open`: the evaluator could not tell for some. */
export function exhaustively(conjecture: Conjecture): "refuted" | "holds" | "open" | "too many" {
  let assignments: ReadonlyMap<string, Term>[] = [new Map()];
  for (const x of conjecture.variables) {
    const values = valuesOf(x.type);
    if (assignments.length * values.length > 1500) return "too many";
    assignments = assignments.flatMap((known) => values.map((v) => new Map([...known, [x.name, v]])));
  }
  const answers = assignments.map((assignment) => wordOf(conjecture, assignment));
  if (answers.includes("confirmed")) return "refuted";
  return answers.includes("cannot-say") ? "open" : "holds";
}
