import { Bug, check, present } from "../../base/index.ts";
import { countUses, type Expr, type Loop, type Shape } from "../../program/index.ts";
import { trials } from "../derived/descriptor.ts";
import { elementCode } from "../derived/enumeration.ts";
import { fewElements, manyElements } from "../limits.ts";
import { fieldName, localName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Js, Statement } from "../tree/syntax.ts";
import type { Destination } from "./control.ts";
import type { ExpressionWriter } from "./expression-writer.ts";
import { highestBit } from "./set-writer.ts";

/**
 * Writes a loop; the result is the name of the accumulator. A search (`until`) goes on when one element has no answer, because
 * another may decide; only when none does, the search has no answer either.
 */
export function writeFold(out: ExpressionWriter, e: Loop): string {
  const { w, cx } = out;
  const total = localName(e.accumulator);
  const to: Destination = { kind: "assign", name: total };
  const begins = e.until !== null && e.initial.kind === "literal" && e.initial.value !== e.until;
  const isSearch = (begins && cx.signals.mayExpr(e.step)) || e.domain.kind === "representatives";
  const open = isSearch ? cx.temporary() : "";
  w.add(js.variable(total), ...(isSearch ? [js.variable(open, false)] : []));
  out.statement(e.initial, to);
  out.settle(e.step);
  const turn = (element: Js): void => out.scoped(() => once(element));
  const label = isSearch ? `${open}L` : null;
  const once = (element: Js): void => {
    if (countUses(e.step, e.element) > 0) w.add(js.constant(localName(e.element), element));
    if (isSearch) out.withSignal([js.set(open, true), js.next(label)], () => out.statement(e.step, to));
    else out.statement(e.step, to);
    if (e.until !== null) w.add(js.when(js.same(total, e.until), [js.leave()]));
  };
  writeDomain(out, e, label, turn, open);
  if (isSearch) w.add(js.when(js.op(open, "&&", js.differ(total, present(e.until, "writeFold: no end"))), out.signalled()));
  return total;
}

/**
 * Writes the loop itself: `turn` for each element, which it is told how to read; `open` is set where others may not be as those that there
 * are.
 */
export function writeDomain(out: ExpressionWriter, e: Loop, label: string | null, turn: (element: Js) => void, open = ""): void {
  const loop = domainLoop(out, e, turn, open);
  out.w.add(label === null ? loop : js.label(label, loop));
}

function domainLoop(out: ExpressionWriter, { domain }: Loop, turn: (element: Js) => void, open: string): Statement {
  const { w, cx } = out;
  const i = cx.temporary();
  switch (domain.kind) {
    case "type": {
      const size = present(cx.type(domain.type).size, "domainLoop: infinite type");
      // Loops may be in each other: all but the smallest count their turns, small ones at once.
      if (size > fewElements && size <= manyElements) w.add(js.spend(size));
      const body = w.inside(() => turn(elementCode(cx, domain.type, i)));
      return js.count(i, size, size > manyElements ? [js.guard, ...body] : body);
    }
    case "samples": {
      const samples = cx.temporary();
      w.add(js.constant(samples, trials(cx, domain.type)));
      return js.count(
        i,
        js.member(samples, "length"),
        w.inside(() => turn(js.index(samples, i))),
      );
    }
    case "list": {
      const { layout } = cx.data(cx.typeOf(domain.list).id);
      const cons = present(layout.constructors[1 - layout.nullary], "domainLoop: not a list");
      const [head, tail] = [js.member(i, fieldName(cons, 0)), js.member(i, fieldName(cons, 1))];
      const start = out.value(domain.list);
      return js.loop(
        i,
        start,
        js.differ(i, null),
        js.op(i, "=", tail),
        w.inside(() => turn(head)),
      );
    }
    case "range": {
      const from = out.value(domain.from);
      const to = out.atom(out.value(domain.to));
      return js.loop(i, from, js.op(i, "<=", to), js.op(i, "=", js.call("suc", i)), [js.guard, ...w.inside(() => turn(i))]);
    }
    case "set":
      return setLoop(out, domain.set, turn);
    case "representatives": {
      check(open !== "", "domainLoop: representatives outside a search");
      const of = (kind: (shape: Shape) => boolean): Js =>
        js.array(domain.known.filter((part) => kind(cx.typeOf(part).shape)).map((part) => out.value(part)));
      const isFunction = ({ kind }: Shape): boolean => kind === "function";
      const isSet = ({ kind }: Shape): boolean => kind === "set";
      const groups = [of(isFunction), of(isSet), of((shape) => !isFunction(shape) && !isSet(shape))];
      const values = cx.temporary();
      w.add(js.constant(values, js.call("representatives", cx.derive("type", domain.type), ...groups)));
      w.add(js.set(open, js.not(js.member(values, "isWhole"))));
      const all = js.member(values, "list");
      return js.count(
        i,
        js.member(all, "length"),
        w.inside(() => turn(js.index(all, i))),
      );
    }
  }
}

function setLoop(out: ExpressionWriter, set: Expr, turn: (element: Js) => void): Statement {
  const { w, cx } = out;
  const { shape } = cx.typeOf(set);
  if (shape.kind !== "set") throw new Bug("setLoop: not a set");
  const i = cx.temporary();
  if (shape.mask) {
    const start = out.value(set);
    const lowest = highestBit(js.op(i, "&", js.unary("-", i)));
    const body = w.inside(() => turn(elementCode(cx, shape.element, lowest)));
    return js.loop(i, start, js.differ(i, 0), js.op(i, "&=", js.op(i, "-", 1)), body);
  }
  const elements = out.checked(js.call("setLoop", cx.derive("type", shape.element), out.value(set)), true);
  const length = js.member(elements, "length");
  w.add(js.spend(length));
  return js.count(
    i,
    length,
    w.inside(() => turn(js.index(elements, i))),
  );
}
