import { check, present } from "../../base/index.ts";
import { eachExpr, exprSize, mapParts, outerLocals, substituteLocals } from "../language/expression-walk.ts";
import { and, call, letIn, no, or, typeOf, use, yes } from "../language/expressions.ts";
import type { Arm, Expr, Func, FunctionId, Local, Loop, Program } from "../language/program.ts";
import { mostFusedCopies, smallEnd } from "../limits.ts";
import { copyExpr, largestNumber } from "./copy.ts";
import { type KnownValues, plainConstruct, useKnown } from "./known-values.ts";
import { type Construct, type End, type Producer, producerOf } from "./producer.ts";
import { isSearch, type Readers, reads } from "./reader.ts";
import type { SignalAnalysis } from "./signal-analysis.ts";
import { simplify } from "./simplify.ts";

/*
 * Lists that are made only to be read are not made: `distinct (zip xs ys)` runs through `xs` and `ys` at once (deforestation; Wadler,
 * Deforestation: transforming programs to eliminate trees, TCS 73, 1990). A reader `f` of what a producer `g` makes gets a copy
 * `f·g` that takes the arguments of `g` in place of the list; where `f` looks at the list, the copy takes one step of `g`.
 * Wadler asks that a list be read once. Here the step of a producer must be brief instead, so that reading may begin anew at any
 * cell, as `distinct` does: a step costs no more than following a pointer.
 */

/** The program with readers of producers fused. Functions keep their numbers and meaning; new ones follow. */
export function fuse(program: Program, signals: () => SignalAnalysis): Program {
  const producers = program.functions.map((f) => producerOf(program, f));
  return producers.every((p) => p === null) ? program : new Fusion(program, signals(), producers).run();
}

type Call = Extract<Expr, { kind: "call" }>;

/** Where a list that is not made is looked at. */
interface ListUse {
  readonly producer: Producer;
  /** Lists that are not made, by the producer's arguments: variables or literals. */
  readonly lists: ReadonlyMap<number, readonly Expr[]>;
  readonly known: KnownValues;
  /** The whole of what is being done, for a list that is there already. Null inside. */
  readonly whole: ((list: Expr) => Expr) | null;
}

class Fusion implements Readers {
  private readonly program: Program;
  private readonly signals: SignalAnalysis;
  /** Functions that are producers, finished copies included. */
  private readonly producers: (Producer | null)[];
  /** The last number given to a variable or label. */
  private last: number;
  /** All functions; undefined while being made. */
  private readonly functions: (Func | undefined)[];
  /** Copies by reader, position and producer. */
  private readonly copies = new Map<string, FunctionId>();

  constructor(program: Program, signals: SignalAnalysis, producers: readonly (Producer | null)[]) {
    this.program = program;
    this.signals = signals;
    this.producers = [...producers];
    this.last = largestNumber(program.functions);
    this.functions = [...program.functions];
  }

  run(): Program {
    const { functions } = this.program;
    for (const f of functions) this.functions[f.id] = { ...f, body: this.rewrite(f.body) };
    if (this.functions.length === functions.length) return this.program;
    return { ...this.program, functions: this.functions.map((f) => present(f, "fuse: a copy is missing")) };
  }

  private readonly next = (): number => ++this.last;

  /** Another variable of the same name and type. */
  private like(local: Local): Local {
    return { ...local, id: this.next() };
  }

  func(id: FunctionId): Func | undefined {
    return this.functions[id];
  }

  /** Nothing is known of copies. */
  maySignal(e: Expr): boolean {
    let isNew = false;
    eachExpr(e, (part) => {
      if (part.kind === "call" && part.target >= this.program.functions.length) isNew = true;
    });
    return isNew || this.signals.mayExpr(e);
  }

  private get isFull(): boolean {
    return this.functions.length - this.program.functions.length >= mostFusedCopies;
  }

  /** Fuses every call and loop inside that reads a producer's result. */
  private rewrite(e: Expr): Expr {
    const done = mapParts(e, (part) => this.rewrite(part));
    if (done.kind === "call") return this.fusedCall(done);
    if (done.kind !== "fold" || done.domain.kind !== "list" || done.domain.list.kind !== "call") return done;
    const { list } = done.domain;
    const producer = this.producers[list.target] ?? null;
    if (producer?.field !== 1 || !isSearch(this, done) || this.isFull) return done;
    return this.atomic(list.args, (args) => this.search(done, args, producer, new Map()));
  }

