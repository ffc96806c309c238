/** Reading terms, propositions and specifications: parse, resolve, infer; ambiguity is settled by types. */
import { type Span, TooLarge } from "../../base/index.ts";
import { atomize, type Const, constant, propT, sameTerm, type Term, type Type, type TypeVar, typeVars } from "../../logic/index.ts";
import { type Embedded, type Fix, mixfixProductions, type Name, nonterminal, type SyntaxTree } from "../../syntax/index.ts";
import { localNotation } from "../locales/enter.ts";
import type { Context, Placed } from "../names/context.ts";
import { signatureOfReading } from "../names/notation.ts";
import { Problem, reject, warning } from "../names/problem.ts";
import { takeTypesOfBlock } from "./block-types.ts";
import { activeCoercions, type Coercing } from "./coercion.ts";
import { tooDeep } from "./deep-tree.ts";
import { Inference, TermBuilder } from "./infer.ts";
import { Finisher, freshInstance, type InferenceType, unknown } from "./inference-type.ts";
import { withoutAliases } from "./pattern-alias.ts";
import type { PreTerm } from "./pre-term.ts";
import type { Piece, ReadRequest, ReadResult, SpecificationReading, SpecificationRequest } from "./read.ts";
import { collectSorts, parseTrees, type SortEnv, typeOfTree } from "./read-type.ts";
import { type FreeTypes, rejectDummies, resolveIdent, type Scope } from "./scope.ts";
import { proposition, termOfTree } from "./tree-term.ts";
import { describeTypeProblem } from "./type-problem.ts";

/** A name as inner syntax, at the place that mentions it. */
export function placedSource(text: string, span: Span): Embedded {
  return { text, offsetAt: () => span.from, span };
}

/** The code of the warning that a text has several readings that mean different things. */
export const ambiguous = "W0311";

/** All readings of all pieces are tried up to this many combinations. */
const maxCombinations = 64;

/** Reads everything together. Rejects with the first reading's problem when none is well-typed. */
export function readTogether(outer: Context, request: ReadRequest): ReadResult {
  const context = withHeadNotation(outer, request);
  const pieces = request.groups.flatMap((g) => g.pieces);
  const readings = pieces.map((p) => parseTrees(context, p.source, p.as === "prop" ? "prop" : "any"));
  const typeTrees = [...request.heads, ...request.fixes, ...request.groups.flatMap((g) => g.fixes)].map((f) =>
    f.type === null ? null : (parseTrees(context, f.type, "type")[0] ?? null),
  );
  const plain = tryReadings(context, request, typeTrees, readings, null);
  const { first } = plain;
  const graph = plain.found.length === 0 && isTypeProblem(first) ? activeCoercions(context.theory) : null;
  // Coercions of what is applied first: they leave all other types what they are.
  const ways: readonly Coercing[] =
    graph === null
      ? []
      : graph.hasFunctions
        ? [
            { graph, at: "operators" },
            { graph, at: "all" },
          ]
        : [{ graph, at: "all" }];
  let { found } = plain;
  let tooLarge: Problem | null = null;
  for (const way of ways) {
    if (found.length > 0) break;
    const tried = tryReadings(context, request, typeTrees, readings, way);
    found = tried.found;
    if (tried.first?.diagnostic.code === "E0316") tooLarge = tried.first;
  }
  const [chosen, second] = found;
  if (chosen === undefined)
    throw (
      tooLarge ??
      first ??
      new Problem({
        code: "E0300",
        severity: "error",
        span: pieces[0]?.source.span ?? { from: 0, to: 0 },
        message: "Inner syntax error: no reading",
      })
    );
  if (second === undefined) return chosen;
  const span = pieces[0]?.source.span ?? { from: 0, to: 0 };
  return {
    ...chosen,
    warnings: [
      warning(ambiguous, span, `Ambiguous input: ${found.length} well-typed readings; the first is taken`, "Add parentheses or types."),
    ],
  };
}

