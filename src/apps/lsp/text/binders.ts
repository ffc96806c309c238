/** Which parts of a phrase bind variables, and where these are known. The forms are those of `syntax/inner/tree/tree.ts`. */
import type { SyntaxTree } from "../../../syntax/index.ts";

type Node = Extract<SyntaxTree, { readonly kind: "node" }>;

/** A part with the patterns whose variables are known in it. */
export interface ScopedPart {
  readonly part: SyntaxTree;
  readonly patterns: readonly SyntaxTree[];
  /** The part is a pattern itself. */
  readonly isPattern: boolean;
}

/** Forms whose first part is a pattern, known in the last. */
const firstInLast: ReadonlySet<string> = new Set(
  `_abs _Coll _Collect _filter _case1 _Ball _Bex _Bex1 _Bleast _All_less _All_less_eq _All_greater _All_greater_eq _All_neq _setlessAll _setleAll
_Ex_less _Ex_less_eq _Ex_greater _Ex_greater_eq _Ex_neq _setlessEx _setleEx _setleEx1 _Ex1 _Not_Ex1 _Uniq _The _Eps _Not_Ex
_UNION _INTER _SUP _INF _MIN _MAX _GCD _LCM _UNION1 _INTER1 _SUP1 _INF1 _MIN1 _MAX1 _GCD1 _LCM1 _UNION_le _UNION_less _INTER_le _INTER_less
_sum _prod _from_to_sum _from_upto_sum _from_to_prod _from_upto_prod _upt_sum _upto_sum _upt_prod _upto_prod _sum_list _prod_list _Sigma
_eventually _frequently _MCollect _MBall _MBex _sum_mset_image _prod_mset_image _fBall _fBex _fBnex _fBex1
_setlessfAll _setlefAll _setlessfEx _setlefEx _Pi _PiE _lam`.split(/\s+/),
);

/** Other forms: the place of the pattern, and of the parts where it is known. */
const others: ReadonlyMap<string, readonly [number, readonly number[]]> = new Map([
  ["_Setcompr", [1, [0, 2]]],
  ["_qsum", [0, [1, 2]]],
  ["_qprod", [0, [1, 2]]],
  ["_arg_min", [1, [2]]],
  ["_arg_max", [1, [2]]],
  ["_comprehension_mset", [1, [0]]],
  ["_comprehension_mset'", [1, [0, 3]]],
]);

/** Steps of `let`, `do` and list comprehension: a pattern and what it stands for. */
const steps: ReadonlySet<string> = new Set(["_bind", "_lc_gen", "_do_bind", "_do_let"]);

/** The parts of a phrase with what is known in them. */
export function scopedParts(node: Node): readonly ScopedPart[] {
  const { head, args } = node;
  const [first] = args;
  if (firstInLast.has(head) && first !== undefined && args.length > 1)
    return args.map((part, i) => ({ part, patterns: i === args.length - 1 ? [first] : [], isPattern: i === 0 }));
  const [at, known] = others.get(head) ?? [-1, []];
  const pattern = args[at];
  if (pattern !== undefined) return args.map((part, i) => ({ part, patterns: known.includes(i) ? [pattern] : [], isPattern: i === at }));
  if (head === "_Let" || head === "_do_block") return sequence(args, []);
  if (head === "_listcompr" && first !== undefined)
    return [...sequence(args.slice(1), []), { part: first, patterns: patternsOf(args.slice(1)), isPattern: false }];
  return args.map((part) => ({ part, patterns: [], isPattern: false }));
}

/** Each step knows the patterns of those before it. */
function sequence(parts: readonly SyntaxTree[], before: readonly SyntaxTree[]): ScopedPart[] {
  const known = [...before];
  return parts.flatMap((part): ScopedPart[] => {
    if (part.kind !== "node" || (part.head !== "_lc_let" && !steps.has(part.head)))
      return [{ part, patterns: [...known], isPattern: false }];
    if (part.head === "_lc_let") {
      const inner = sequence(part.args, known);
      known.push(...patternsOf(part.args));
      return inner;
    }
    const [pattern, value] = part.args;
    const around = [...known];
    if (pattern !== undefined) known.push(pattern);
    return [
      ...(pattern === undefined ? [] : [{ part: pattern, patterns: [], isPattern: true }]),
      ...(value === undefined ? [] : [{ part: value, patterns: around, isPattern: false }]),
    ];
  });
}

function patternsOf(parts: readonly SyntaxTree[]): SyntaxTree[] {
  return parts.flatMap((part): SyntaxTree[] => {
    if (part.kind !== "node") return [];
    if (part.head === "_lc_let") return patternsOf(part.args);
    return steps.has(part.head) ? part.args.slice(0, 1) : [];
  });
}
