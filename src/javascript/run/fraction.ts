/** A fraction in lowest terms with denominator above one; one class for all generated code, so that values can go from one to another. */
export class Fraction {
  readonly n: bigint;
  readonly d: bigint;

  constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }
}
