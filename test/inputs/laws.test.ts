import { describe, expect, it } from "vitest";
import { parseStatements } from "../../src/inputs/nunchaku/file-parser.ts";
import { parseSexps, type Sexp } from "../../src/inputs/tip/s-expression.ts";
import { Random } from "../soundness/random.ts";
import { printStatement } from "./print-nunchaku.ts";
import { read } from "./problems.ts";

/** Small problems that between them have all forms of their language. */
const seeds: Readonly<Record<string, readonly string[]>> = {
  "P.p": [
    "include('a.ax', [x, 'Y']). cnf(1, axiom, p(X) | ~ q(f(X, a)) | X != a).",
    "fof(n, axiom, ! [X, Y] : ( p(X) <~> ( q ~& r ) ), file('x', y), [z]). fof(c, conjecture, ? [X] : p(X)).",
    "tff(t, type, s: $tType). tff(g, type, g: ( s * $int ) > s). tff(c, conjecture, ! [X: s] : $let(a: $int, a := 1, g(X, $sum(a, 3)) = X)).",
    "thf(l, type, list: $tType > $tType). thf(n, type, nil: !> [A: $tType] : ( list @ A )). thf(c, conjecture, ( nil @ $i ) = ( @+ [Y: list @ $i] : $true )).",
    "thf(n, type, nat: $tType). thf(f, type, fin: nat > $tType). thf(c, conjecture, ! [N: nat] : ? [X: fin @ N] : $true).",
    "thf(p, type, p: $i > $o). thf(d, definition, ( p = ( ^ [X: $i] : ( ( & ) @ $true @ ( X = X ) ) ) )). thf(c, conjecture, ( !! @ p )).",
  ],
  "P.smt2": [
    "(declare-datatypes (a) ((list (nil) (cons (head a) (tail list))))) (declare-const |odd name| Int) (assert (> |odd name| 0)) (check-sat)",
    '(set-info :source "two ""words""") (define-fun-rec f ((x Int)) Int (ite (< x 1) 0 (f (- x 1)))) (prove (forall ((x Int)) (= (f x) 1)))',
    "(declare-datatype N ((Z) (S (p N)))) (define-fun g ((n N)) Bool (match n ((Z true) ((S m) false)))) (prove (forall ((n N)) (g n)))",
    "(define-fun (par (a) (h ((x a) (k (=> a a))) a (@ k x)))) (assert-not (par (a) (forall ((x a)) (= (h x (lambda ((y a)) y)) x))))",
  ],
  "P.nun": [
    "data nat := Z | Suc nat. data list a := Nil | Cons a (list a) and tree a := Node (list (tree a)). codata s a := C a (s a). val x : nat. goal x = Suc x.",
    "rec plus : nat -> nat -> nat := forall y. plus Z y = y; forall x y. plus (Suc x) y = Suc (plus x y). axiom plus = plus; true.",
    "pred [wf] even : nat -> prop := even Z; forall n. odd n => even (Suc n) and odd : nat -> prop := forall n. even n => odd (Suc n).",
    "spec c : nat and d : pi a. a -> prop := c != Z || ~ (d c). goal exists (f : nat -> nat) y. (fun z. f z) = f && (let u := y in u) = y.",
    'copy fin a := a -> prop subset (fun p. true) abstract abs concrete rep. copred p : nat -> prop := forall x. p x. include "b.nun".',
    "val t : type [infinite]. val s : type [approx_of t; max_card 2]. val f : s -> t [upcast]. goal ~ (f x asserting (p x asserting q)).",
    "goal (match x with | Z -> (if p then q else r) | Suc _ -> @f nat x end) => true. copy t := nat abstract mk concrete un.",
  ],
};

/** Files of each language, and the seed that spoils them: `FUZZ_FILES=7000 FUZZ_SEED=1` asks for more and for others. */
const count = Number(process.env.FUZZ_FILES ?? 400);
const seed = Number(process.env.FUZZ_SEED ?? 19);

/** Pieces of a text: words, numbers, quotations, symbols. */
const piecesOf = (text: string): string[] => text.match(/\w+|"[^"]*"|'[^']*'|\s+|[^\w\s]/g) ?? [];

/** The text with some of its pieces left out, doubled, exchanged, spoilt or put into another place. */
function spoilt(random: Random, text: string, others: readonly string[]): string {
  const pieces = piecesOf(text);
  for (let n = 1 + random.below(4); n > 0; n--) {
    const [i, j] = [random.below(pieces.length), random.below(pieces.length)];
    const [a, b] = [pieces[i] ?? "", pieces[j] ?? ""];
    const other = random.pick(others);
    random.pick([
      () => pieces.splice(i, 1 + random.below(4), ""),
      () => pieces.splice(i, 0, a, " ", a),
      () => pieces.splice(i, 1, b),
      () => pieces.splice(i, 0, other),
      () => pieces.splice(i, 1, random.pick(["\u0000", "∀", "(", ")", "'", '"', "|", "$", "99999999999999999999", "\ud800", ".", "@", ""])),
      () => pieces.splice(0, pieces.length, pieces.join("").slice(0, random.below(text.length))),
    ])();
    if (pieces.length === 0) pieces.push(" ");
  }
  return pieces.join("");
}

describe.each(Object.entries(seeds))("A file %s", (file, texts) => {
  it(
    "that was spoilt is read with errors that have a code and a place, and nothing else happens",
    () => {
      const random = new Random(seed);
      const others = texts.flatMap(piecesOf);
      let bad = 0;
      for (let n = 0; n < count; n++) {
        const text = spoilt(random, random.pick(texts), others);
        const { diagnostics } = read(file, text);
        if (diagnostics.length > 0) bad++;
        for (const { code, message, span } of diagnostics) {
          expect([code, message], text).toEqual([
            expect.stringMatching(/^[EW]\d{4}$/),
            expect.not.stringMatching(/[Ii]nternal error|undefined|\[object/),
          ]);
          expect(span.from >= 0 && span.from <= span.to && span.to <= text.length + 1, `${text}: ${message} ${span.from}-${span.to}`).toBe(
            true,
          );
        }
      }
      expect(bad).toBeGreaterThan(count / 2);
    },
    60_000 + 100 * count,
  );
});

/** The tree without its places. */
const bare = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree, (key, value) => (key === "span" ? undefined : value)));

function printSexp(sexp: Sexp): string {
  if (sexp.kind === "list") return `(${sexp.items.map(printSexp).join(" ")})`;
  return /^"|^[^\s()|";]+$/.test(sexp.text) ? sexp.text : `|${sexp.text}|`;
}

describe("What is printed is read back to the same", () => {
  it.each(seeds["P.smt2"] ?? [])("TIP: %s", (text) => {
    const { items, problem } = parseSexps(text);
    expect(problem).toBeNull();
    expect(bare(parseSexps(items.map(printSexp).join("\n")).items)).toEqual(bare(items));
  });
  it.each(seeds["P.nun"] ?? [])("Nunchaku: %s", (text) => {
    const { statements, diagnostics } = parseStatements(text);
    expect(diagnostics).toEqual([]);
    const again = parseStatements(statements.map(printStatement).join("\n"));
    expect([again.diagnostics, bare(again.statements)]).toEqual([[], bare(statements)]);
  });
});
