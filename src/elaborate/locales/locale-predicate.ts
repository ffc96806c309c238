/** The predicates of a locale or class: `L` says all that is assumed of the parameters, `L_axioms` what the locale adds to those it extends. */
import {
  apps,
  betaNormal,
  boolT,
  type ConstDecl,
  conjAll,
  constant,
  destApps,
  destEq,
  type Free,
  free,
  freeVars,
  funs,
  type LocaleDecl,
  names,
  openAbs,
  stripApp,
  substFrees,
  type Term,
  tcon,
  termTypeVars,
  typeVars,
} from "../../logic/index.ts";
import { closedOver } from "./closed-over.ts";

/** What the predicates are made from. */
interface Assumed {
  readonly params: readonly Free[];
  readonly assumptions: LocaleDecl["assumptions"];
  /** Parameters that have a definition, which are no arguments. */
  readonly defined: ReadonlyMap<string, Term>;
}

/** Both predicates as far as they exist; the first `inherited` assumptions come from other locales. */
export function localePredicates(locale: string, assumed: Assumed, inherited: number): ConstDecl[] {
  const own = assumed.assumptions.slice(inherited);
  const role = { kind: "locale", locale } as const;
  const whole = predicateOf(locale, role, assumed, assumed.assumptions);
  const added = inherited === 0 ? null : predicateOf(`${locale}_axioms`, role, assumed, own);
  return [whole, added].filter((p) => p !== null);
}

/** Arguments are the types that no other argument tells, and the parameters that are spoken of. */
export function predicateOf(
  name: string,
  role: ConstDecl["role"],
  { params, defined }: Assumed,
  assumptions: LocaleDecl["assumptions"],
): ConstDecl | null {
  const stated = assumptions.filter((a) => !isDefinition(a.prop, defined));
  if (stated.length === 0) return null;
  // A definition may use those before it.
  const unfold = (t: Term): Term => [...defined].reduceRight((u, [x, value]) => substFrees(new Map([[x, value]]), u), t);
  const open = params.filter((p) => !defined.has(p.name));
  const given = new Set(open.map((p) => p.name));
  const rhs = betaNormal(conjAll(stated.map((a) => closedOver(unfold(a.prop), (x) => given.has(x)))));
  const used = freeVars(rhs);
  const values = open.filter((p) => used.has(p.name));
  const told = new Set(values.flatMap((p) => [...typeVars(p.type)]));
  const types = [...termTypeVars(rhs)].filter((v) => !told.has(v)).map((v, i) => free(`itself_${i}`, tcon("itself", [v])));
  const args = [...types, ...values];
  const type = funs(
    args.map((x) => x.type),
    boolT,
  );
  const equations = [{ lhs: apps(constant(name, type), args), rhs, conditions: [] }];
  return { name, type, spec: { kind: "equations", equations, sequential: false, origin: "definition" }, role };
}

function isDefinition(prop: Term, defined: ReadonlyMap<string, Term>): boolean {
  const body = withoutQuantifiers(prop);
  const left = stripApp(destEq(body)?.left ?? body).head;
  return left.kind === "free" && defined.has(left.name);
}

/** The body of outer universal quantifiers. */
function withoutQuantifiers(t: Term): Term {
  const [body] = destApps(t, names.All, 1) ?? [];
  return body?.kind === "abs" ? withoutQuantifiers(openAbs(body, new Set()).body) : t;
}
