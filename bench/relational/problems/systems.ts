import * as r from "../../../src/relational/index.ts";
import { all, any, type Classical, world } from "./world.ts";

/** Time as a total order of states. */
interface Clock {
  readonly time: r.Relation;
  readonly next: r.Relation;
  readonly first: r.Relation;
  readonly last: r.Relation;
  readonly bounds: r.Bounds;
  readonly isOrdered: r.Formula;
  /** For each moment but the last, with the one after. */
  readonly steps: (body: (now: r.Expr, then: r.Expr) => r.Formula) => r.Formula;
}

function clock(name: string, bounds: r.Bounds, time: r.Relation, atoms: r.TupleSet): Clock {
  const [next, first, last] = [r.relation(`${name}Next`, 2), r.relation(`${name}First`, 1), r.relation(`${name}Last`, 1)];
  const t = r.variable("t");
  return {
    time,
    next,
    first,
    last,
    bounds: bounds.bound(next, atoms.product(atoms)).bound(first, atoms).bound(last, atoms),
    isOrdered: r.totalOrder(next, time, first, last),
    steps: (body) => r.forAll([r.decl(t, r.difference(time, last))], body(t, r.join(t, next))),
  };
}

/** Chang and Roberts: processes in a ring pass on greater identities only. At most one process is elected, and some trace elects one. */
export function ringElection(processes: number, moments: number, claim: "one leader" | "progress"): Classical {
  const { bounds, sort, atoms } = world({ process: processes, moment: moments });
  const time = clock("time", bounds, sort.moment, atoms.moment);
  const rank = clock("rank", time.bounds, sort.process, atoms.process);
  const [succ, inbox, elected] = [r.relation("succ", 2), r.relation("inbox", 3), r.relation("elected", 2)];
  const below = (p: r.Expr): r.Expr => r.join(r.closure(rank.next), p);
  const has = (p: r.Expr, t: r.Expr): r.Expr => r.join(r.join(p, inbox), t);
  const passes = (p: r.Expr, now: r.Expr, then: r.Expr): r.Formula => {
    const to = r.join(p, succ);
    const id = r.variable("id");
    return r.exists(
      [r.decl(id, has(p, now))],
      r.and(
        r.equal(has(p, then), r.difference(has(p, now), id)),
        r.equal(has(to, then), r.union(has(to, now), r.difference(id, below(to)))),
      ),
    );
  };
  const rests = (p: r.Expr, now: r.Expr, then: r.Expr): r.Formula => r.equal(has(p, now), has(p, then));
  const returned = (p: r.Expr, now: r.Expr, then: r.Expr): r.Formula => r.subset(p, r.difference(has(p, then), has(p, now)));
  const formula = r.and(
    time.isOrdered,
    rank.isOrdered,
    r.totalFunction(succ, sort.process, sort.process),
    all(sort.process, (p) => r.subset(sort.process, r.join(p, r.closure(succ)))),
    all(sort.process, (p) => r.equal(has(p, time.first), p)),
    time.steps((now, then) =>
      all(sort.process, (p) => r.or(passes(p, now, then), passes(r.join(succ, p), now, then), rests(p, now, then))),
    ),
    r.no(r.join(elected, time.first)),
    time.steps((now, then) => all(sort.process, (p) => r.iff(r.subset(p, r.join(elected, then)), returned(p, now, then)))),
    claim === "progress" ? r.some(elected) : r.not(r.lone(r.join(elected, sort.moment))),
  );
  return {
    name: `ring election ${processes}/${moments} ${claim}`,
    problem: {
      formula,
      bounds: rank.bounds
        .bound(succ, atoms.process.product(atoms.process))
        .bound(inbox, atoms.process.product(atoms.process).product(atoms.moment))
        .bound(elected, atoms.process.product(atoms.moment)),
    },
    expected: claim === "progress" ? "sat" : "unsat",
  };
}

