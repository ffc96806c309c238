import { countUses, mapParts, partsOf, substituteLocals } from "../language/expression-walk.ts";
import { and, ifThen, not, or } from "../language/expressions.ts";
import type { Expr, Local, Loop } from "../language/program.ts";

/**
 * Removes bindings of variables and literals, unused bindings, and sinks the others to where they are needed; puts what is known of the
 * accumulator into searches.
 */
export function simplify(e: Expr): Expr {
  const done = mapParts(e, simplify);
  switch (done.kind) {
    case "let":
      return simplifyLet(done.local, done.value, done.body);
    case "if":
      return ifThen(done.test, done.yes, done.no);
    case "and":
      return and(done.left, done.right);
    case "or":
      return or(done.left, done.right);
    case "not":
      return not(done.arg);
    case "fold":
      return simplifySearch(done);
    default:
      return done;
  }
}

/** A search that goes on has found nothing yet. */
function simplifySearch(e: Loop): Expr {
  const { until, initial, accumulator, step } = e;
  if (until === null || initial.kind !== "literal" || initial.value !== !until || countUses(step, accumulator) === 0) return e;
  return { ...e, step: simplify(substituteLocals(step, new Map([[accumulator.id, initial]]))) };
}

function simplifyLet(local: Local, value: Expr, body: Expr): Expr {
  const put = (): Expr => substituteLocals(body, new Map([[local.id, value]]));
  if (value.kind === "local" || value.kind === "literal") return put();
  const uses = countUses(body, local);
  if (uses === 0) return body;
  if (isCheap(value)) return { kind: "let", local, value, body, lazy: false };
  if (uses === 1 && isDirect(body, local)) return put();
  return sink(local, value, body);
}

const cheapOperations: ReadonlySet<string> = new Set(["pred", "char.bit", "wrap", "unwrap", "embed"]);

/** Evaluated without a call: may be done early even when not needed. */
function isCheap(e: Expr): boolean {
  switch (e.kind) {
    case "local":
    case "literal":
    case "lambda":
      return true;
    case "construct":
      return e.args.every(isCheap);
    case "primitive":
      return cheapOperations.has(e.op) && e.args.every(isCheap);
    default:
      return false;
  }
}

/** True when evaluating `e` certainly evaluates `local`, before any branch is taken. */
function isNeeded(e: Expr, local: Local): boolean {
  switch (e.kind) {
    case "local":
      return e.local.id === local.id;
    case "lambda":
    case "literal":
    case "jump":
      return e.kind === "jump" && e.args.some((arg) => isNeeded(arg, local));
    case "if":
      return isNeeded(e.test, local) || (isNeeded(e.yes, local) && isNeeded(e.no, local));
    case "and":
    case "or":
      return isNeeded(e.left, local);
    case "switch":
      return (
        isNeeded(e.subject, local) ||
        branchesNeed(
          e.arms.map((arm) => arm.body),
          e.otherwise,
          local,
        )
      );
    case "let":
      return isNeeded(e.body, local) || (!e.lazy && isNeeded(e.value, local));
    case "join":
      return isNeeded(e.rest, local);
    case "fold":
      return isNeeded(e.initial, local) || domainNeeds(e, local);
    default:
      return partsOf(e).some((part) => isNeeded(part, local));
  }
}

function branchesNeed(bodies: readonly Expr[], otherwise: Expr | null, local: Local): boolean {
  return bodies.every((body) => isNeeded(body, local)) && (otherwise === null || isNeeded(otherwise, local));
}

function domainNeeds(e: Extract<Expr, { kind: "fold" }>, local: Local): boolean {
  switch (e.domain.kind) {
    case "type":
    case "samples":
      return false;
    case "set":
      return isNeeded(e.domain.set, local);
    case "list":
      return isNeeded(e.domain.list, local);
    case "range":
      return isNeeded(e.domain.from, local) || isNeeded(e.domain.to, local);
    case "representatives":
      return e.domain.known.some((part) => isNeeded(part, local));
  }
}

/** The one use is evaluated at once, outside loops and function values. */
function isDirect(e: Expr, local: Local): boolean {
  return isNeeded(e, local);
}

/** Moves a binding towards its uses: into the branches that need it, behind a memoised thunk where it may be needed many times. */
function sink(local: Local, value: Expr, body: Expr): Expr {
  if (isNeeded(body, local)) return { kind: "let", local, value, body, lazy: false };
  const into = (e: Expr): Expr => (countUses(e, local) === 0 ? e : sink(local, value, e));
  switch (body.kind) {
    case "if":
      if (countUses(body.test, local) === 0) return { ...body, yes: into(body.yes), no: into(body.no) };
      break;
    case "and":
    case "or":
      if (countUses(body.left, local) === 0) return { ...body, right: into(body.right) };
      break;
    case "switch":
      if (countUses(body.subject, local) === 0)
        return {
          ...body,
          arms: body.arms.map((arm) => ({ ...arm, body: into(arm.body) })),
          otherwise: body.otherwise === null ? null : into(body.otherwise),
        };
      break;
    case "let":
      if (countUses(body.value, local) === 0) return { ...body, body: into(body.body) };
      break;
    default:
      break;
  }
  return { kind: "let", local, value, body, lazy: true };
}
