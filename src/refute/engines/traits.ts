/** What of a statement tells which engines are promising, looked up once. */
import {
  boolT,
  type Conjecture,
  constsOf,
  eachNode,
  isFun,
  names,
  openPart,
  reachOf,
  type Term,
  type Type,
  type TypeDecl,
  typeVariables,
} from "../../logic/index.ts";
import { denies } from "../../testing/index.ts";
import type { Prepared } from "../prepared.ts";
import type { EngineOptions } from "./engine.ts";
import { isArithmetic } from "./numbered-search.ts";
import { canBeShaped } from "./shaped-search.ts";

export interface Traits {
  readonly hasQuantifier: boolean;
  readonly hasPremises: boolean;
  /** It has premises, or denies something, which is the same. */
  readonly hasConditions: boolean;
  /** It speaks of an inductive predicate, which only smart generators run. */
  readonly hasInductive: boolean;
  /** It has variables for functions or sets on infinite types. */
  readonly hasShapes: boolean;
  /** It has type variables whose classes have arithmetic. */
  readonly hasArithmetic: boolean;
  /** It speaks of a type that is only declared: what execution finds about its elements cannot be confirmed, a model can. */
  readonly hasDeclaredType: boolean;
  /** It rests on constants without any specification, whose values a model chooses and execution does not know. */
  readonly hasUnspecified: boolean;
  /** It speaks of a codatatype, whose values nobody can list: only models have them. */
  readonly hasCodatatype: boolean;
  /** It speaks of nothing but logic over type variables, as the problems of provers do: what refutes it is a finite model. */
  readonly isAbstract: boolean;
}

const plain = { locale: ["expand"], noAssumptions: false } as const;

/** The traits of the first conjecture: the others differ in little. */
export function traitsOf(prepared: Prepared, { testing }: EngineOptions): Traits {
  const [first] = prepared.conjectures(plain);
  if (first === undefined) return noTraits;
  const constants = constantsOf(first);
  const isInductive = (name: string): boolean => first.theory.consts.get(name)?.spec.kind === "inductive";
  return {
    hasQuantifier: constants.has(names.Ex) || constants.has(names.All),
    hasPremises: first.premises.length > 0,
    hasConditions: first.premises.length > 0 || denies(first.conclusion),
    hasInductive: [...constants].some(isInductive),
    hasShapes: canBeShaped(first, testing),
    hasArithmetic: typeVariables(first).some((v) => isArithmetic(first.theory, v)),
    hasDeclaredType: speaksOf(first, (definition) => definition.kind === "declared"),
    hasCodatatype: speaksOf(first, (definition) => definition.kind === "datatype" && definition.co),
    hasUnspecified: hasUnspecified(first),
    isAbstract: first.premises.length > 0 && [...constants].every((name) => logical.has(name)) && parts(first).every(isOverVariables),
  };
}

const noTraits: Traits = {
  hasQuantifier: false,
  hasPremises: false,
  hasConditions: false,
  hasInductive: false,
  hasShapes: false,
  hasArithmetic: false,
  hasDeclaredType: false,
  hasUnspecified: false,
  hasCodatatype: false,
  isAbstract: false,
};

function speaksOf(conjecture: Conjecture, isMeant: (definition: TypeDecl["definition"]) => boolean): boolean {
  const { types } = conjecture.theory;
  const isOne = (ty: Type): boolean => {
    if (ty.kind !== "con") return false;
    const definition = types.get(ty.name)?.definition;
    return (definition !== undefined && isMeant(definition)) || ty.args.some(isOne);
  };
  const all = [...conjecture.variables, ...parts(conjecture).flatMap(constsOf)];
  return all.some(({ type }) => isOne(type));
}

function hasUnspecified(conjecture: Conjecture): boolean {
  const { theory } = conjecture;
  const { constants } = openPart(theory, reachOf(theory, parts(conjecture)));
  return constants.some((c) => theory.consts.get(c.name)?.spec.kind === "unspecified");
}

/** The constants of logic. */
const logical: ReadonlySet<string> = new Set([
  ...[names.All, names.Ex, names.Ex1, names.eq, names.Not, names.conj, names.disj, names.implies, names.True, names.False],
  ...[names.If, names.Eps, names.The],
]);

const parts = ({ premises, conclusion }: Conjecture): readonly Term[] => [...premises, conclusion];

/** Whether all variables of a term are truth values, elements of type variables, and functions of these. */
function isOverVariables(t: Term): boolean {
  let isOver = true;
  eachNode(t, (node) => {
    if (node.kind === "free") isOver &&= isVariableType(node.type);
    else if (node.kind === "abs") isOver &&= isVariableType(node.type);
  });
  return isOver;
}

function isVariableType(ty: Type): boolean {
  return ty.kind === "var" || ty === boolT || (isFun(ty) && ty.args.every(isVariableType));
}

function constantsOf({ premises, conclusion }: Conjecture): ReadonlySet<string> {
  return new Set([...premises, conclusion].flatMap((t) => constsOf(t).map((c) => c.name)));
}
