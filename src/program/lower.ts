import { present } from "../base/index.ts";
import { type Const, type Free, lambdas, stripFun, substFrees, type Term, type Theory } from "../logic/index.ts";
import { eachExpr } from "./language/expression-walk.ts";
import { typeOf, use } from "./language/expressions.ts";
import { primitives } from "./language/primitives.ts";
import type { Expr, Func, FunctionId, Local, MonoType, Program, Refusal, Shape, SignalReason, TypeId } from "./language/program.ts";
import { describeRefusal } from "./language/refusal.ts";
import { isScalar } from "./language/scalar.ts";
import { applied, improved } from "./passes/passes.ts";
import { isLifted } from "./translate/code-equations.ts";
import { equationsBody } from "./translate/function-body.ts";
import { unfoldingBody } from "./translate/inductive.ts";
import { preprocess } from "./translate/rewrite.ts";
import { type Job, ProgramStore, type Task } from "./translate/store.ts";
import { Translator } from "./translate/translate.ts";
import type { Fresh } from "./translate/translation.ts";
import { wrappers } from "./translate/wrapping.ts";

/** A term to be compiled to a function of `params`. Its types are ground, its free variables are among `params`. */
export interface RootTerm {
  readonly name: string;
  readonly params: readonly Free[];
  readonly body: Term;
}

export interface LowerOptions {
  /** Types declared without definition (`typedecl`) that stand for that many atoms. */
  readonly atoms?: ReadonlyMap<string, number>;
  /** Compile what cannot be executed to a signal, instead of refusing. */
  readonly tolerate?: boolean;
  /** The program is made lazy afterwards: nothing is computed before it is asked for, and functions are asked only for their values. */
  readonly lazy?: boolean;
  /** Leave the passes out, to show what they start from. */
  readonly plain?: boolean;
}

export type Lowered =
  | { readonly kind: "program"; readonly program: Program }
  /** `reason`: the first of the reasons, in words. */
  | { readonly kind: "refused"; readonly reasons: readonly Refusal[]; readonly reason: string };

/** From terms of a theory to a core program, or the reasons why execution is impossible. */
export function lowerProgram(theory: Theory, roots: readonly RootTerm[], options: LowerOptions = {}): Lowered {
  try {
    return lower(theory, roots, options);
  } catch (error) {
    // The stack is full: a limit of the input, not an error of ours.
    if (!(error instanceof RangeError)) throw error;
    return refused([{ kind: "limit", what: "the term is nested too deeply", where: roots.map((root) => root.name) }]);
  }
}

function lower(theory: Theory, roots: readonly RootTerm[], options: LowerOptions): Lowered {
  const store = new ProgramStore(theory, options.atoms ?? new Map(), wrappers, options.lazy);
  const targets = roots.map((root) => ({ name: root.name, target: requestRoot(store, root) }));
  const isPlain = options.plain === true;
  store.work((job) => compile(store, job, isPlain));
  const functions = isPlain ? store.finished() : applied(store.finished());
  const obstacles = obstaclesFrom(
    store,
    functions,
    targets.map((t) => t.target),
  );
  if (obstacles.length > 0 && options.tolerate !== true) return refused(obstacles);
  return { kind: "program", program: { types: store.types.types, functions, roots: targets, sites: store.sites, obstacles } };
}

function refused(reasons: readonly Refusal[]): Lowered {
  const [first] = reasons;
  return { kind: "refused", reasons, reason: first === undefined ? "it cannot be executed" : describeRefusal(first) };
}

function requestRoot(store: ProgramStore, root: RootTerm): FunctionId {
  const target = store.request(`root ${root.name}`, `root ${root.name}`, 1, (id) => ({
    id,
    name: root.name,
    where: [root.name],
    task: { kind: "term", term: lambdas(root.params, preprocess(store.theory, root.body)), params: root.params.length },
  }));
  return present(target, "lowerProgram: two roots of one name");
}

function obstaclesFrom(store: ProgramStore, functions: readonly Func[], targets: readonly FunctionId[]): readonly Refusal[] {
  return reachable(functions, store.types.types, targets).flatMap((id) => store.obstaclesOf(id));
}

/** Says of one term after the other whether `lowerProgram` makes a program of it. What terms have in common is compiled once. */
export class Executability {
  private readonly theory: Theory;
  private readonly atoms: ReadonlyMap<string, number>;
  /** Null after an obstacle: it is noted where it was met first, and would be missed by those who come later. */
  private store: ProgramStore | null = null;
  private count = 0;

  constructor(theory: Theory, atoms: ReadonlyMap<string, number>) {
    this.theory = theory;
    this.atoms = atoms;
  }

  /** Whether a term can be executed as a function of its parameters. */
  has(params: readonly Free[], body: Term): boolean {
    const store = this.store ?? new ProgramStore(this.theory, this.atoms, wrappers);
    this.store = null;
    try {
      const target = requestRoot(store, { name: `r${this.count++}`, params, body });
      store.work((job) => compile(store, job));
      if (store.isClean) this.store = store;
      return obstaclesFrom(store, store.finished(), [target]).length === 0;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return false;
    }
  }
}

function compile(store: ProgramStore, job: Job, isPlain = false): Func {
  const trusted = job.task.kind === "constant" && isLifted(store.code(job.task.constant));
  const tr = new Translator(store, job.where, trusted);
  const { params, body } = compileTask(store, tr, job.task);
  const origin = job.task.kind === "constant" ? job.task.constant : null;
  return { id: job.id, name: job.name, origin, params, result: typeOf(body), body: isPlain ? body : improved(body) };
}