/** Dijkstra: processes that ask for mutexes in ascending order never all wait; otherwise they may. */
export function dijkstraMutex(processes: number, mutexes: number, states: number, ordered: boolean): Classical {
  const { bounds, sort, atoms } = world({ process: processes, mutex: mutexes, state: states });
  const time = clock("state", bounds, sort.state, atoms.state);
  const rank = clock("mutex", time.bounds, sort.mutex, atoms.mutex);
  const [holds, waits] = [r.relation("holds", 3), r.relation("waits", 3)];
  const of = (s: r.Expr, p: r.Expr, what: r.Expr): r.Expr => r.join(p, r.join(s, what));
  const by = (s: r.Expr, m: r.Expr, what: r.Expr): r.Expr => r.join(r.join(s, what), m);
  const asksInOrder = (s: r.Expr, p: r.Expr, m: r.Expr): r.Formula =>
    ordered ? r.subset(of(s, p, holds), r.join(r.closure(rank.next), m)) : r.truth;
  const isUnchanged = (s: r.Expr, t: r.Expr, p: r.Expr): r.Formula =>
    r.and(r.equal(of(s, p, holds), of(t, p, holds)), r.equal(of(s, p, waits), of(t, p, waits)));
  const grabs = (s: r.Expr, t: r.Expr, p: r.Expr, m: r.Expr): r.Formula =>
    r.and(
      r.no(of(s, p, waits)),
      r.no(r.intersection(m, of(s, p, holds))),
      asksInOrder(s, p, m),
      r.ifFormula(
        r.no(by(s, m, holds)),
        r.and(r.equal(of(t, p, holds), r.union(of(s, p, holds), m)), r.no(of(t, p, waits))),
        r.and(r.equal(of(t, p, holds), of(s, p, holds)), r.equal(of(t, p, waits), m)),
      ),
      all(r.difference(sort.process, p), (q) => isUnchanged(s, t, q)),
    );
  const releases = (s: r.Expr, t: r.Expr, p: r.Expr, m: r.Expr): r.Formula =>
    r.and(
      r.no(of(s, p, waits)),
      r.subset(m, of(s, p, holds)),
      r.equal(of(t, p, holds), r.difference(of(s, p, holds), m)),
      r.no(of(t, p, waits)),
      r.ifFormula(
        r.no(by(s, m, waits)),
        r.and(r.no(by(t, m, holds)), r.no(by(t, m, waits))),
        any(by(s, m, waits), (lucky) =>
          r.and(r.equal(by(t, m, holds), lucky), r.equal(by(t, m, waits), r.difference(by(s, m, waits), lucky))),
        ),
      ),
      all(r.difference(sort.mutex, m), (o) => r.and(r.equal(by(s, o, holds), by(t, o, holds)), r.equal(by(s, o, waits), by(t, o, waits)))),
    );
  const [p, m] = [r.variable("p"), r.variable("m")];
  const formula = r.and(
    time.isOrdered,
    rank.isOrdered,
    r.no(r.join(time.first, holds)),
    r.no(r.join(time.first, waits)),
    time.steps((s, t) =>
      r.or(
        r.and(r.equal(r.join(s, holds), r.join(t, holds)), r.equal(r.join(s, waits), r.join(t, waits))),
        r.exists([r.decl(p, sort.process), r.decl(m, sort.mutex)], r.or(grabs(s, t, p, m), releases(s, t, p, m))),
      ),
    ),
    any(sort.state, (s) => all(sort.process, (q) => r.some(of(s, q, waits)))),
  );
  const triples = atoms.state.product(atoms.process).product(atoms.mutex);
  return {
    name: `dijkstra mutex ${processes}/${mutexes}/${states}${ordered ? "" : " unordered"}`,
    problem: { formula, bounds: rank.bounds.bound(holds, triples).bound(waits, triples) },
    expected: ordered ? "unsat" : "sat",
  };
}

/**
 * Hotel rooms with recodable locks. A new guest's key recodes the lock at first use. Entry by somebody who is not the occupant
 * is possible, unless every guest goes straight to the room after checking in.
 */
