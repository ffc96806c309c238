/** What can be wrong with a relational problem; stable, for programs that react to it. */
export type RelationalErrorCode =
  | "arity"
  | "bad-argument"
  | "bounds-not-nested"
  | "duplicate-atom"
  | "empty-universe"
  | "foreign-universe"
  | "higher-order"
  | "missing-solver"
  | "too-large"
  | "unbound-relation"
  | "unbound-variable"
  | "unknown-atom";

/** A problem that cannot be meant: thrown by the constructors, by `Bounds` and by `solve`; the message names the expression. */
export class RelationalError extends Error {
  override readonly name = "RelationalError";
  readonly code: RelationalErrorCode;

  constructor(code: RelationalErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
