import { Bug, present } from "../../base/index.ts";
import { countUses, type Expr, type Loop } from "../../program/index.ts";
import { elementText } from "../derived/enumeration.ts";
import { fieldName, localName } from "../names.ts";
import type { Destination, ExpressionWriter } from "./expression-writer.ts";

/**
 * Writes a loop; the result is the name of the accumulator. A search (`until`) goes on when one element has no answer, because
 * another may decide; only when none does, the search has no answer either.
 */
export function writeFold(out: ExpressionWriter, e: Loop): string {
  const { w, cx } = out;
  const total = localName(e.accumulator);
  const to: Destination = { kind: "assign", name: total };
  const isSearch = e.until !== null && e.initial.kind === "literal" && e.initial.value !== e.until && cx.signals.mayExpr(e.step);
  const open = isSearch ? cx.temporary() : "";
  w.line(`let ${total}${isSearch ? `, ${open} = false` : ""};`);
  out.statement(e.initial, to);
  out.settle(e.step);
  const turn = (element: string): void => out.scoped(() => once(element));
  const once = (element: string): void => {
    if (countUses(e.step, e.element) > 0) w.line(`const ${localName(e.element)} = ${element};`);
    if (isSearch) out.withSignal(`{ ${open} = true; continue ${open}L; }`, () => out.statement(e.step, to));
    else out.statement(e.step, to);
    if (e.until !== null) w.line(`if (${total} === ${e.until}) break;`);
  };
  writeDomain(out, e, isSearch ? `${open}L: ` : "", turn);
  if (isSearch) w.line(`if (${open} && ${total} !== ${e.until}) ${out.signalled()}`);
  return total;
}

const fewElements = 5;
const manyElements = 64;

/** Writes the loop itself: `turn` for each element, which it is told how to read. */
export function writeDomain(out: ExpressionWriter, e: Loop, label: string, turn: (element: string) => void): void {
  const { w, cx } = out;
  const { domain } = e;
  const i = cx.temporary();
  switch (domain.kind) {
    case "type": {
      const size = present(cx.type(domain.type).size, "writeDomain: infinite type");
      // Loops may be in each other: all but the smallest count their turns, small ones at once.
      if (size > fewElements && size <= manyElements) w.line(`if ((fuel -= ${size}) < 0) tick();`);
      w.block(`${label}for (let ${i} = 0; ${i} < ${size}; ${i}++)`, () => {
        if (size > manyElements) w.line("if (--fuel < 0) tick();");
        turn(elementText(cx, domain.type, i));
      });
      return;
    }
    case "samples":
      w.block(`${label}for (let ${i} = 0; ${i} < ${cx.derive("type", domain.type)}.samples.length; ${i}++)`, () =>
        turn(`${cx.derive("type", domain.type)}.samples[${i}]`),
      );
      return;
    case "list": {
      const { layout } = cx.data(cx.typeOf(domain.list).id);
      const cons = present(layout.constructors[1 - layout.nullary], "writeDomain: not a list");
      const start = out.value(domain.list);
      w.block(`${label}for (let ${i} = ${start}; ${i} !== null; ${i} = ${i}.${fieldName(cons, 1)})`, () =>
        turn(`${i}.${fieldName(cons, 0)}`),
      );
      return;
    }
    case "range": {
      const from = out.value(domain.from);
      const to = out.atom(out.value(domain.to));
      cx.need("suc");
      w.block(`${label}for (let ${i} = ${from}; ${i} <= ${to}; ${i} = suc(${i}))`, () => {
        w.line("if (--fuel < 0) tick();");
        turn(i);
      });
      return;
    }
    case "set":
      writeSetDomain(out, domain.set, label, turn);
      return;
  }
}

function writeSetDomain(out: ExpressionWriter, set: Expr, label: string, turn: (element: string) => void): void {
  const { w, cx } = out;
  const { shape } = cx.typeOf(set);
  if (shape.kind !== "set") throw new Bug("writeSetDomain: not a set");
  const i = cx.temporary();
  if (shape.mask) {
    const start = out.value(set);
    w.block(`${label}for (let ${i} = ${start}; ${i} !== 0; ${i} &= ${i} - 1)`, () =>
      turn(elementText(cx, shape.element, `(31 - Math.clz32(${i} & -${i}))`)),
    );
    return;
  }
  cx.need("sets");
  const elements = out.checked(`setLoop(${cx.derive("type", shape.element)}, ${out.value(set)})`, true);
  w.line(`if ((fuel -= ${elements}.length) < 0) tick();`);
  w.block(`${label}for (let ${i} = 0; ${i} < ${elements}.length; ${i}++)`, () => turn(`${elements}[${i}]`));
}
