import { nearNames, type Span } from "../../base/index.ts";
import { numeralType, type Sort, sortOf, type Type, type TypeDecl, type TypeVar, tvar } from "../../logic/index.ts";
import { type Embedded, parseTerm, type SyntaxTree, type TypeParameter } from "../../syntax/index.ts";
import type { Context, Placed } from "../names/context.ts";
import { wayOut } from "../names/doubtful-names.ts";
import { lostType } from "../names/lost-names.ts";
import { reject } from "../names/problem.ts";
import { freshInstance, type InferenceType, openCon, openFun, unknown } from "./inference-type.ts";
import { recordTypeOf } from "./record-type.ts";

/** The sorts of type variables within one reading: what the user wrote at any occurrence, or the local context's. */
export type SortEnv = Map<string, Sort>;

/** Parses one piece of inner syntax, or rejects the command with the parser's own message. */
export function parseTrees(context: Context, source: Embedded, start: "logic" | "prop" | "any" | "type" | "sort"): readonly SyntaxTree[] {
  const { trees, diagnostics } = parseTerm(context.grammar, source, start);
  const [first] = diagnostics.filter((d) => d.severity === "error");
  if (trees.length > 0) return !source.text.includes("(_") ? trees : trees.map((t) => withArguments(context, t));
  if (first === undefined) reject("E0300", source.span, "Inner syntax error: nothing was read");
  return reject(first.code, first.span, first.message, {
    ...(first.hint === undefined ? {} : { hint: first.hint }),
    notes: first.notes ?? [],
  });
}

/** Collects the sort constraints on type variables anywhere in a tree. */
export function collectSorts(context: Context, tree: SyntaxTree, env: SortEnv): SortEnv {
  if (tree.kind !== "node") return env;
  const [variable, sort] = tree.args;
  if (tree.head === "_ofsort" && variable !== undefined && sort !== undefined && (variable.kind === "tfree" || variable.kind === "tvar")) {
    const name = variable.kind === "tvar" ? `?${variable.name}` : variable.name;
    env.set(name, sortOf([...(env.get(name) ?? []), ...readSortTree(context, sort)]));
  }
  // A variable alone as the index of a vector type is of a finite type.
  if (tree.head === "_vec_type" && sort?.kind === "tfree")
    env.set(sort.name, sortOf([...(env.get(sort.name) ?? []), ...finiteSort(context)]));
  for (const arg of tree.args) collectSorts(context, arg, env);
  return env;
}

function finiteSort(context: Context): Sort {
  const finite = context.classes.find("finite");
  return finite === null ? [] : [finite];
}