  private fusedCall(e: Call): Expr {
    for (const [position, arg] of e.args.entries()) {
      if (arg.kind === "if" && this.fusesBranch(e, position, arg)) {
        const branch = (list: Expr): Expr => this.fusedCall({ ...e, args: e.args.map((other, i) => (i === position ? list : other)) });
        return { ...arg, yes: branch(arg.yes), no: branch(arg.no) };
      }
      const producer = this.fusible(e, position, arg);
      if (arg.kind !== "call" || producer === null) continue;
      const copy = this.copy(e.target, position, producer);
      if (copy !== null) return this.fusedCall({ ...e, target: copy, args: [...without(e.args, position), ...arg.args] });
    }
    return e;
  }

  /** The producer of an argument that is only read. */
  private fusible(e: Call, position: number, arg: Expr): Producer | null {
    const producer = arg.kind === "call" ? (this.producers[arg.target] ?? null) : null;
    if (producer === null || !reads(this, e.target, position, producer)) return null;
    // A copy of a producer would end with calls of the producer, so that what reads its list could not be fused.
    return producer.isOpen && this.producers[e.target] != null ? null : producer;
  }

  /** Whether to call in both branches, because one makes a list that would not be made then. Other arguments are repeated. */
  private fusesBranch(e: Call, position: number, { yes: a, no: b }: Extract<Expr, { kind: "if" }>): boolean {
    const isAtom = (part: Expr): boolean => part.kind === "local" || part.kind === "literal";
    if (!without(e.args, position).every(isAtom)) return false;
    return [a, b].some((part) => this.fusible(e, position, part) !== null);
  }

  /** The copy of a function that takes the arguments of the producer at the end, instead of the list. Null when there are too many. */
  private copy(id: FunctionId, position: number, producer: Producer): FunctionId | null {
    const key = `${id} ${position} ${producer.func.id}`;
    const made = this.copies.get(key);
    if (made !== undefined || this.isFull) return made ?? null;
    const f = present(this.functions[id], "copy: function");
    const own = this.functions.push(undefined) - 1;
    this.copies.set(key, own);
    const params = f.params.map((p) => this.like(p));
    const source = producer.func.params.map((p) => this.like(p));
    const list = present(params[position], "copy: parameter");
    const body = copyExpr(f.body, this.next, bound(f.params, params.map(use)));
    const whole = (instead: Expr): Expr =>
      call(id, [...params.slice(0, position).map(use), instead, ...params.slice(position + 1).map(use)], f.result);
    const fused = this.transform(body, { producer, lists: new Map([[list.id, source.map(use)]]), known: new Map(), whole });
    const all = [...without(params, position), ...source];
    this.finish({ id: own, name: `${f.name}·${producer.func.name}`, origin: null, params: all, result: f.result, body: fused });
    return own;
  }

  private finish(f: Func): void {
    const body = simplify(useKnown(f.body, this.program.types));
    this.functions[f.id] = { ...f, body };
    const finished = { ...f, body: this.rewrite(body) };
    this.functions[f.id] = finished;
    this.producers[f.id] = producerOf(this.program, finished);
  }

  /** Replaces all that looks at the lists by steps of the producer. */
  private transform(e: Expr, from: ListUse): Expr {
    const at: ListUse = { ...from, whole: null };
    const inside = (part: Expr): Expr => this.transform(part, at);
    const listOf = (part: Expr): readonly Expr[] | undefined => (part.kind === "local" ? at.lists.get(part.local.id) : undefined);
    switch (e.kind) {
      case "let": {
        const value = inside(e.value);
        return { ...e, value, body: this.transform(e.body, { ...at, known: noted(at.known, e.local, value) }) };
      }
      case "is": {
        const args = listOf(e.subject);
        if (args === undefined) return mapParts(e, inside);
        return this.step(at.producer, args, (end) => (end.kind === "local" ? { ...e, subject: end } : end.index === e.index ? yes : no));
      }
      case "switch": {
        const args = listOf(e.subject);
        return args === undefined ? mapParts(e, inside) : this.decide(e, args, from);
      }
      case "fold": {
        const args = e.domain.kind === "list" ? listOf(e.domain.list) : undefined;
        return args === undefined ? mapParts(e, inside) : this.search(e, args, at.producer, at.known);
      }
      case "call": {
        const position = e.args.findIndex((arg) => listOf(arg) !== undefined);
        return position < 0 ? mapParts(e, inside) : this.goOn(e, position, at);
      }
      default:
        return mapParts(e, inside);
    }
  }

