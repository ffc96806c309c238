/**
 * Exact numbers: a safe JavaScript number, or a BigInt beyond. Each integer has one form, so that `===` is equality and `<` compares
 * (JavaScript orders numbers and BigInts together exactly). A rational is an integer in that form or a fraction `{n, d}` in lowest
 * terms with d > 1.
 */
export const numberHelpers = {
  big: `function big(n) { return n >= -9007199254740991n && n <= 9007199254740991n ? Number(n) : n; }`,
  slowAdd: `function slowAdd(a, b) { return big(BigInt(a) + BigInt(b)); }`,
  natAdd: `function natAdd(a, b) {
  if (typeof a === "number" && typeof b === "number") { const r = a + b; if (r <= 9007199254740991) return r; }
  return slowAdd(a, b);
}`,
  add: `function add(a, b) {
  if (typeof a === "number" && typeof b === "number") { const r = a + b; if (r <= 9007199254740991 && r >= -9007199254740991) return r; }
  return slowAdd(a, b);
}`,
  sub: `function sub(a, b) {
  if (typeof a === "number" && typeof b === "number") { const r = a - b; if (r <= 9007199254740991 && r >= -9007199254740991) return r; }
  return big(BigInt(a) - BigInt(b));
}`,
  natSub: `function natSub(a, b) { return a <= b ? 0 : typeof a === "number" ? a - b : big(a - BigInt(b)); }`,
  mul: `function mul(a, b) {
  if (typeof a === "number" && typeof b === "number") { const r = a * b; if (r <= 9007199254740991 && r >= -9007199254740991) return r + 0; }
  return big(BigInt(a) * BigInt(b));
}`,
  neg: `function neg(a) { return typeof a === "number" ? 0 - a : -a; }`,
  abs: `function abs(a) { return a < 0 ? neg(a) : a; }`,
  suc: `function suc(a) { return a < 9007199254740991 ? a + 1 : slowAdd(a, 1); }`,
  pred: `function pred(a) { return typeof a === "number" ? a - 1 : slowAdd(a, -1); }`,
  natDiv: `function natDiv(a, b) {
  if (b === 0) return 0;
  return typeof a === "number" ? (typeof b === "number" ? (a - a % b) / b : 0) : big(a / BigInt(b));
}`,
  natMod: `function natMod(a, b) {
  if (b === 0) return a;
  return typeof a === "number" ? (typeof b === "number" ? a % b : a) : big(a % BigInt(b));
}`,
  intDiv: `function intDiv(a, b) {
  if (b === 0) return 0;
  if (typeof a === "number" && typeof b === "number") { const r = a % b, q = (a - r) / b; return (r !== 0 && (r < 0) !== (b < 0) ? q - 1 : q) + 0; }
  a = BigInt(a); b = BigInt(b);
  const r = a % b, q = a / b;
  return big(r !== 0n && (r < 0n) !== (b < 0n) ? q - 1n : q);
}`,
  intMod: `function intMod(a, b) {
  if (b === 0) return a;
  if (typeof a === "number" && typeof b === "number") { const r = a % b; return (r !== 0 && (r < 0) !== (b < 0) ? r + b : r) + 0; }
  a = BigInt(a); b = BigInt(b);
  const r = a % b;
  return big(r !== 0n && (r < 0n) !== (b < 0n) ? r + b : r);
}`,
  pow: `function pow(a, n) {
  if (a === 0 || a === 1) return n === 0 ? 1 : a;
  let r = 1, b = a, k = n;
  while (typeof b === "number" && typeof r === "number" && typeof k === "number") {
    if (k % 2 === 1) r = mul(r, b);
    k = (k - k % 2) / 2;
    if (k === 0) return r;
    b = mul(b, b);
  }
  if (a === -1) return natMod(n, 2) === 0 ? 1 : -1;
  if (typeof n !== "number" || n * BigInt(a).toString(16).length > 4194304) tooLarge();
  return big(BigInt(a) ** BigInt(n));
}`,
  dvd: `function dvd(a, b) {
  if (a === 0) return b === 0;
  return typeof a === "number" && typeof b === "number" ? b % a === 0 : BigInt(b) % BigInt(a) === 0n;
}`,
  fraction: `const Fraction = $.Fraction;
function gcdBig(a, b) { if (a < 0n) a = -a; while (b !== 0n) { const r = a % b; a = b; b = r; } return a; }
function ratio(n, d) {
  if (d === 0n) return 0;
  if (d < 0n) { n = -n; d = -d; }
  const g = gcdBig(n, d);
  if (g !== 1n) { n /= g; d /= g; }
  return d === 1n ? big(n) : new Fraction(n, d);
}
function numerator(a) { return a instanceof Fraction ? a.n : BigInt(a); }
function denominator(a) { return a instanceof Fraction ? a.d : 1n; }`,
  ratAdd: `function ratAdd(a, b) {
  if (!(a instanceof Fraction) && !(b instanceof Fraction)) return add(a, b);
  return ratio(numerator(a) * denominator(b) + numerator(b) * denominator(a), denominator(a) * denominator(b));
}`,
  ratSub: `function ratSub(a, b) {
  if (!(a instanceof Fraction) && !(b instanceof Fraction)) return sub(a, b);
  return ratio(numerator(a) * denominator(b) - numerator(b) * denominator(a), denominator(a) * denominator(b));
}`,
  ratMul: `function ratMul(a, b) {
  if (!(a instanceof Fraction) && !(b instanceof Fraction)) return mul(a, b);
  return ratio(numerator(a) * numerator(b), denominator(a) * denominator(b));
}`,
  ratDiv: `function ratDiv(a, b) { return ratio(numerator(a) * denominator(b), denominator(a) * numerator(b)); }`,
  ratNeg: `function ratNeg(a) { return a instanceof Fraction ? new Fraction(-a.n, a.d) : neg(a); }`,
  ratAbs: `function ratAbs(a) { return a instanceof Fraction ? (a.n < 0n ? new Fraction(-a.n, a.d) : a) : abs(a); }`,
  ratEq: `function ratEq(a, b) { return a === b || (a instanceof Fraction && b instanceof Fraction && a.n === b.n && a.d === b.d); }`,
  ratLt: `function ratLt(a, b) {
  if (!(a instanceof Fraction) && !(b instanceof Fraction)) return a < b;
  return numerator(a) * denominator(b) < numerator(b) * denominator(a);
}`,
  ratPow: `function ratPow(a, n) { return a instanceof Fraction ? (n === 0 ? 1 : new Fraction(BigInt(pow(big(a.n), n)), BigInt(pow(big(a.d), n)))) : pow(a, n); }`,
  ratFloor: `function ratFloor(a) {
  if (!(a instanceof Fraction)) return a;
  const r = a.n % a.d;
  return big(r < 0n ? (a.n - r) / a.d - 1n : (a.n - r) / a.d);
}`,
} as const;

/** Which helpers a helper calls. */
export const numberNeeds: Readonly<Record<string, readonly (keyof typeof numberHelpers)[]>> = {
  slowAdd: ["big"],
  natAdd: ["slowAdd"],
  add: ["slowAdd"],
  sub: ["big"],
  natSub: ["big"],
  mul: ["big"],
  abs: ["neg"],
  suc: ["slowAdd"],
  pred: ["slowAdd"],
  natDiv: ["big"],
  natMod: ["big"],
  intDiv: ["big"],
  intMod: ["big"],
  pow: ["big", "mul", "natMod"],
  fraction: ["big"],
  ratAdd: ["fraction", "add"],
  ratSub: ["fraction", "sub"],
  ratMul: ["fraction", "mul"],
  ratDiv: ["fraction"],
  ratNeg: ["fraction", "neg"],
  ratAbs: ["fraction", "abs"],
  ratEq: ["fraction"],
  ratLt: ["fraction"],
  ratPow: ["fraction", "pow"],
  ratFloor: ["fraction"],
};
