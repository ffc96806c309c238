import { present } from "../../base/index.ts";
import { betaApply, type Term, type Type } from "../../logic/index.ts";
import { boolId, ifThen, letIn, literal, primitive, use } from "../language/expressions.ts";
import type { Arm, Expr, Local, MonoType } from "../language/program.ts";
import type { Fresh, Translation } from "./translation.ts";

/** What to do for one constructor, given its arguments. */
export type Branch = (index: number, fields: readonly Fresh[]) => Expr;

/** The constructors of a type and the types of their arguments, as far as matching is concerned. Nat: zero and successor. */
export function constructorsOf(tr: Translation, type: MonoType): readonly (readonly Type[])[] | null {
  const { shape } = type;
  switch (shape.kind) {
    case "bool":
      return [[], []];
    case "enum":
      return Array.from({ length: shape.count }, () => []);
    case "data":
      return shape.constructors.map((c) => c.fields.map((field) => tr.types.get(field).type));
    case "number":
      return shape.sort === "nat" ? [[], [type.type]] : null;
    default:
      return null;
  }
}

/** A case distinction on the subject over the given constructors; `otherwise` for the rest. */
export function distinguish(
  tr: Translation,
  subject: Local,
  indices: readonly number[],
  branch: Branch,
  otherwise: (() => Expr) | null,
): Expr {
  const type = tr.types.get(subject.type);
  const constructors = present(constructorsOf(tr, type), "distinguish: no constructors");
  const value = use(subject);
  if (type.shape.kind === "bool") {
    const on = (i: number): Expr => (indices.includes(i) ? branch(i, []) : present(otherwise, "distinguish: missing case")());
    return ifThen(value, on(1), on(0));
  }
  if (type.shape.kind === "number") return distinguishNat(tr, subject, indices, branch, otherwise);
  const arms: Arm[] = indices.map((index) => {
    const fields = (constructors[index] ?? []).map((field, i) => tr.fresh(fieldName(subject, i), field));
    return { index, fields: fields.map((f) => f.local), body: branch(index, fields) };
  });
  const isComplete = arms.length === constructors.length;
  return { kind: "switch", subject: value, arms, otherwise: isComplete || otherwise === null ? null : otherwise() };
}

function fieldName(subject: Local, i: number): string {
  return `${subject.name}${i + 1}`;
}

function distinguishNat(tr: Translation, subject: Local, indices: readonly number[], branch: Branch, otherwise: (() => Expr) | null): Expr {
  const type = tr.types.get(subject.type);
  const isZero = primitive("eq", type.id, [use(subject), literal(0, type.id)], boolId);
  const zero = indices.includes(0) ? branch(0, []) : present(otherwise, "distinguishNat: missing case")();
  if (!indices.includes(1)) return ifThen(isZero, zero, present(otherwise, "distinguishNat: missing case")());
  const before = tr.fresh(`${subject.name}'`, type.type);
  const body = branch(1, [before]);
  return ifThen(isZero, zero, letIn(before.local, primitive("pred", type.id, [use(subject)], type.id), body));
}

/** `case_t f₁ … fₙ x …`; null when the type's representation has other constructors. */
export function translateCase(tr: Translation, tycon: string, args: readonly Term[]): Expr | null {
  const count = tr.theory.datatype(tycon)?.constructors.length ?? 0;
  const subject = args[count];
  if (subject === undefined) return null;
  const type = tr.types.of(subject.type);
  const constructors = constructorsOf(tr, type);
  if (constructors?.length !== count || (type.shape.kind === "data" && !type.shape.free)) return null;
  // `case_bool` has the branch for True first, but True is 1.
  const place = (index: number): number => (type.shape.kind === "bool" ? 1 - index : index);
  return tr.shareAll(args.slice(count + 1), (extra) =>
    tr.bind(subject, ({ local }) => {
      const all = constructors.map((_, i) => i);
      const branch: Branch = (index, fields) => {
        const f = present(args[place(index)], "translateCase: branch");
        return tr.expr(betaApply(f, [...fields.map((x) => x.free), ...extra]));
      };
      return distinguish(tr, local, all, branch, null);
    }),
  );
}
