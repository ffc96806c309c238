/** What mutation leaves out: constants that no user would write, and terms that only break the machinery (facts of the experiments). */
import { type ConstDecl, domain, eachNode, isFun, names, type Term, type Type } from "../../logic/index.ts";

/** Never inserted. */
const never: ReadonlySet<string> = new Set([
  names.undefined,
  names.top,
  "HOL.default_class.default",
  "HOL.simp_implies",
  "HOL.NO_MATCH",
  "Pure.dummy_pattern",
  "Pure.term",
  names.type,
  "Quotient.Quot_True",
]);

/** Theories whose constants serve tools, not statements. */
const machinery =
  /^(Pure|Code_.*|Quickcheck_.*|Nitpick|Typerep|Random|Random_.*|Transfer|Lifting|Quotient|BNF_.*|Basic_BNF.*|Fun_Def|Partial_Function|Wfrec|Meson|ATP|Metis|SMT|Sledgehammer|Nunchaku|Predicate|Predicate_Compile|Lazy_Sequence|Limited_Sequence|Enum|Extraction|Record|Zorn)\./;

/** Names that packages make for themselves. */
const concealed = /_sumC$|_rel$|_dom$|_graph$|\.(rec|corec|ctor|dtor|pred|rel)_|_inst\.|^HOL\.(induct_|beyond_execution$)/;

/** Constants of packages, locales and classes that statements do not speak of. */
const ofPackages: ReadonlySet<ConstDecl["role"]["kind"]> = new Set(["recursor", "locale", "class-predicate"] as const);

/** Whether a constant may be put into a mutant. */
export function isInsertable(decl: ConstDecl): boolean {
  return !never.has(decl.name) && !ofPackages.has(decl.role.kind) && !machinery.test(decl.name) && !concealed.test(decl.name);
}

/** Whether a constant of orders is used on functions, where users do not have it in mind. */
function isOrderOfFunctions(name: string, type: Type): boolean {
  if (name === names.bot || name === names.top) return isFun(type);
  return (name === names.less || name === names.lessEq) && isFun(type) && isFun(domain(type));
}

/** Whether a term may be a mutant. */
export function isAllowedMutant(t: Term): boolean {
  let isAllowed = true;
  eachNode(t, (node) => {
    if (node.kind !== "const") return;
    if (never.has(node.name) || machinery.test(node.name) || concealed.test(node.name)) isAllowed = false;
    if (isOrderOfFunctions(node.name, node.type)) isAllowed = false;
  });
  return isAllowed && !hasBrokenNumeral(t);
}

/** `Bit0` or `Bit1` outside a literal: the inside of a number was hit. */
function hasBrokenNumeral(t: Term): boolean {
  let isBroken = false;
  eachNode(t, (node) => {
    if (node.kind !== "app" || node.fun.kind !== "const" || !isDigit(node.fun.name)) return;
    if (!isDigits(node.arg)) isBroken = true;
  });
  return isBroken || !everyDigitApplied(t);
}

const isDigit = (name: string): boolean => name === names.Bit0 || name === names.Bit1 || name === names.numeral;

function isDigits(t: Term): boolean {
  if (t.kind === "const") return t.name === names.One;
  return t.kind === "app" && t.fun.kind === "const" && (t.fun.name === names.Bit0 || t.fun.name === names.Bit1) && isDigits(t.arg);
}

/** Digits occur only inside `numeral (…)`. */
function everyDigitApplied(t: Term, isInside = false): boolean {
  switch (t.kind) {
    case "const":
      return isInside || (t.name !== names.Bit0 && t.name !== names.Bit1 && t.name !== names.One);
    case "abs":
      return everyDigitApplied(t.body);
    case "app":
      if (t.fun.kind === "const" && t.fun.name === names.numeral) return everyDigitApplied(t.arg, true);
      return everyDigitApplied(t.fun, isInside) && everyDigitApplied(t.arg, isInside);
    case "free":
    case "bound":
      return true;
  }
}