/** Reads what must have one meaning: an assumption or axiom taken for another one would be wrong everywhere it is used. */
export function readClearly(context: Context, request: ReadRequest): ReadResult {
  const result = readTogether(context, request);
  const [remark] = result.warnings.filter((w) => w.code === ambiguous);
  return remark === undefined
    ? result
    : reject("E0311", remark.span, "Ambiguous input: several well-typed readings", { hint: "Add parentheses or types." });
}

/** The well-typed results of all combinations of readings, and the first problem met. */
function tryReadings(
  context: Context,
  request: ReadRequest,
  typeTrees: readonly (SyntaxTree | null)[],
  readings: readonly (readonly SyntaxTree[])[],
  coercions: Coercing | null,
): { found: ReadResult[]; first: Problem | null } {
  const inputs: Inputs = { context, request, typeTrees, coercions };
  const narrowed = readings.map((trees, i) => narrow(inputs, trees, i));
  let first: Problem | null = null;
  const found: ReadResult[] = [];
  for (const choice of combinations(narrowed)) {
    const result = attempt(inputs, choice);
    if (result instanceof Problem) first ??= result;
    else if (!found.some((f) => sameReading(f, result))) found.push(result);
  }
  return { found, first };
}

/** What all attempts at a request share. */
interface Inputs {
  readonly context: Context;
  readonly request: ReadRequest;
  readonly typeTrees: readonly (SyntaxTree | null)[];
  /** Coercions that may be put in, or null. */
  readonly coercions: Coercing | null;
}

function isTypeProblem(problem: Problem | null): boolean {
  return problem !== null && /^E032[0-2]$/.test(problem.diagnostic.code);
}

/** What is being defined may be written in its own notation. */
function withHeadNotation(context: Context, request: ReadRequest): Context {
  return [...request.heads, ...request.fixes].reduce((c, fix) => {
    if (fix.mixfix === null) return c;
    if (fix.mixfix.kind === "structure") return localNotation(c, fix.name.text, propT, fix.mixfix);
    const [tree] = fix.type === null ? [] : parseTrees(c, fix.type, "type");
    const signature = tree === undefined ? { args: [], result: nonterminal("logic") } : signatureOfReading(readingOfType(c, tree));
    return c.with({ grammar: c.grammar.add(mixfixProductions(fix.name.text, signature, fix.mixfix)) });
  }, context);
}

function readingOfType(context: Context, tree: SyntaxTree): InferenceType {
  const sorts: SortEnv = new Map();
  collectSorts(context, tree, sorts);
  return typeOfTree(context, tree, sorts);
}

/** When a piece has several readings, keeps those that are well-typed on their own. */
function narrow(inputs: Inputs, trees: readonly SyntaxTree[], at: number): readonly SyntaxTree[] {
  if (trees.length === 1) return trees;
  const { request, typeTrees } = inputs;
  const piece = request.groups.flatMap((g) => g.pieces)[at];
  const group = request.groups.find((g) => piece !== undefined && g.pieces.includes(piece));
  if (piece === undefined || group === undefined) return trees;
  const shared = request.heads.length + request.fixes.length;
  let from = shared;
  for (const g of request.groups) {
    if (g === group) break;
    from += g.fixes.length;
  }
  const types = [...typeTrees.slice(0, shared), ...typeTrees.slice(from, from + group.fixes.length)];
  const alone: Inputs = { ...inputs, typeTrees: types, request: { ...request, groups: [{ pieces: [piece], fixes: group.fixes }] } };
  const kept = trees.filter((tree) => !(attempt(alone, [tree]) instanceof Problem));
  return kept.length === 0 ? trees.slice(0, 1) : kept;
}

function* combinations(readings: readonly (readonly SyntaxTree[])[]): Iterable<readonly SyntaxTree[]> {
  const total = Math.min(
    maxCombinations,
    readings.reduce((n, trees) => Math.min(maxCombinations, n * trees.length), 1),
  );
  for (let k = 0; k < total; k++) {
    let rest = k;
    yield readings.map((trees) => {
      const tree = trees[rest % trees.length];
      rest = Math.floor(rest / trees.length);
      return tree ?? reject("E0300", { from: 0, to: 0 }, "Inner syntax error: no reading");
    });
  }
}