export function hotel(rooms: number, guests: number, keys: number, moments: number, straight: boolean): Classical {
  const { bounds, sort, atoms } = world({ room: rooms, guest: guests, key: keys, moment: moments });
  const time = clock("time", bounds, sort.moment, atoms.moment);
  const order = clock("key", time.bounds, sort.key, atoms.key);
  const [codes, lock, issued, occupant, held] = [
    r.relation("codes", 2),
    r.relation("lock", 3),
    r.relation("issued", 3),
    r.relation("occupant", 3),
    r.relation("held", 3),
  ];
  const now = (x: r.Expr, what: r.Expr, t: r.Expr): r.Expr => r.join(r.join(x, what), t);
  const whole = (what: r.Expr, t: r.Expr): r.Expr => r.join(what, t);
  const laterCodes = (k: r.Expr, room: r.Expr): r.Expr => r.intersection(r.join(k, r.closure(order.next)), r.join(room, codes));
  const following = (k: r.Expr, room: r.Expr): r.Expr => {
    const later = laterCodes(k, room);
    return r.difference(later, r.join(later, r.closure(order.next)));
  };
  const same = (what: r.Expr, s: r.Expr, t: r.Expr): r.Formula => r.equal(whole(what, s), whole(what, t));
  const othersSame = (what: r.Expr, x: r.Expr, sortOf: r.Expr, s: r.Expr, t: r.Expr): r.Formula =>
    all(r.difference(sortOf, x), (y) => r.equal(now(y, what, s), now(y, what, t)));
  const checksIn = (g: r.Expr, room: r.Expr, s: r.Expr, t: r.Expr): r.Formula => {
    const fresh = following(now(room, issued, s), room);
    return r.and(
      r.some(fresh),
      r.no(now(room, occupant, s)),
      r.equal(now(g, held, t), r.union(now(g, held, s), fresh)),
      r.equal(now(room, issued, t), fresh),
      r.equal(now(room, occupant, t), g),
      othersSame(held, g, sort.guest, s, t),
      othersSame(issued, room, sort.room, s, t),
      othersSame(occupant, room, sort.room, s, t),
      same(lock, s, t),
    );
  };
  const checksOut = (g: r.Expr, s: r.Expr, t: r.Expr): r.Formula =>
    r.and(
      r.some(r.join(whole(occupant, s), g)),
      r.equal(whole(occupant, t), r.difference(whole(occupant, s), r.product(sort.room, g))),
      same(held, s, t),
      same(issued, s, t),
      same(lock, s, t),
    );
  const enters = (g: r.Expr, room: r.Expr, s: r.Expr, t: r.Expr): r.Formula => {
    const current = now(room, lock, s);
    const recoded = r.intersection(following(current, room), now(g, held, s));
    const asBefore = r.and(r.some(r.intersection(current, now(g, held, s))), r.equal(now(room, lock, t), current));
    return r.and(
      r.or(asBefore, r.and(r.some(recoded), r.equal(now(room, lock, t), recoded))),
      othersSame(lock, room, sort.room, s, t),
      same(held, s, t),
      same(issued, s, t),
      same(occupant, s, t),
    );
  };
  const [g, x] = [r.variable("g"), r.variable("x")];
  const each = [r.decl(g, sort.guest), r.decl(x, sort.room)];
  const isStraight = time.steps((s, t) =>
    r.forAll(each, r.implies(r.and(checksIn(g, x, s, t), r.some(r.join(t, time.next))), enters(g, x, t, r.join(t, time.next)))),
  );
  const badEntry = any(r.difference(sort.moment, time.last), (s) =>
    r.exists(each, r.and(enters(g, x, s, r.join(s, time.next)), r.some(now(x, occupant, s)), r.no(r.intersection(g, now(x, occupant, s))))),
  );
  const formula = r.and(
    time.isOrdered,
    order.isOrdered,
    all(sort.key, (k) => r.lone(r.join(codes, k))),
    r.forAll([r.decl(x, sort.room)], r.and(r.one(now(x, lock, time.first)), r.subset(now(x, lock, time.first), r.join(x, codes)))),
    r.equal(whole(issued, time.first), whole(lock, time.first)),
    r.no(whole(held, time.first)),
    r.no(whole(occupant, time.first)),
    time.steps((s, t) =>
      r.or(r.exists([r.decl(g, sort.guest)], checksOut(g, s, t)), r.exists(each, r.or(checksIn(g, x, s, t), enters(g, x, s, t)))),
    ),
    straight ? isStraight : r.truth,
    badEntry,
  );
  const perMoment = (a: r.TupleSet, b: r.TupleSet): r.TupleSet => a.product(b).product(atoms.moment);
  return {
    name: `hotel ${rooms}/${guests}/${keys}/${moments}${straight ? " straight" : ""}`,
    problem: {
      formula,
      bounds: order.bounds
        .bound(codes, atoms.room.product(atoms.key))
        .bound(lock, perMoment(atoms.room, atoms.key))
        .bound(issued, perMoment(atoms.room, atoms.key))
        .bound(occupant, perMoment(atoms.room, atoms.guest))
        .bound(held, perMoment(atoms.guest, atoms.key)),
    },
    expected: straight ? "unsat" : "sat",
  };
}
