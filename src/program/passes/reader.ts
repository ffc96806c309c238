import { eachExpr, exprSize, partsOf } from "../language/expression-walk.ts";
import type { Expr, Func, FunctionId, Loop } from "../language/program.ts";
import { largestReader, largestRepeated } from "../limits.ts";
import type { Producer } from "./producer.ts";

/** What is known of the functions that may read. */
export interface Readers {
  func(id: FunctionId): Func | undefined;
  /** Whether evaluating may end without a value. */
  maySignal(e: Expr): boolean;
}

/** Whether a function only looks at its argument at `position`, so that it could do with the producer's arguments instead. */
export function reads(readers: Readers, id: FunctionId, position: number, producer: Producer): boolean {
  return new Reading(readers, producer).param(id, position);
}

/** A loop that looks for an element, always with an answer. */
export function isSearch(readers: Readers, e: Loop): boolean {
  return e.until !== null && e.initial.kind === "literal" && e.initial.value === !e.until && !readers.maySignal(e.step);
}

class Reading {
  private readonly readers: Readers;
  private readonly producer: Producer;
  /** Parameters under examination, taken for good: recursion. */
  private readonly assumed = new Set<string>();
  /** The bodies of the functions under examination. */
  private readonly bodies = new Set<Expr>();

  constructor(readers: Readers, producer: Producer) {
    this.readers = readers;
    this.producer = producer;
  }

  param(id: FunctionId, position: number): boolean {
    const f = this.readers.func(id);
    const param = f?.params[position];
    const key = `${id} ${position}`;
    if (this.assumed.has(key)) return true;
    if (f === undefined || param?.type !== this.producer.func.result || exprSize(f.body) > largestReader) return false;
    this.assumed.add(key);
    this.bodies.add(f.body);
    return this.only(f.body, new Set([param.id]));
  }

  /** Whether nothing is done with `lists` but looking, and going on with the rest. */
  private only(e: Expr, lists: ReadonlySet<number>): boolean {
    const inside = (part: Expr): boolean => this.only(part, lists);
    const isList = (part: Expr): boolean => part.kind === "local" && lists.has(part.local.id);
    switch (e.kind) {
      case "local":
        return !isList(e);
      case "lambda":
        return isFreeOf(e, lists);
      case "let":
        return (!e.lazy || isFreeOf(e.value, lists)) && inside(e.value) && inside(e.body);
      case "is":
        return isList(e.subject) || inside(e.subject);
      case "switch":
        return isList(e.subject) ? this.decision(e, lists) : partsOf(e).every(inside);
      case "fold":
        if (e.domain.kind !== "list" || !isList(e.domain.list)) return partsOf(e).every(inside);
        return this.producer.field === 1 && isSearch(this.readers, e) && isFreeOf(e.step, lists);
      case "call": {
        const given = e.args.flatMap((arg, i) => (isList(arg) ? [i] : []));
        if (!e.args.every((arg) => isList(arg) || inside(arg)) || given.length > 1) return false;
        return given.every((i) => this.param(e.target, i));
      }
      default:
        return partsOf(e).every(inside);
    }
  }

  private decision(e: Extract<Expr, { kind: "switch" }>, lists: ReadonlySet<number>): boolean {
    const { index, field, isOpen } = this.producer;
    if (isOpen && !this.bodies.has(e) && exprSize(e) > largestRepeated) return false;
    const more = new Set(lists);
    for (const arm of e.arms) {
      const rest = arm.index === index ? arm.fields[field] : null;
      if (rest != null) more.add(rest.id);
    }
    return partsOf(e).every((part) => part === e.subject || this.only(part, more));
  }
}

function isFreeOf(e: Expr, lists: ReadonlySet<number>): boolean {
  let free = true;
  eachExpr(e, (part) => {
    if (part.kind === "local" && lists.has(part.local.id)) free = false;
  });
  return free;
}
