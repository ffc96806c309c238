import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  app,
  apps,
  asCon,
  constant,
  type Datatype,
  free,
  freeVars,
  fun,
  funs,
  lambda,
  names,
  natT,
  sameTerm,
  stripApp,
  substType,
  type Term,
  type Theory,
  type Type,
  tcon,
  termTypeVars,
  typeVars,
} from "../../../src/logic/index.ts";
import { theoryOf } from "./mini-library.ts";
import { evaluate } from "./rewriting.ts";

/** Argument types of constructors, as text, over `'a` and the type itself. */
const leaf = fc.constantFrom("'a", "nat", "'a t");
const argument: fc.Arbitrary<string> = fc.letrec<{ ty: string }>((tie) => ({
  ty: fc.oneof(
    { maxDepth: 2, depthIdentifier: "type" },
    leaf,
    tie("ty").map((ty) => `(${ty}) list`),
    tie("ty").map((ty) => `(${ty}) option`),
    fc.tuple(tie("ty"), tie("ty")).map(([a, b]) => `(${a} × ${b})`),
  ),
})).ty;

/** A datatype `'a t` with a constructor to begin with. */
const declaration = fc
  .tuple(fc.constantFrom("K", "K 'a", "K nat 'a"), fc.array(fc.array(argument, { maxLength: 3 }), { maxLength: 3 }))
  .map(([base, rest]) => `datatype 'a t = ${[base, ...rest.map((args, i) => `C${i} ${args.map((a) => `"${a}"`).join(" ")}`)].join(" | ")}`);

const run = (law: (text: string, seed: number) => void): void =>
  fc.assert(fc.property(declaration, fc.nat(), law), { numRuns: 40, seed: 7 });

/** Values of a ground type, by a counter that stands for random choices. */
function value(theory: Theory, ty: Type, choice: { next: number }, depth: number): Term {
  const con = asCon(ty);
  if (con === natT) return constant(names.zero, natT);
  const datatype = theory.datatype(con.name) as Datatype;
  const subst = new Map(datatype.params.map((p, i) => [p, con.args[i] as Type]));
  choice.next = (choice.next * 1103515245 + 12345) % 2147483648;
  const made = datatype.constructors[depth <= 0 ? 0 : choice.next % datatype.constructors.length] as Datatype["constructors"][number];
  const types = made.args.map((arg) => substType(subst, arg));
  return apps(
    constant(made.name, funs(types, con)),
    types.map((arg) => value(theory, arg, choice, depth - 1)),
  );
}

/** Elements are truth values, so that mapping shows. */
const boolT = tcon("HOL.bool");
const subject = tcon("Test.t", [boolT]);

describe("the constants of a datatype", () => {
  it("have equations over their own variables", () => {
    run((text) => {
      const theory = theoryOf(text);
      for (const decl of theory.consts.values()) {
        if (!decl.name.startsWith("Test.") || decl.spec.kind !== "equations") continue;
        const types = new Set([...typeVars(decl.type)]);
        for (const { lhs, rhs } of decl.spec.equations) {
          const known = freeVars(lhs);
          expect([...freeVars(rhs)].filter(([name, x]) => known.get(name)?.type !== x.type)).toEqual([]);
          expect([...termTypeVars(rhs)].filter((v) => !types.has(v))).toEqual([]);
        }
      }
    });
  });

  it("map by the identity to the same value", () => {
    run((text, seed) => {
      const theory = theoryOf(text);
      const v = value(theory, subject, { next: seed }, 4);
      const x = free("x", boolT);
      const map = constant("Test.t.map_t", funs([fun(boolT, boolT), subject], subject));
      expect(sameTerm(evaluate(theory, apps(map, [lambda(x, x), v])), evaluate(theory, v))).toBe(true);
    });
  });

  it("relate a value to itself by equality of elements, and test it by truth", () => {
    run((text, seed) => {
      const theory = theoryOf(text);
      const v = value(theory, subject, { next: seed }, 4);
      const [x, y] = [free("x", boolT), free("y", boolT)];
      const always = constant(names.True, boolT);
      const rel = apps(constant("Test.t.rel_t", funs([funs([boolT, boolT], boolT), subject, subject], boolT)), [
        lambda(x, lambda(y, always)),
        v,
        v,
      ]);
      const pred = apps(constant("Test.t.pred_t", funs([fun(boolT, boolT), subject], boolT)), [lambda(x, always), v]);
      for (const t of [rel, pred]) expect(holds(evaluate(theory, t))).toBe(true);
    });
  });

  it("measure a value by the rule of sizes", () => {
    run((text, seed) => {
      const theory = theoryOf(text);
      const v = value(theory, subject, { next: seed }, 4);
      const size = app(constant("Nat.size_class.size", fun(subject, natT)), v);
      expect(number(evaluate(theory, size))).toBe(sizeOf(theory, v));
    });
  });
});