interface Compiled {
  readonly params: readonly Local[];
  readonly body: Expr;
}

function compileTask(store: ProgramStore, tr: Translator, task: Task): Compiled {
  if (task.kind === "term") return compileTerm(tr, task.term, task.params);
  const { constant, known, captured } = task;
  const own = captured.map((x) => tr.fresh("c", x.type));
  const rename = new Map(captured.map((x, i): [string, Term] => [x.name, present(own[i], "compileTask: captured").free]));
  const given = new Map<number, Term>();
  known.forEach((t, i) => {
    if (t !== null) given.set(i, substFrees(rename, t));
  });
  const all = stripFun(constant.type, known.length).args;
  const rest = all.flatMap((type, i) => (given.has(i) ? [] : [tr.fresh(`x${i + 1}`, type)]));
  const body = constantBody(store, tr, { c: constant, count: known.length, params: rest, known: given });
  return { params: [...own, ...rest].map((x) => x.local), body };
}

function compileTerm(tr: Translator, term: Term, count: number): Compiled {
  const params: Fresh[] = [];
  let body = term;
  for (let i = 0; i < count; i++) {
    const [dom] = stripFun(body.type, 1).args;
    const x = tr.fresh(body.kind === "abs" ? body.name : "x", present(dom, "compileTerm: not a function"));
    params.push(x);
    body = tr.applied(body, x.free);
  }
  return { params: params.map((x) => x.local), body: tr.expr(body) };
}

interface ConstantTask {
  readonly c: Const;
  /** Of how many arguments; what is left is the result, a function. */
  readonly count: number;
  readonly params: readonly Fresh[];
  readonly known: ReadonlyMap<number, Term>;
}

function constantBody(store: ProgramStore, tr: Translator, task: ConstantTask): Expr {
  const { c, count, params, known } = task;
  const result = tr.types.id(stripFun(c.type, count).result);
  const missing = (why: SignalReason): Expr => missingValue(tr, task, why);
  const code = store.code(c);
  if (code.kind === "equations") {
    const body = equationsBody(tr, code, params, known, missing);
    if (body !== null) return body;
    const why = "one of its equations has a left-hand side that cannot be matched";
    return tr.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why }, result);
  }
  const spec = store.theory.consts.get(c.name)?.spec;
  if (spec?.kind === "unspecified") return missing("unspecified");
  if (spec?.kind === "inductive" && known.size === 0) {
    const body = unfoldingBody(tr, c, spec, params);
    if (body !== null) return body;
    const why = "its rules leave variables without value";
    return tr.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why }, result);
  }
  return tr.obstacle({ kind: "no-equation", constant: c.name, type: c.type, why: code.why }, result);
}

/** The signal that a value is missing, with all arguments of the constant: those specialised away, and those it is to get later. */
function missingValue(tr: Translator, { c, count, params, known }: ConstantTask, why: SignalReason): Expr {
  const all = stripFun(c.type).args;
  const later = all.slice(count).map((type) => tr.fresh("x", type).local);
  const given = [...params.map((x) => x.local), ...later];
  let next = 0;
  const args = all.map((_, i) => {
    const t = known.get(i);
    return t === undefined ? use(present(given[next++], "missingValue: argument")) : tr.expr(t);
  });
  const signal = tr.signal(c, args, tr.types.id(stripFun(c.type).result), why);
  return later.length === 0 ? signal : { kind: "lambda", params: later, body: signal, type: tr.types.id(stripFun(c.type, count).result) };
}

/** The functions that a run from the roots may enter, equality of refined types included. */
function reachable(functions: readonly Func[], types: readonly MonoType[], roots: readonly FunctionId[]): FunctionId[] {
  const seen = new Set<FunctionId>();
  const agenda: FunctionId[] = [];
  const enter = (id: FunctionId): void => {
    if (seen.has(id)) return;
    seen.add(id);
    agenda.push(id);
  };
  const compared = new Set<TypeId>();
  const compare = (id: TypeId): void => {
    const shape = types[id]?.shape;
    if (compared.has(id) || shape === undefined) return;
    compared.add(id);
    if (shape.kind === "wrapped" || shape.kind === "data") {
      if (shape.equality !== null) {
        enter(shape.equality);
        return;
      }
    }
    for (const part of typeParts(shape)) compare(part);
  };
  for (const root of roots) enter(root);
  for (let id = agenda.pop(); id !== undefined; id = agenda.pop())
    eachExpr(present(functions[id], "reachable: function").body, (e) => {
      if (e.kind === "call") enter(e.target);
      if (e.kind === "primitive" && primitives[e.op].compares) compare(e.on);
      if (e.kind === "fold" && e.domain.kind === "set") compare(typeOf(e.domain.set));
      if (e.kind === "fold" && e.domain.kind === "representatives") compare(e.domain.type);
    });
  return [...seen];
}

function typeParts(shape: Shape): readonly TypeId[] {
  if (isScalar(shape)) return [];
  switch (shape.kind) {
    case "data":
      return shape.constructors.flatMap((c) => c.fields);
    case "function":
      return [...shape.params, shape.result];
    case "set":
      return [shape.element];
    case "wrapped":
      return [shape.base];
    case "opaque":
      return [];
  }
}
