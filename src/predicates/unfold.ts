/** Small steps of logic on terms that every part of the clause maker needs: sets as predicates, definitions, case distinctions. */
import {
  apps,
  betaApply,
  betaNormal,
  type Const,
  destApps,
  type Equation,
  eachNode,
  etaExpand,
  isClosed,
  mapParts,
  matchType,
  names,
  ofSort,
  resolveInstance,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
  termTypeVars,
} from "../logic/index.ts";

/** The equations of a constant at its type, or null when there are none that clauses could be made from. */
export function equationsAt(theory: Theory, c: Const): { readonly equations: readonly Equation[]; readonly sequential: boolean } | null {
  const own = theory.consts.get(c.name)?.spec;
  if (own?.kind === "class") {
    const impl = resolveInstance(theory, c);
    if (impl === null) return null;
    const found = equationsAt(theory, impl);
    if (found === null) return null;
    return { ...found, equations: found.equations.map((e) => ({ ...e, lhs: apps(c, stripApp(e.lhs).args) })) };
  }
  if (own?.kind !== "equations") return null;
  const equations = instancesAt(theory, own.equations, c);
  return equations === null ? null : { equations, sequential: own.sequential };
}

/** Equations about a constant at its type; null when there are none, or some is less general. */
export function instancesAt(theory: Theory, given: readonly Equation[], c: Const): readonly Equation[] | null {
  const found: Equation[] = [];
  for (const e of given) {
    const { head } = stripApp(e.lhs);
    const subst = head.kind === "const" ? matchType(head.type, c.type) : null;
    if (subst === null) return null;
    for (const [v, type] of subst) if (v.sort.length > 0 && type.kind === "con" && !ofSort(theory, type, v.sort)) return null;
    for (const t of [e.rhs, ...e.conditions]) for (const v of termTypeVars(t)) if (!subst.has(v)) return null;
    const go = (t: Term): Term => substTermTypes(subst, t);
    found.push({ lhs: go(e.lhs), rhs: go(e.rhs), conditions: e.conditions.map(go) });
  }
  return found.length === 0 ? null : found;
}

/** The body of a constant defined by one equation whose arguments are variables. */
export function unfoldDefinition(theory: Theory, t: Term): Term | null {
  const { head, args } = stripApp(t);
  if (head.kind !== "const") return null;
  const [only, ...more] = equationsAt(theory, head)?.equations ?? [];
  if (only === undefined || more.length > 0 || only.conditions.length > 0) return null;
  const params = stripApp(only.lhs).args;
  if (params.length > args.length || !params.every((p) => p.kind === "free")) return null;
  const subst = new Map(params.map((p, i): [string, Term] => [p.kind === "free" ? p.name : "", args[i] ?? p]));
  if (mentions(only.rhs, head.name)) return null;
  return betaNormal(apps(substFrees(subst, only.rhs), args.slice(params.length)));
}

function mentions(t: Term, name: string): boolean {
  let found = false;
  eachNode(t, (node) => {
    found ||= node.kind === "const" && node.name === name;
  });
  return found;
}

/** The predicate of a set that is a comprehension, by definition perhaps: `{x. P x}` gives `P`. */
export function setPredicate(theory: Theory, set: Term): Term | null {
  const { head, args } = stripApp(set);
  if (head.kind !== "const") return null;
  const [p] = args;
  if (head.name === names.Collect && p !== undefined && args.length === 1) return p;
  const spec = theory.consts.get(head.name)?.spec;
  if (spec?.kind !== "equations" || spec.origin !== "definition" || nativeSets.has(head.name)) return null;
  const body = unfoldDefinition(theory, set);
  return body === null || !isInductiveSet(theory, body) ? null : setPredicate(theory, body);
}

const nativeSets = new Set([names.insert, "Set.image", "Set.range"] as string[]);

/** `{x. P x}` with an inductive `P`, perhaps under a case distinction on tuples. */
function isInductiveSet(theory: Theory, t: Term): boolean {
  const { head, args } = stripApp(t);
  if (head.kind !== "const" || head.name !== names.Collect || args[0] === undefined) return false;
  let body: Term = args[0];
  for (;;) {
    if (body.kind === "abs") body = body.body;
    else {
      const spine = stripApp(body);
      if (spine.head.kind === "const" && spine.head.name === names.caseProd && spine.args[0] !== undefined) body = spine.args[0];
      else break;
    }
  }
  const { head: inner } = stripApp(body);
  return inner.kind === "const" && theory.consts.get(inner.name)?.spec.kind === "inductive";
}

/** Membership in inductive sets as the inductive predicate, everywhere in a term. */
export function withoutInductiveSets(theory: Theory, t: Term): Term {
  const [x, set] = destApps(t, names.member, 2) ?? [];
  if (x !== undefined && set !== undefined) {
    const p = isClosed(set) && destApps(set, names.Collect, 1) === null ? setPredicate(theory, set) : null;
    if (p !== null) return withoutInductiveSets(theory, reduceTuples(betaNormal(betaApply(p, [x]))));
  }
  return mapParts(t, (part) => withoutInductiveSets(theory, part));
}

/** `case (a, b) of (x, y) ⇒ f x y` is `f a b`, at the head. */
export function reduceTuples(t: Term): Term {
  const { head, args } = stripApp(t);
  const [f, p, ...rest] = args;
  if (head.kind !== "const" || head.name !== names.caseProd || f === undefined || p === undefined) return t;
  const parts = stripApp(p);
  if (parts.head.kind !== "const" || parts.head.name !== names.Pair || parts.args.length !== 2) return t;
  return reduceTuples(betaNormal(apps(betaApply(f, parts.args), rest)));
}

/** The term with `fst (a, b)` as `a` and `snd (a, b)` as `b` everywhere. */
export function projected(t: Term): Term {
  const inner = mapParts(t, projected);
  const { head, args } = stripApp(inner);
  const [pair] = args;
  if (head.kind !== "const" || pair === undefined || !projections.has(head.name)) return inner;
  const parts = destApps(pair, names.Pair, 2);
  const part = parts?.[head.name === "Product_Type.prod.fst" ? 0 : 1];
  return part === undefined ? inner : apps(part, args.slice(1));
}

const projections = new Set(["Product_Type.prod.fst", "Product_Type.prod.snd"]);

/** A case distinction on a datatype: `case_t f₁ … fₙ x` at full application. */
export function destCase(
  theory: Theory,
  t: Term,
): { readonly tycon: string; readonly branches: readonly Term[]; readonly subject: Term } | null {
  const { head, args } = stripApp(t);
  if (head.kind !== "const") return null;
  const role = theory.consts.get(head.name)?.role;
  if (role?.kind !== "case") return null;
  const count = theory.datatype(role.type)?.constructors.length ?? 0;
  const subject = args[count];
  if (subject === undefined || count === 0) return null;
  return args.length > count + 1 ? null : { tycon: role.type, branches: args.slice(0, count), subject };
}

/** The predicate applied to a term, in β-normal form. */
export function applied(f: Term, x: Term): Term {
  return betaNormal(betaApply(f.kind === "abs" ? f : etaExpand(f), [x]));
}
