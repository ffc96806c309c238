/**
 * The search, as text beside the program it searches, so that V8 sees only the cells of one program (STUDY, section 6, A).
 *
 * `stack` holds the goals that wait, those of the present node from `lo` to `hi`. Evaluation after a choice runs the goals that waited for
 * the variable and copies the others, in order, above `hi`: nothing has to be undone but thunks (`trail`). `T` numbers the choices of the
 * present path. A goal that compares two numbers says so by `r`, so that values for which it is false are passed over:
 * they are leaves like all others, but cost nothing. When no goal is left all premises are true, and the conclusion is evaluated from its root: by strict
 * code where all its variables have come to have values as a whole (`whole`), unless that fails too often.
 */
export const searchText = `
class G { constructor(r, f, on, a, b, c) { this.r = r; this.f = f; this.on = on; this.a = a; this.b = b; this.c = c; } }
const stack = [], pool = [], trail = [], marks = [];
let lo = 0, hi = 0, top = 0, mark = 0, unrolled = 0, T = 0;
let tests = 0, satisfied = 0, evaluations = 0, isOpen = false, wanted = null, conclude = null, hooks = null;
// Whether the goal under way met a value that is missing, which no choice of a variable will bring.
let isDead = false;
let whole = null, roots = null, misses = 0;
// How many variables of the conclusion are unbound, where they write their values through (write-through.ts); otherwise 0.
let open = 0;
// Where the conclusion knows of numbers only how they compare (order-only.ts): how many of its variables have each number.
let isOrderOnly = false;
const counted = new Int32Array(256);
// What goals that compare say of the number that is split next: 1 ≤, 2 <, 3 =, 4 ≠, 5 ≥, 6 >. When they are related, they say nothing else.
let least = -Infinity, most = Infinity, apart = false, related = false, alone = false;
const mirrored = [0, 5, 6, 3, 4, 1, 2];
function post(f, a, b, c) { return relate(0, f, a, b, c); }
function relate(r, f, a, b, c) {
  const on = D === null ? lost : D;
  if (on === null) { isDead = true; return false; }
  put(r, f, on, a, b, c);
  return true;
}
function put(r, f, on, a, b, c) {
  let g;
  if (top < pool.length) { g = pool[top]; g.r = r; g.f = f; g.on = on; g.a = a; g.b = b; g.c = c; }
  else { g = new G(r, f, on, a, b, c); while (pool.length < top) pool.push(new G(0, f, on, a, b, c)); pool.push(g); }
  stack[top++] = g;
}
function defer(f, a, b, c) { put(0, f, stack[top - 1].on, a, b, c); return true; }
function isFar() { return top > mark && ++unrolled > deepest; }
function evaluate(bound, isCompared) {
  const to = hi;
  top = to;
  for (let i = lo; i < to; i++) {
    const g = stack[i];
    if (g.on !== bound) { stack[top++] = g; continue; }
    if (isCompared && g.r !== 0) continue;
    mark = top; unrolled = 0; lost = null; isDead = false;
    if (!g.f(g.a, g.b, g.c)) {
      if (!isDead) return 0;
      hooks.unsettled();
      return 2;
    }
  }
  lo = to; hi = top;
  if (top > to) { wanted = stack[to].on; return 3; }
  lost = null;
  const r = whole !== null && open === 0 ? concludeWhole() : conclude();
  if (r === Z) {
    wanted = D === null ? lost : D;
    if (wanted !== null) return 3;
    satisfied++; hooks.missing();
    return 2;
  }
  satisfied++;
  return r === true ? 0 : 1;
}
function concludeWhole() {
  try {
    const r = whole(roots);
    if (r !== Z) { if (misses > 0) misses--; return r; }
    misses += 2;
  } catch (error) {
    I = null;
    misses = 99;
  }
  if (misses > 64) whole = null;
  return conclude();
}
function attempt(bound, isCompared) {
  if ((++evaluations & 1023) === 0) hooks.clock();
  try {
    const found = evaluate(bound, isCompared);
    if (found !== 3) tests++;
    return found;
  } catch (error) {
    behind = 0; I = null;
    hooks.ended(error);
    tests++;
    return 2;
  }
}
function undo(n) { while (trail.length > n) trail.pop().$ = -2; }
function refuted(bound) {
  const found = attempt(bound, false);
  if (found === 3) return split();
  if (found === 2) isOpen = true;
  return found === 1;
}
function split() {
  const cell = wanted, known = cell.x;
  const all = known.alternatives === null ? hooks.alternatives(known) : known.alternatives;
  if (!all.isComplete) isOpen = true;
  T++;
  if (all.scalars !== null ? splitScalars(cell, known, all) : splitData(cell, known, all.list)) return true;
  T--;
  cell.$ = -1;
  return false;
}
function splitData(cell, known, list) {
  const l = lo, h = hi, n = trail.length, before = open;
  for (let i = 0; i < list.length; i++) {
    bindTo(cell, known, list[i], i);
    known.chosen = i;
    if (refuted(cell)) return true;
    lo = l; hi = h; open = before;
    if (trail.length > n) undo(n);
  }
  known.chosen = -1;
  return false;
}
function splitScalars(cell, known, { scalars, isRange, isOrdered }) {
  const l = lo, h = hi, home = known.home;
  range(cell, l, h);
  const n = trail.length, from = least, to = most, isApart = apart, isCompared = related;
  if (home !== null) open--;
  const isLast = home !== null && open === 0 && isCompared && alone && !isApart && (isRange || (from === -Infinity && to === Infinity));
  const first = isRange && from > 0 ? Math.min(from, scalars.length) : 0;
  const end = isRange && to < scalars.length - 1 ? Math.max(to + 1, first) : scalars.length;
  const isCounted = isOrderOnly && isOrdered && home !== null && scalars.length <= counted.length;
  tests += scalars.length - (end - first);
  for (let i = first; i < end; i++) {
    if (isLast && whole !== null) { i = holdsUpTo(known, scalars, i, end, isCounted); if (i === end) break; }
    const value = scalars[i];
    if (value < from || value > to || (isApart && isExcluded(cell, value, l, h))) { tests++; continue; }
    if (home !== null) write(home, known.slot, value);
    cell.v = value; cell.$ = -3; known.chosen = i;
    if (isCounted) counted[value]++;
    const found = attempt(cell, isCompared);
    if (found === 2) isOpen = true;
    else if (found === 1 || (found === 3 && split())) return true;
    if (isCounted) counted[value]--;
    lo = l; hi = h;
    if (trail.length > n) undo(n);
  }
  if (home !== null) open++;
  known.chosen = -1;
  return false;
}
// The last variable: the first value from the i-th on for which the conclusion, on whole values, is not simply true. Of values between the
// same neighbours one is enough where the conclusion only compares; the others are counted.
function holdsUpTo(known, scalars, i, end, isCounted) {
  const { home, slot } = known, before = evaluations;
  let k = i;
  try {
    for (; k < end; k++) {
      if (isCounted && k > i && counted[k] === 0 && counted[k - 1] === 0) continue;
      write(home, slot, scalars[k]);
      if (whole(roots) !== true) break;
    }
  } catch (error) {
    I = null;
  }
  tests += k - i; satisfied += k - i; evaluations += k - i;
  if (before >> 10 !== evaluations >> 10) hooks.clock();
  return k;
}
function range(cell, l, h) {
  least = -Infinity; most = Infinity; apart = false; related = alone = true;
  for (let i = l; i < h; i++) {
    const g = stack[i];
    if (g.on !== cell) { alone = false; continue; }
    if (g.r === 0) { alone = false; continue; }
    const isLeft = g.a === cell, other = numberOf(isLeft ? g.b : g.a);
    if (other === null || (!isLeft && g.b !== cell)) { related = false; continue; }
    switch (isLeft ? g.r : mirrored[g.r]) {
      case 1: if (other < most) most = other; break;
      case 2: if (other - 1 < most) most = other - 1; break;
      case 3: if (other < most) most = other; if (other > least) least = other; break;
      case 4: apart = true; break;
      case 5: if (other > least) least = other; break;
      default: if (other + 1 > least) least = other + 1;
    }
  }
}
function numberOf(x) {
  if (typeof x === "object") x = x.$ === -3 ? x.v : x.$ === -2 ? settled(x) : x;
  return typeof x === "number" ? x : null;
}
function settled(x) {
  try {
    return fs(x);
  } catch (error) {
    behind = 0; I = null;
    return null;
  }
}
function isExcluded(cell, value, l, h) {
  for (let i = l; i < h; i++) {
    const g = stack[i];
    if (g.r === 4 && g.on === cell && numberOf(g.a === cell ? g.b : g.a) === value) return true;
  }
  return false;
}
function bindTo(cell, known, alternative, i) {
  const parts = known.parts[i] ?? hooks.parts(known, i);
  alternative.bind(cell, parts);
  if (known.home !== null) open += parts.length - 1;
  if (hooks.obligation === null) return;
  for (let k = 0; k < parts.length; k++) {
    const goal = hooks.obligation(parts[k]);
    if (goal !== null) stack[hi++] = new G(0, goal, cell, [parts[k]], null, null);
  }
}
const searcher = {
  begin(premises, conclusion, given) {
    isOrderOnly = conclusion.isOrderOnly; counted.fill(0);
    open = conclusion.isWritten ? conclusion.args.length : 0;
    whole = conclusion.whole; roots = conclusion.args; misses = 0;
    stack.length = trail.length = marks.length = 0;
    lo = hi = T = tests = satisfied = evaluations = behind = 0;
    isOpen = false; I = lost = wanted = null; conclude = conclusion.run; hooks = given;
    for (const { goal, args } of premises) stack[hi++] = new G(0, goal, null, args, null, null);
  },
  evaluate: (bound) => attempt(bound, false),
  wanted: () => wanted,
  require(goal, part, bound) { stack[hi++] = new G(0, goal, bound, [part], null, null); },
  enter() { marks.push(lo, hi, trail.length); T++; },
  leave() { undo(marks.pop()); hi = marks.pop(); lo = marks.pop(); T--; },
  refute: () => refuted(null),
  counts: () => ({ tests, satisfied, evaluations, isOpen }),
};
`;
