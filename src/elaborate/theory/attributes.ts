/** Attributes of facts that change what later stages do; all others are ignored. */
import { baseName, type Span } from "../../base/index.ts";
import { type CodeEquations, type Equation, equationOf, headConst, libraryUnfolding, type Term } from "../../logic/index.ts";
import type { Attribute, Embedded } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { coercionAttribute } from "../read/coercion.ts";
import { readTerm } from "../read/read-term.ts";

/** Attributes under which facts are collected as they are. */
const collected: ReadonlySet<string> = new Set([
  "code_unfold",
  "code_unfold_post",
  "code_abbrev",
  "code_post",
  "code_pred_intro",
  "code_pred_def",
  "code_pred_inline",
  "code_pred_simp",
  "nitpick_simp",
  "nitpick_psimp",
  "nitpick_unfold",
  "nitpick_choice_spec",
  "mono",
]);

/** Whether a fact with the attribute changes how constants are computed. */
export function steersExecution({ name, args }: Attribute): boolean {
  return args.every((a) => a.text !== "del") && (name === "code" || (collected.has(name) && name !== "mono"));
}

/** Carries out the attributes of a fact. */
export function applyAttributes(context: Context, props: readonly Term[], attributes: readonly Attribute[]): Context {
  return attributes.reduce((c, attribute) => applyAttribute(c, props, attribute), context);
}

function applyAttribute(context: Context, props: readonly Term[], attribute: Attribute): Context {
  const name = baseName(attribute.name);
  const words = attribute.args.map((a) => a.text);
  if (name === coercionAttribute) return declareCoercion(context, attribute);
  const isOption = words[0] === "=" || name === "coercion_enabled" || (/^(quickcheck|nitpick)_\w+$/.test(name) && !collected.has(name));
  if (isOption) return setOption(context, name, words);
  if (name === "code") return applyCode(context, props, words);
  if (!collected.has(name)) return context;
  const names = context.isLibrary && name === "code_unfold" ? [name, libraryUnfolding] : [name];
  const change = words[0] === "del" ? remove : add;
  return names.reduce((c, key) => change(c, key, props), context);
}

const add = (context: Context, name: string, props: readonly Term[]): Context => changeFacts(context, name, (old) => [...old, ...props]);

const remove = (context: Context, name: string, props: readonly Term[]): Context =>
  changeFacts(context, name, (old) => old.filter((t) => !props.includes(t)));

function changeFacts(context: Context, name: string, change: (old: readonly Term[]) => readonly Term[]): Context {
  return context.withTheory((theory) =>
    theory.with({ attributes: theory.attributes.set(name, change(theory.attributes.get(name) ?? [])) }),
  );
}

/** `declare [[coercion "of_nat :: nat ⇒ int"]]`. */
function declareCoercion(context: Context, attribute: Attribute): Context {
  const [source] = attribute.args;
  if (source === undefined || source.text === "del") return context;
  const by = readTerm(context, plainText(source.text, source.span));
  return context.withTheory((theory) =>
    theory.with({ attributes: theory.attributes.set(coercionAttribute, [...(theory.attributes.get(coercionAttribute) ?? []), by]) }),
  );
}

/** A text as if it stood at its place letter by letter. */
function plainText(text: string, span: Span): Embedded {
  return { text, span, offsetAt: (i) => span.from + i };
}

/** `declare [[quickcheck_size = 5]]`. */
function setOption(context: Context, name: string, words: readonly string[]): Context {
  const value = words[0] === "=" ? words.slice(1).join(" ") : words.join(" ") || "true";
  return context.withTheory((theory) => theory.with({ options: theory.options.set(name, value) }));
}

function applyCode(context: Context, props: readonly Term[], words: readonly string[]): Context {
  const [kind] = words;
  if (kind === "del")
    return props.reduce(
      (c, prop) => changeCode(c, prop, (old) => ({ equations: null, deleted: true, library: c.isLibrary ? [] : (old?.library ?? []) })),
      context,
    );
  if (kind === "abstype" || kind === "abort" || kind === "drop") return context;
  // The equations of one declaration stand together, before older ones for the same constant.
  const fresh = new Set<string>();
  return props.reduce((c, prop) => {
    const equation = equationOf(prop);
    const head = equation === null ? null : headConst(equation.lhs);
    if (equation === null || head === null) return c;
    const first = !fresh.has(head.name);
    fresh.add(head.name);
    const added = (old: readonly Equation[]): readonly Equation[] => (first && props.length > 1 ? [equation] : [...old, equation]);
    return changeCode(c, prop, (old) => ({
      equations: added(old?.equations ?? []),
      deleted: false,
      library: c.isLibrary ? added(old?.library ?? []) : (old?.library ?? []),
    }));
  }, context);
}

function changeCode(context: Context, prop: Term, change: (old: CodeEquations | undefined) => CodeEquations): Context {
  const equation = equationOf(prop);
  const head = equation === null ? null : headConst(equation.lhs);
  if (head === null) return context;
  return context.withTheory((theory) => theory.with({ code: theory.code.set(head.name, change(theory.code.get(head.name))) }));
}