  /** A call that is given a list which is not made. */
  private goOn(e: Call, position: number, at: ListUse): Expr {
    const list = present(e.args[position], "goOn: argument");
    const args = present(list.kind === "local" ? at.lists.get(list.local.id) : undefined, "goOn: list");
    const copy = this.copy(e.target, position, at.producer);
    const others = without(e.args, position).map((arg) => this.transform(arg, at));
    if (copy !== null) return call(copy, [...others, ...args], e.type);
    // Beyond the limit the list is made after all.
    const made = call(at.producer.func.id, args, at.producer.func.result);
    return { ...e, args: [...others.slice(0, position), made, ...others.slice(position)] };
  }

  /** One step of a producer, with `then` in place of each value it ends with; the rest of a cell is a call of the producer. */
  private step(producer: Producer, args: readonly Expr[], then: (end: End) => Expr): Expr {
    return atEnds(copyExpr(producer.func.body, this.next, bound(producer.func.params, args)), then);
  }

  /** A decision on a list that is not made. What several paths end with is written once. */
  private decide(e: Extract<Expr, { kind: "switch" }>, args: readonly Expr[], from: ListUse): Expr {
    const at: ListUse = { ...from, whole: null };
    const shared: { readonly label: number; readonly body: Expr }[] = [];
    const ends = new Map<Arm | null, Expr>();
    const type = typeOf(e);
    const tree = this.step(at.producer, args, (end) => {
      if (end.kind === "local") return from.whole?.(end) ?? this.transform(copyExpr({ ...e, subject: end }, this.next), at);
      const arm = e.arms.find((each) => each.index === end.index) ?? null;
      if (arm?.fields.some((field) => field !== null)) return this.fields(arm, end, at);
      const before = ends.get(arm);
      if (before !== undefined) return before.kind === "jump" ? before : copyExpr(before, this.next);
      const body = this.transform(present(arm === null ? e.otherwise : arm.body, "decide: no arm"), at);
      const isSmall = exprSize(body) <= smallEnd;
      const label = this.next();
      const written: Expr = isSmall ? body : { kind: "jump", label, args: [], type };
      if (!isSmall) shared.push({ label, body });
      ends.set(arm, written);
      return written;
    });
    return shared.reduce<Expr>((rest, { label, body }) => ({ kind: "join", label, params: [], body, rest }), tree);
  }

  /** The arm for a value that is not made, its fields bound; the rest of a cell is not made either. */
  private fields(arm: Arm, end: Construct, at: ListUse): Expr {
    const news = arm.fields.map((field) => (field === null ? null : this.like(field)));
    const olds = new Map(arm.fields.flatMap((field, i) => (field === null ? [] : [[field.id, use(present(news[i], "fields"))] as const])));
    const body = copyExpr(arm.body, this.next, olds);
    const rest = isCell(end, at.producer) ? at.producer.field : -1;
    const values = news.flatMap((local, i) => (local === null || i === rest ? [] : [{ local, value: present(end.args[i], "fields") }]));
    const known = values.reduce((all, { local, value }) => noted(all, local, value), at.known);
    const next = news[rest] ?? null;
    const inner = next === null ? this.transform(body, { ...at, known }) : this.withRest(body, next, end, { ...at, known });
    return values.reduceRight<Expr>((inside, { local, value }) => letIn(local, value, inside), inner);
  }

  private withRest(body: Expr, rest: Local, end: Construct, at: ListUse): Expr {
    return this.atomic(restOf(end, at.producer), (args) => this.transform(body, { ...at, lists: new Map(at.lists).set(rest.id, args) }));
  }