/** The sort constraints that are written in texts which are read one after another but share their type variables. */
export function sortsWritten(context: Context, sources: readonly Embedded[]): SortEnv {
  const env: SortEnv = new Map();
  for (const { text, span } of sources)
    for (const [, name = "", sort = ""] of text.matchAll(/('[\p{L}][\p{L}\p{N}_']*)\s*::\s*(\{[^{}]*\}|[\p{L}][\p{L}\p{N}_.']*)/gu)) {
      const { trees } = parseTerm(context.grammar, { text: sort, offsetAt: () => span.from, span }, "sort");
      if (trees[0] !== undefined) env.set(name, sortOf([...(env.get(name) ?? []), ...readSortTree(context, trees[0])]));
    }
  return env;
}

/** A sort as a set of full class names; `type` says nothing. */
function readSortTree(context: Context, tree: SyntaxTree): Sort {
  if (tree.kind === "ident")
    return tree.name === "type" || tree.name === "_" ? [] : [resolveClass(context, { text: tree.name, span: tree.span })];
  if (tree.kind === "node" && tree.head === "_sort") return sortOf(tree.args.flatMap((arg) => readSortTree(context, arg)));
  return reject("E0301", tree.span, "Expected a sort: a class name or {class, …}");
}

export function readSort(context: Context, source: Embedded): Sort {
  // A class name alone may be a word that some notation reserves (`dvd`).
  if (context.classes.find(source.text) !== null) return [resolveClass(context, source)];
  const [tree] = parseTrees(context, source, "sort");
  return tree === undefined ? [] : readSortTree(context, tree);
}

export function resolveClass(context: Context, name: Placed): string {
  const full = context.classes.find(name.text);
  if (full !== null) return full;
  const near = nearNames(name.text, context.classes.names());
  return reject("E0202", name.span, `Undefined type class: "${name.text}"`, wayOut(context, near));
}

export function resolveTypeName(context: Context, name: Placed): TypeDecl {
  const full = context.types.find(name.text);
  const decl = full === null ? undefined : context.theory.types.get(full);
  const command = lostType(context, name.text, full);
  if (command !== null)
    return reject("E0213", name.span, `Undefined type: "${name.text}" should come from a command "${command}", and was left out`, {
      hint: "Mend that command.",
    });
  if (decl !== undefined) return decl;
  const near = nearNames(name.text, context.types.names());
  return reject("E0201", name.span, `Undefined type name: "${name.text}"`, wayOut(context, near));
}

/** The type that a tree of a type stands for; `_` is an unknown. */
export function typeOfTree(context: Context, tree: SyntaxTree, env: SortEnv): InferenceType {
  switch (tree.kind) {
    case "tfree":
      return variable(context, tree.name, env);
    case "tvar":
      return variable(context, `?${tree.name}`, env);
    case "ident":
      return tree.name === "_" ? unknown() : applyType(context, { text: tree.name, span: tree.span }, [], tree.span);
    case "node":
      return typeOfNode(context, tree, env);
    default:
      return reject("E0302", tree.span, "Expected a type");
  }
}

function variable(context: Context, name: string, env: SortEnv): TypeVar {
  const sort = env.get(name) ?? context.locals.typeSorts.get(name) ?? context.defaultSort;
  return tvar(name, context.locals.typeSorts.has(name) ? (context.locals.typeSorts.get(name) ?? []) : sort);
}

function typeOfNode(context: Context, tree: SyntaxTree & { kind: "node" }, env: SortEnv): InferenceType {
  const [first, second] = tree.args;
  const types = (trees: readonly SyntaxTree[]): InferenceType[] => trees.map((arg) => typeOfTree(context, arg, env));
  switch (tree.head) {
    case "_type":
      if (first?.kind !== "ident") return reject("E0302", tree.span, "Expected a type name");
      return applyType(context, { text: first.name, span: first.span }, types(tree.args.slice(1)), tree.span);
    case "_bracket": {
      const all = types(tree.args);
      const result = all.pop();
      return all.reduceRight<InferenceType>((to, from) => openFun(from, to), result ?? unknown());
    }
    case "_ofsort":
      if (first === undefined || second === undefined) return reject("E0301", tree.span, "Expected a sort");
      return first.kind === "ident" ? unknown(readSortTree(context, second)) : typeOfTree(context, first, env);
    case "_NumeralType0":
    case "_NumeralType1":
      return numeralType(tree.head === "_NumeralType0" ? 0n : 1n);
    case "_NumeralType":
      return first?.kind === "numeral" ? numeralType(first.value) : reject("E0302", tree.span, "Expected a number");
    case "_vec_type":
      return vectorType(context, types(tree.args), tree.span);
    case "_record_type":
    case "_record_type_scheme":
      return recordTypeOf(context, tree, (arg) => typeOfTree(context, arg, env));
    default:
      return applyDeclared(context, tree.head, types(tree.args), tree.span);
  }
}

/** A tree with the arguments of types that `(_) t`, `(_ :: s) t` and `(_, τ) t` leave out, as `register_default_tvars` says. */
function withArguments(context: Context, tree: SyntaxTree): SyntaxTree {
  if (tree.kind !== "node") return tree;
  const [name, first, ...last] = tree.args.map((arg) => withArguments(context, arg));
  const all = tree.head === "_type" && name?.kind === "ident" ? context.typeArguments.get(context.types.find(name.name) ?? "") : undefined;
  const [dummy, sort] = first?.kind === "node" && first.head === "_ofsort" ? first.args : [first];
  const args = [name, first, ...last].filter((arg) => arg !== undefined);
  if (all === undefined || name === undefined || dummy?.kind !== "ident" || dummy.name !== "_" || last.length > 1) return { ...tree, args };
  const sorted = all.map((arg): SyntaxTree => (sort === undefined ? arg : { ...tree, head: "_ofsort", args: [arg, sort] }));
  return { ...tree, args: [name, ...sorted.slice(0, all.length - last.length), ...last] };
}

/** The context in which `(_) t` means a type `τ… t`. */
export function registerArguments(context: Context, source: Embedded): Context {
  const [tree] = parseTrees(context, source, "type");
  const [name, ...args] = tree?.kind === "node" && tree.head === "_type" ? tree.args : [];
  if (name?.kind !== "ident") return reject("E0302", source.span, "Expected a type with its arguments");
  const full = resolveTypeName(context, { text: name.name, span: source.span }).name;
  return context.globally((c) => c.with({ typeArguments: c.typeArguments.set(full, args) }));
}

/** `'a ^ 'n` of HOL-Analysis: vectors, whose indices are finitely many. */
function vectorType(context: Context, [of = unknown(), index = unknown()]: readonly InferenceType[], span: Span): InferenceType {
  return applyType(context, { text: "vec", span }, [of, index], span);
}

function applyType(context: Context, name: Placed, args: readonly InferenceType[], span: Span): InferenceType {
  return applyDeclared(context, resolveTypeName(context, name).name, args, span);
}

function applyDeclared(context: Context, full: string, args: readonly InferenceType[], span: Span): InferenceType {
  const decl = context.theory.types.get(full);
  if (decl === undefined) return reject("E0201", span, `Undefined type name: "${full}"`);
  if (decl.arity !== args.length)
    return reject(
      "E0303",
      span,
      `Bad number of arguments for type constructor "${full}": it takes ${decl.arity}, here are ${args.length}`,
      {
        hint: `Write it with ${decl.arity === 0 ? "no argument" : `${decl.arity} argument${decl.arity === 1 ? "" : "s"}`}.`,
      },
    );
  if (decl.definition.kind !== "synonym") return openCon(full, args);
  const { params, type } = decl.definition;
  return freshInstance(type, new Set(), new Map(params.map((p, i) => [p, args[i] ?? unknown()])));
}

/** Reads a type that must be fully given. */
export function readType(context: Context, source: Embedded, env: SortEnv = new Map()): Type {
  const [tree] = parseTrees(context, source, "type");
  if (tree === undefined) return reject("E0302", source.span, "Expected a type");
  collectSorts(context, tree, env);
  return finished(typeOfTree(context, tree, env), source.span);
}

function finished(ty: InferenceType, span: Span): Type {
  const found = ty.kind === "unknown" || ty.kind === "open" ? null : ty;
  return found ?? reject("E0304", span, "The type has a dummy part", { hint: "Write the type in full instead of using _." });
}

/** The parameters of a type declaration as variables with their sorts. */
export function readTypeParams(context: Context, params: readonly TypeParameter[]): TypeVar[] {
  return params.map((p) => tvar(p.name.text, p.sort === null ? context.defaultSort : readSort(context, p.sort)));
}
