/** Prints terms with holes the way the reports of narrowing show them: `[Suc _, 0]`, `x # _`, `λ_. a⇩1`, `λx. case x of …`. */
import { baseName } from "../../base/index.ts";
import { destApps, destList, destNumeral, literalText, names, stripApp, stripFun, type Term, type Theory } from "../../logic/index.ts";

/** The text of a value; `_` stands for a hole. */
export function showPartial(theory: Theory, t: Term): string {
  return new Printer(theory).top(t);
}

const update = names.funUpd;

class Printer {
  private readonly theory: Theory;

  constructor(theory: Theory) {
    this.theory = theory;
  }

  top(t: Term, bound: readonly string[] = []): string {
    return this.literal(t) ?? this.list(t, bound) ?? this.function(t, bound) ?? this.application(t, bound);
  }

  private atom(t: Term, bound: readonly string[]): string {
    const text = this.top(t, bound);
    return /^[^\s(]+$/.test(text) || /^\[.*\]$/.test(text) || /^\(.*\)$/.test(text) ? text : `(${text})`;
  }

  private literal(t: Term): string | null {
    const n = destNumeral(t);
    if (n !== null) return String(n);
    const [positive] = destApps(t, names.uminus, 1) ?? [];
    const m = positive === undefined ? null : destNumeral(positive);
    if (m !== null) return `- ${m}`;
    return literalText(t);
  }

  private list(t: Term, bound: readonly string[]): string | null {
    const elements = destList(t);
    if (elements !== null) return `[${elements.map((x) => this.top(x, bound)).join(", ")}]`;
    const [head, tail] = destApps(t, names.Cons, 2) ?? [];
    if (head !== undefined && tail !== undefined) return `${this.atom(head, bound)} # ${this.top(tail, bound)}`;
    const [left, right] = destApps(t, names.Pair, 2) ?? [];
    if (left === undefined || right === undefined) return null;
    const inner = this.top(right, bound);
    return `(${this.top(left, bound)}, ${destApps(right, names.Pair, 2) === null ? inner : inner.slice(1, -1)})`;
  }

  private function(t: Term, bound: readonly string[]): string | null {
    if (t.kind === "abs") return `λ_. ${this.top(t.body, ["_", ...bound])}`;
    const points: string[] = [];
    let base: Term = t;
    for (;;) {
      const [f, x, y]: readonly Term[] = destApps(base, update, 3) ?? [];
      if (f === undefined || x === undefined || y === undefined) break;
      points.unshift(`${this.top(x, bound)} := ${this.top(y, bound)}`);
      base = f;
    }
    if (points.length > 0) return `(${this.top(base, bound)})(${points.join(", ")})`;
    return this.caseOf(t, bound);
  }

  /** A case combinator without its last argument. */
  private caseOf(t: Term, bound: readonly string[]): string | null {
    const { head, args } = stripApp(t);
    const [subject] = stripFun(t.type).args;
    if (head.kind !== "const" || subject?.kind !== "con") return null;
    const definition = this.theory.datatype(subject.name);
    if (definition === null || definition.caseConst !== head.name || args.length !== definition.constructors.length) return null;
    const branches = definition.constructors.map((c, i) => {
      const branch = args[i];
      if (branch === undefined) return "";
      const { pattern, body } = this.branch(c.args.length, branch, bound);
      return `${[baseName(c.name), ...pattern].join(" ")} ⇒ ${body}`;
    });
    return `λx. case x of ${branches.join(" | ")}`;
  }

  private branch(count: number, t: Term, bound: readonly string[]): { readonly pattern: readonly string[]; readonly body: string } {
    const pattern: string[] = [];
    let body = t;
    let scope = bound;
    while (pattern.length < count && body.kind === "abs") {
      pattern.push("_");
      scope = ["_", ...scope];
      body = body.body;
    }
    const rest = Array.from({ length: count - pattern.length }, (_, i) => `y${i + 1}`);
    const text = rest.length === 0 ? this.top(body, scope) : [this.atom(body, scope), ...rest].join(" ");
    return { pattern: [...pattern, ...rest], body: text };
  }

  private application(t: Term, bound: readonly string[]): string {
    const { head, args } = stripApp(t);
    const name =
      head.kind === "const" || head.kind === "free" ? baseName(head.name) : head.kind === "bound" ? (bound[head.index] ?? "_") : "_";
    return [name, ...args.map((arg) => this.atom(arg, bound))].join(" ");
  }
}