  /** Hands on variables and literals for the values of expressions. */
  private atomic(args: readonly Expr[], body: (args: readonly Expr[]) => Expr): Expr {
    const bindings: { readonly local: Local; readonly value: Expr }[] = [];
    const atoms = args.map((value) => {
      if (value.kind === "local" || value.kind === "literal") return value;
      const local = { id: this.next(), name: "s", type: typeOf(value) };
      bindings.push({ local, value });
      return use(local);
    });
    return bindings.reduceRight<Expr>((inside, { local, value }) => letIn(local, value, inside), body(atoms));
  }

  /** A search through a list that is not made, as a function of what it uses and of the producer's arguments. */
  private search(e: Loop, args: readonly Expr[], producer: Producer, known: KnownValues): Expr {
    const id = this.functions.push(undefined) - 1;
    const inside = this.next();
    const source = producer.func.params.map((p) => this.like(p));
    const join = e.until === true ? or : and;
    const type = typeOf(e);
    let given: readonly Local[] = producer.isOpen ? outerLocals({ ...e, domain: { kind: "samples", type: e.element.type } }) : [];
    const through = (list: Expr): Expr => {
      if (list.kind !== "construct") return copyExpr({ ...e, domain: { kind: "list", list } }, this.next);
      if (list.index !== producer.index) return e.initial;
      const turn = this.turn(e, present(list.args[0], "search: element"), known);
      const more = outerLocals(turn).filter((local) => local.id < inside && !given.some(({ id }) => id === local.id));
      given = [...given, ...more];
      if (!isCell(list, producer)) return join(turn, through(present(list.args[producer.field], "search: rest")));
      return join(turn, call(id, [...given.map(use), ...restOf(list, producer)], type));
    };
    const body = this.step(producer, source.map(use), through);
    const params = given.map((local) => this.like(local));
    const own = substituteLocals(body, bound(given, params.map(use)));
    this.finish({ id, name: `search·${producer.func.name}`, origin: null, params: [...params, ...source], result: type, body: own });
    return call(id, [...given.map(use), ...args], type);
  }

  /** The step of a search for one element. The loop would have ended if the accumulator had changed. */
  private turn(e: Loop, element: Expr, known: KnownValues): Expr {
    const local = this.like(e.element);
    const values: readonly (readonly [number, Expr])[] = [
      [e.element.id, use(local)],
      [e.accumulator.id, e.initial],
    ];
    return simplify(useKnown(letIn(local, element, copyExpr(e.step, this.next, new Map(values))), this.program.types, known));
  }
}

function without<A>(all: readonly A[], position: number): readonly A[] {
  return all.filter((_, i) => i !== position);
}

function bound(params: readonly Local[], args: readonly Expr[]): ReadonlyMap<number, Expr> {
  return new Map(params.map((p, i) => [p.id, present(args[i], "bound: argument")]));
}

function noted(known: KnownValues, local: Local, value: Expr): KnownValues {
  const made = plainConstruct(value);
  return made === null ? known : new Map(known).set(local.id, made);
}

/** A cell whose rest is still to be made. */
function isCell(end: Construct, { index, field }: Producer): boolean {
  return end.index === index && end.args[field]?.kind === "call";
}

/** The producer's arguments for the rest of a cell. */
function restOf(cell: Construct, producer: Producer): readonly Expr[] {
  const rest = present(cell.args[producer.field], "restOf: field");
  check(rest.kind === "call", "restOf: no call");
  return rest.args;
}

/** Replaces what the decisions of a producer end with. */
function atEnds(e: Expr, then: (end: End) => Expr): Expr {
  const go = (part: Expr): Expr => atEnds(part, then);
  switch (e.kind) {
    case "switch":
      return {
        ...e,
        arms: e.arms.map((arm) => ({ ...arm, body: go(arm.body) })),
        otherwise: e.otherwise === null ? null : go(e.otherwise),
      };
    case "if":
      return { ...e, yes: go(e.yes), no: go(e.no) };
    case "let":
      return { ...e, body: go(e.body) };
    default:
      return e.kind === "construct" || e.kind === "local" ? then(e) : e;
  }
}