function sameReading(a: ReadResult, b: ReadResult): boolean {
  const [left, right] = [a, b].map((r) => r.groups.flatMap((g) => g.terms));
  return left !== undefined && right !== undefined && left.every((t, i) => sameTerm(t, right[i] ?? t));
}

/** One choice of readings: a full inference with fresh unknowns. */
function attempt(inputs: Inputs, trees: readonly SyntaxTree[]): ReadResult | Problem {
  try {
    return inferAll(inputs, trees);
  } catch (error) {
    if (error instanceof Problem) return error;
    if (error instanceof TooLarge)
      return new Problem({
        code: "E0316",
        severity: "error",
        span: trees[0]?.span ?? { from: 0, to: 0 },
        message: `Too much to read: ${error.message}`,
        hint: "Split the text by definitions.",
      });
    if (error instanceof RangeError) return tooDeep(inputs.context, trees);
    throw error;
  }
}

function inferAll({ context, request, typeTrees, coercions }: Inputs, trees: readonly SyntaxTree[]): ReadResult {
  const sorts: SortEnv = new Map();
  for (const tree of [...typeTrees, ...trees]) if (tree !== null) collectSorts(context, tree, sorts);
  const types = typeTrees.map((t) => (t === null ? unknown() : typeOfTree(context, t, sorts)));
  const sources = request.groups.flatMap((g) => g.pieces.map((p) => p.source));
  const inference = new Inference(context, (problem) => describeTypeProblem(context, problem, sources), coercions);
  const fixed: FreeTypes = new Map();
  const shared = [...request.heads, ...request.fixes];
  for (const [i, f] of shared.entries()) fixed.set(f.name.text, types[i] ?? unknown());
  const loose = new Map<TypeVar, InferenceType>();
  const flexible = (request.flexible ?? []).map((x) => ({ x, type: freshInstance(x.type, request.rigid ?? new Set(), loose) }));
  for (const { x, type } of flexible) fixed.set(x.name, type);
  let at = 0;
  let typeAt = shared.length;
  const schemes = new Map<TypeVar, InferenceType>();
  const common: FreeTypes = new Map();
  const read = request.groups.map((group) => {
    const own = group.fixes.map(() => types[typeAt++] ?? unknown());
    const inner: FreeTypes = new Map([...fixed, ...group.fixes.map((f, i): [string, InferenceType] => [f.name.text, own[i] ?? unknown()])]);
    const { allowDummies = false, doubt = "all" } = request;
    const frees = request.sharesFrees === true ? common : new Map();
    const scope: Scope = { context, bound: new Map(), fixed: inner, frees, sorts, allowDummies, doubt, loose };
    return { own, pres: group.pieces.map((piece) => inferPiece(inference, scope, piece, trees[at++], schemes)) };
  });
  inference.settle();
  takeTypesOfBlock(context, inference, sorts, fixed);
  const finisher = new Finisher([
    ...takenNames(context, sorts),
    ...(request.rigid ?? []),
    ...trees.flatMap(typeNames),
    ...typeTrees.flatMap((t) => (t === null ? [] : typeNames(t))),
  ]);
  const builder = new TermBuilder(finisher);
  return {
    heads: request.heads.map((_, i) => finisher.finish(types[i] ?? unknown())),
    fixes: request.fixes.map((_, i) => finisher.finish(types[request.heads.length + i] ?? unknown())),
    flexible: flexible.map(({ type }) => finisher.finish(type)),
    groups: read.map(({ own, pres }) => ({
      terms: pres.map((pre) => rejectDummies(atomize(builder.build(pre)))),
      fixes: own.map((ty) => finisher.finish(ty)),
    })),
    warnings: [],
  };
}

