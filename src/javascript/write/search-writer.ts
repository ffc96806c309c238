import { countUses, type Expr, type Loop } from "../../program/index.ts";
import type { EmitContext } from "../context.ts";
import { localName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Destination } from "./control.ts";
import type { ExpressionWriter } from "./expression-writer.ts";
import { writeDomain } from "./fold-writer.ts";

/** A search for an element whose step is `until`: nothing signals, and no step looks at the ones before. */
function isPlainSearch(cx: EmitContext, e: Expr): e is Loop & { readonly until: boolean } {
  return (
    e.kind === "fold" &&
    e.domain.kind !== "representatives" &&
    e.until !== null &&
    e.initial.kind === "literal" &&
    e.initial.value === !e.until &&
    countUses(e.step, e.accumulator) === 0 &&
    !cx.signals.mayExpr(e.step)
  );
}

/** A search, or the opposite of one: what follows can be done in the midst of its loop. */
export function isSearch(cx: EmitContext, e: Expr): boolean {
  return e.kind === "not" ? isSearch(cx, e.arg) : isPlainSearch(cx, e);
}

/** The result of `isSearch` that is known before the loop ends. */
export function searchEnd(e: Expr): boolean {
  return e.kind === "not" ? !searchEnd(e.arg) : e.kind === "fold" && e.until === true;
}

/**
 * Does `then` once the result of a search is `value`, else `otherwise`; there is no variable for the result. Both bring something to the
 * destination.
 */
export function afterSearch(
  out: ExpressionWriter,
  e: Expr,
  value: boolean,
  then: () => void,
  otherwise: () => void,
  to: Destination,
): void {
  if (to.kind === "return") {
    decide(out, e, value, then);
    otherwise();
    return;
  }
  const label = `D${out.cx.freshNumber()}`;
  const body = out.w.inside(() =>
    out.scoped(() => {
      decide(out, e, value, () => {
        then();
        out.w.add(js.leave(label));
      });
      otherwise();
    }),
  );
  out.w.add(js.label(label, js.block(body)));
}

/** Does `leave`, after which nothing follows, when `e` is `value`; goes on otherwise. */
function decide(out: ExpressionWriter, e: Expr, value: boolean, leave: () => void): void {
  if (e.kind === "not") {
    decide(out, e.arg, !value, leave);
    return;
  }
  if (!isPlainSearch(out.cx, e)) {
    const test = out.value(e);
    const body = out.w.inside(() => out.scoped(leave));
    out.w.add(js.when(value ? test : js.not(test), body));
    return;
  }
  if (e.until === value) {
    writeSearch(out, e, leave);
    return;
  }
  const label = `D${out.cx.freshNumber()}`;
  const body = out.w.inside(() =>
    out.scoped(() => {
      writeSearch(out, e, () => out.w.add(js.leave(label)));
      leave();
    }),
  );
  out.w.add(js.label(label, js.block(body)));
}

/** Writes a loop that is left at the first element whose step is `until`. */
function writeSearch(out: ExpressionWriter, e: Loop & { readonly until: boolean }, leave: () => void): void {
  out.settle(e.step);
  writeDomain(out, e, null, (element) =>
    out.scoped(() => {
      if (countUses(e.step, e.element) > 0) out.w.add(js.constant(localName(e.element), element));
      decide(out, e.step, e.until, leave);
    }),
  );
}
