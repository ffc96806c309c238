/** Thrown when a calculus cannot show that a formula is monotonic. */
export class NotInferred extends Error {
  override readonly name = "NotInferred";
}
