/**
 * Exact integers: a safe JavaScript number, or a BigInt beyond. Each integer has one form, so that `===` is equality and `<` compares
 * (JavaScript orders numbers and BigInts together exactly).
 */
import { tooLarge } from "./environment.ts";

/** An integer in its one form. */
export type Num = number | bigint;

/** Hexadecimal digits of the largest power that is computed: two megabytes. */
const mostDigits = 4194304;

export function big(n: bigint): Num {
  return n >= -9007199254740991n && n <= 9007199254740991n ? Number(n) : n;
}

export function slowAdd(a: Num, b: Num): Num {
  return big(BigInt(a) + BigInt(b));
}

export function natAdd(a: Num, b: Num): Num {
  if (typeof a === "number" && typeof b === "number") {
    const r = a + b;
    if (r <= 9007199254740991) return r;
  }
  return slowAdd(a, b);
}

export function add(a: Num, b: Num): Num {
  if (typeof a === "number" && typeof b === "number") {
    const r = a + b;
    if (r <= 9007199254740991 && r >= -9007199254740991) return r;
  }
  return slowAdd(a, b);
}

export function sub(a: Num, b: Num): Num {
  if (typeof a === "number" && typeof b === "number") {
    const r = a - b;
    if (r <= 9007199254740991 && r >= -9007199254740991) return r;
  }
  return big(BigInt(a) - BigInt(b));
}

export function natSub(a: Num, b: Num): Num {
  return a <= b ? 0 : typeof a === "number" ? a - (b as number) : big(a - BigInt(b));
}

export function mul(a: Num, b: Num): Num {
  if (typeof a === "number" && typeof b === "number") {
    const r = a * b;
    // Not minus zero.
    if (r <= 9007199254740991 && r >= -9007199254740991) return r + 0;
  }
  return big(BigInt(a) * BigInt(b));
}

export function neg(a: Num): Num {
  return typeof a === "number" ? 0 - a : -a;
}

export function abs(a: Num): Num {
  return a < 0 ? neg(a) : a;
}

export function suc(a: Num): Num {
  return typeof a === "number" && a < 9007199254740991 ? a + 1 : slowAdd(a, 1);
}

export function pred(a: Num): Num {
  return typeof a === "number" ? a - 1 : slowAdd(a, -1);
}

export function natDiv(a: Num, b: Num): Num {
  if (b === 0) return 0;
  return typeof a === "number" ? (typeof b === "number" ? (a - (a % b)) / b : 0) : big(a / BigInt(b));
}

export function natMod(a: Num, b: Num): Num {
  if (b === 0) return a;
  return typeof a === "number" ? (typeof b === "number" ? a % b : a) : big(a % BigInt(b));
}

/** Rounds towards minus infinity. */
export function intDiv(a: Num, b: Num): Num {
  if (b === 0) return 0;
  if (typeof a === "number" && typeof b === "number") {
    const r = a % b;
    const q = (a - r) / b;
    return (r !== 0 && r < 0 !== b < 0 ? q - 1 : q) + 0;
  }
  const [x, y] = [BigInt(a), BigInt(b)];
  const r = x % y;
  const q = x / y;
  return big(r !== 0n && r < 0n !== y < 0n ? q - 1n : q);
}

/** Has the sign of the divisor. */
export function intMod(a: Num, b: Num): Num {
  if (b === 0) return a;
  if (typeof a === "number" && typeof b === "number") {
    const r = a % b;
    return (r !== 0 && r < 0 !== b < 0 ? r + b : r) + 0;
  }
  const [x, y] = [BigInt(a), BigInt(b)];
  const r = x % y;
  return big(r !== 0n && r < 0n !== y < 0n ? r + y : r);
}

export function pow(a: Num, n: Num): Num {
  if (a === 0 || a === 1) return n === 0 ? 1 : a;
  let r: Num = 1;
  let b = a;
  let k = n;
  while (typeof b === "number" && typeof r === "number" && typeof k === "number") {
    if (k % 2 === 1) r = mul(r, b);
    k = (k - (k % 2)) / 2;
    if (k === 0) return r;
    b = mul(b, b);
  }
  if (a === -1) return natMod(n, 2) === 0 ? 1 : -1;
  if (typeof n !== "number" || n * BigInt(a).toString(16).length > mostDigits) tooLarge();
  return big(BigInt(a) ** BigInt(n));
}

export function dvd(a: Num, b: Num): boolean {
  if (a === 0) return b === 0;
  return typeof a === "number" && typeof b === "number" ? b % a === 0 : BigInt(b) % BigInt(a) === 0n;
}

/** The predecessor of a positive number. */
export function before(n: Num): Num {
  return typeof n === "number" ? n - 1 : big(n - 1n);
}

export function isCoprime(n: number, d: number): boolean {
  let [a, b] = [n, d];
  while (a !== 0) [a, b] = [b % a, a];
  return b === 1;
}