function inferPiece(
  inference: Inference,
  scope: Scope,
  piece: Piece,
  tree: SyntaxTree | undefined,
  schemes: Map<TypeVar, InferenceType>,
): PreTerm {
  if (tree === undefined) return reject("E0300", piece.source.span, "Inner syntax error: nothing was read");
  const plain = scope.allowDummies ? withoutAliases(tree) : tree;
  const pre = piece.as === "prop" ? proposition(scope, plain) : termOfTree(scope, plain);
  const wanted = piece.scheme === undefined ? (piece.type ?? unknown()) : freshInstance(piece.scheme, new Set(), schemes);
  inference.expect(pre, piece.as === "prop" ? propT : wanted);
  return pre;
}

function takenNames(context: Context, sorts: SortEnv): string[] {
  return [
    ...sorts.keys(),
    ...context.locals.typeSorts.keys(),
    ...[...context.locals.fixes.values()].flatMap((x) => [...typeVars(x.type)].map((v) => v.name)),
  ];
}

function typeNames(tree: SyntaxTree): string[] {
  if (tree.kind === "tfree") return [tree.name];
  return tree.kind === "node" ? tree.args.flatMap(typeNames) : [];
}

/** One term; its type variables are generic. */
export function readTerm(context: Context, source: Embedded, expected?: Type): Term {
  const piece: Piece = expected === undefined ? { source, as: "term" } : { source, as: "term", type: expected };
  const [group] = readTogether(context, { heads: [], fixes: [], groups: [{ pieces: [piece], fixes: [] }] }).groups;
  return group?.terms[0] ?? reject("E0300", source.span, "Inner syntax error: nothing was read");
}

/** One proposition at the level of bool. */
export function readProp(context: Context, source: Embedded, fixes: readonly Fix[] = []): Term {
  const [group] = readClearly(context, { heads: [], fixes, groups: [{ pieces: [{ source, as: "prop" }], fixes: [] }] }).groups;
  return group?.terms[0] ?? reject("E0300", source.span, "Inner syntax error: nothing was read");
}

/** A specification: equations or rules about new constants. */
export function readSpecification(context: Context, request: SpecificationRequest): SpecificationReading {
  const fixes = request.fixes ?? [];
  const result = readTogether(context, {
    heads: request.heads,
    fixes,
    allowDummies: true,
    doubt: request.doubt ?? "capitals",
    groups: request.facts.map((f) => ({
      pieces: [f.prop, ...f.premises].map((source): Piece => ({ source, as: "prop" })),
      fixes: f.fixes,
    })),
  });
  const typed = <F extends Fix>(list: readonly F[], types: readonly Type[]) =>
    list.map((f, i) => ({ name: f.name, type: types[i] ?? reject("E0300", f.name.span, "A type is missing"), mixfix: f.mixfix }));
  return {
    heads: typed(request.heads, result.heads),
    fixes: typed(fixes, result.fixes),
    facts: result.groups.map((g, i) => {
      const [prop, ...premises] = g.terms;
      return {
        prop: prop ?? reject("E0300", request.facts[i]?.prop.span ?? { from: 0, to: 0 }, "Inner syntax error: nothing was read"),
        premises,
      };
    }),
    warnings: result.warnings,
  };
}

/** An existing constant as written by the user, at its most general type. */
export function resolveConstant(context: Context, source: Placed | Embedded | Name): Const {
  const span: Span = source.span;
  const scope: Scope = {
    context,
    bound: new Map(),
    fixed: new Map(),
    frees: new Map(),
    sorts: new Map(),
    allowDummies: false,
    doubt: "none",
  };
  const found = resolveIdent(scope, source.text, span);
  const name = found.kind === "const" ? found.name : null;
  const decl = name === null ? undefined : context.theory.consts.get(name);
  if (decl !== undefined) return constant(decl.name, decl.type);
  if ("offsetAt" in source) {
    const term = readTerm(context, source);
    if (term.kind === "const") return term;
  }
  return reject("E0203", span, `Undefined constant: "${source.text}"`);
}