/** Truth of a normal form made of `∧`, `True` and equations of zeros (equality is native here). */
function holds(t: Term): boolean {
  const { head, args } = stripApp(t);
  if (head.kind === "const" && head.name === names.True) return true;
  if (head.kind === "const" && head.name === names.eq) return sameTerm(args[0] as Term, args[1] as Term);
  if (head.kind === "const" && head.name === names.conj) return args.every(holds);
  return false;
}

/** The number that a normal form of nat stands for; addition is native here. */
function number(t: Term): number {
  const { head, args } = stripApp(t);
  const name = head.kind === "const" ? head.name : "";
  if (name.endsWith("plus_nat")) return args.reduce((n, arg) => n + number(arg), 0);
  return name === names.Suc ? 1 + number(args[0] as Term) : 0;
}

/** The size of a value by the rule itself: base value, then one more than the contributions of the arguments. */
function sizeOf(theory: Theory, v: Term): number {
  const { head, args } = stripApp(v);
  const datatype = theory.datatype("Test.t") as Datatype;
  const made = datatype.constructors.find((c) => head.kind === "const" && c.name === head.name) as Datatype["constructors"][number];
  const mentions = (ty: Type, test: (ty: Type) => boolean): boolean =>
    test(ty) || (ty.kind === "con" && ty.args.some((arg) => mentions(arg, test)));
  const isRecursive = (ty: Type): boolean => mentions(ty, (part) => part.kind === "con" && part.name === "Test.t");
  const hasParam = (ty: Type): boolean => mentions(ty, (part) => part.kind === "var");
  const isSmall = datatype.constructors.every((c) => c.args.some(isRecursive) || !c.args.some(hasParam));
  const counting = made.args.flatMap((ty, i) => (hasParam(ty) ? [{ ty, arg: args[i] as Term }] : []));
  if (counting.length === 0) return isSmall ? 0 : 1;
  return 1 + counting.reduce((n, { ty, arg }) => n + contribution(theory, ty, arg), 0);
}

/** What an argument adds: recursive values their size, containers their own measure, elements nothing. */
function contribution(theory: Theory, ty: Type, v: Term): number {
  if (ty.kind === "var" || !/./.test(ty.name)) return 0;
  if (ty.name === "Test.t") return sizeOf(theory, v);
  const inner = (i: number, x: Term): number => (mentionsAny(ty.args[i] as Type) ? contribution(theory, ty.args[i] as Type, x) : 0);
  const { head, args } = stripApp(v);
  const name = head.kind === "const" ? head.name : "";
  if (ty.name === "List.list") return name === names.Nil ? 0 : inner(0, args[0] as Term) + 1 + contribution(theory, ty, args[1] as Term);
  if (ty.name === "Option.option") return name === names.None ? 1 : inner(0, args[0] as Term) + 1;
  return inner(0, args[0] as Term) + inner(1, args[1] as Term) + 1;
}

function mentionsAny(ty: Type): boolean {
  return ty.kind === "var" || ty.args.some(mentionsAny);
}
