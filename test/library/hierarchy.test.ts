import { describe, expect, it } from "vitest";
import { isSubclass, ofSort } from "../../src/logic/index.ts";
import { main, typeIn } from "./main-context.ts";

const { context } = main;
const fullName = (short: string) => context.classes.find(short) ?? `no class ${short}`;

/** Edges that no declaration spells out in its head: `lower ≤ upper, upper`. */
const edges = `
comm_monoid_add ≤ monoid_add
comm_monoid_mult ≤ monoid_mult, Rings.dvd
monoid_mult ≤ power
ab_group_add ≤ group_add, cancel_comm_monoid_add
semiring_1 ≤ semiring_numeral
semiring_numeral ≤ numeral
ring_1 ≤ neg_numeral
comm_ring_1 ≤ ring_1, comm_semiring_1_cancel
comm_semiring_1_cancel ≤ semiring_1_cancel, comm_semiring_1
idom ≤ semidom, ring_1_no_zero_divisors
field ≤ division_ring, idom_divide
linordered_semidom ≤ linordered_nonzero_semiring, semiring_char_0
linordered_idom ≤ idom, linordered_semidom, ring_char_0, idom_abs_sgn, ordered_ring_abs, linordered_ring_strict
linordered_field ≤ field_char_0, unbounded_dense_linorder
linordered_euclidean_semiring ≤ semiring_parity
euclidean_ring_cancel ≤ idom_divide
unique_euclidean_ring ≤ idom_divide
enum ≤ finite
complete_lattice ≤ bounded_lattice, conditionally_complete_lattice, ccpo
complete_linorder ≤ conditionally_complete_linorder, complete_distrib_lattice
finite_lattice ≤ complete_lattice
finite_distrib_lattice ≤ complete_distrib_lattice
unbounded_dense_linorder ≤ dense_linorder, no_top, no_bot
complete_distrib_lattice ≤ distrib_lattice
`;

/** Edges that must not be there: a false one would let false statements pass for instances of true ones. */
const absent = `
linorder ≤ lattice
preorder ≤ order
order ≤ linorder
lattice ≤ distrib_lattice
finite ≤ enum
ring_1 ≤ comm_ring_1
comm_ring_1 ≤ idom
idom ≤ field
semiring_1 ≤ semiring_char_0
field ≤ field_char_0
linorder ≤ wellorder
complete_lattice ≤ complete_linorder
`;

const instances = `
bool : linorder, complete_boolean_algebra, finite, enum, equal, size
nat : linordered_semidom, wellorder, comm_monoid_diff, unique_euclidean_semiring, linordered_euclidean_semiring
nat : semiring_bit_operations, semiring_Gcd, distrib_lattice, order_bot, conditionally_complete_linorder
nat : semiring_char_0, no_top, dioid, size, equal
int : linordered_idom, unique_euclidean_ring, ring_bit_operations, semiring_Gcd, ring_parity, distrib_lattice
int : conditionally_complete_linorder, no_top, no_bot, ring_char_0, equal
num : linorder, plus, times, equal
unit : complete_boolean_algebra, complete_linorder, wellorder, finite, enum, default, equal
'a set : complete_boolean_algebra
nat ⇒ bool : complete_boolean_algebra
nat ⇒ 'a::lattice : lattice
bool ⇒ 'a::finite : finite
bool ⇒ 'a::enum : enum
bool × unit : finite, enum, equal, size
bool + unit : finite, enum, equal, size
nat list : equal, size
bool option : finite, enum, equal, size
char : finite, enum, equal
String.literal : zero, plus, monoid_add, linorder, size, equal
integer : linordered_idom, ring_bit_operations
natural : linordered_semidom, semiring_bit_operations
Enum.finite_1 : complete_boolean_algebra, complete_linorder, enum, wellorder, dense_linorder, linordered_ring_strict
Enum.finite_2 : complete_linorder, complete_distrib_lattice, field, idom_modulo, unique_euclidean_semiring, enum, wellorder
Enum.finite_3 : complete_linorder, finite_distrib_lattice, field, idom_modulo, unique_euclidean_semiring, enum, wellorder
Enum.finite_4 : complete_boolean_algebra, finite_distrib_lattice, enum
Enum.finite_5 : finite_lattice, enum
`;

const missing = `
nat : uminus, inverse, finite, order_top, enum
int : finite, order_bot, wellorder, inverse
nat × nat : finite, ord, plus
nat list : finite, ord, plus
nat set : finite, plus, times
nat ⇒ nat : finite, plus
nat option : ord, finite
char : ord
Enum.finite_2 : boolean_algebra, linordered_ring
Enum.finite_4 : linorder, plus
Enum.finite_5 : distrib_lattice, linorder
Enum.finite_1 : zero_neq_one
`;

interface Claim {
  readonly subject: string;
  readonly class: string;
}

const claims = (table: string, separator: string): Claim[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [subject = "", classes = ""] = line.split(` ${separator} `);
      return classes.split(", ").map((c) => ({ subject, class: c }));
    });

const holds = (c: Claim) => ofSort(context.theory, typeIn(context, c.subject), [fullName(c.class)]);
const isBelow = (c: Claim) => isSubclass(context.theory, fullName(c.subject), fullName(c.class));

describe("the hierarchy of classes", () => {
  it.each(claims(edges, "≤"))("puts $subject below $class", (c) => {
    expect(isBelow(c)).toBe(true);
  });

  it.each(claims(absent, "≤"))("does not put $subject below $class", (c) => {
    expect(isBelow(c)).toBe(false);
  });
});

describe("the instances of types", () => {
  it.each(claims(instances, ":"))("makes $subject an instance of $class", (c) => {
    expect(holds(c)).toBe(true);
  });

  it.each(claims(missing, ":"))("does not make $subject an instance of $class", (c) => {
    expect(fullName(c.class)).not.toMatch(/^no class/);
    expect(holds(c)).toBe(false);
  });
});
