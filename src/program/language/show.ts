import { showType } from "../../logic/index.ts";
import type { Domain, Expr, Func, Local, Program } from "./program.ts";

/** The core program as readable text: data types, then functions. */
export function showProgram(program: Program): string {
  const types = program.types.flatMap((type) => {
    if (type.shape.kind !== "data") return [];
    const constructors = type.shape.constructors.map((c) => [c.constant, ...c.fields.map((f) => shownType(program, f))].join(" "));
    return [`data ${showType(type.type)} = ${constructors.join(" | ")}`];
  });
  const roots = program.roots.map((root) => `root ${root.name} = #${root.target}`);
  return [...types, ...roots, ...program.functions.map((f) => showFunction(program, f))].join("\n");
}

function shownType(program: Program, id: number): string {
  const type = program.types[id]?.type;
  return type === undefined ? "?" : showType(type);
}

function showFunction(program: Program, f: Func): string {
  const params = f.params.map((p) => `(${shown(p)} : ${shownType(program, p.type)})`).join(" ");
  return `#${f.id} ${f.name} ${params} : ${shownType(program, f.result)} =\n${new Shower(program).expr(f.body, 1)}`;
}

function shown(local: Local): string {
  return `${local.name}.${local.id}`;
}

/** Prints expressions; every construct that branches starts a new line. */
class Shower {
  private readonly program: Program;

  constructor(program: Program) {
    this.program = program;
  }

  expr(e: Expr, depth: number): string {
    const pad = "  ".repeat(depth);
    const sub = (part: Expr): string => this.expr(part, depth + 1);
    switch (e.kind) {
      case "let":
        return `${pad}let ${e.lazy ? "lazy " : ""}${shown(e.local)} = ${this.inline(e.value, depth)}\n${this.expr(e.body, depth)}`;
      case "if":
        return `${pad}if ${this.inline(e.test, depth)}\n${sub(e.yes)}\n${pad}else\n${sub(e.no)}`;
      case "switch": {
        const arms = e.arms.map(
          (arm) => `${pad}| ${this.constructorName(e.subject, arm.index)}${this.fields(arm.fields)} →\n${sub(arm.body)}`,
        );
        const rest = e.otherwise === null ? [] : [`${pad}| _ →\n${sub(e.otherwise)}`];
        return [`${pad}case ${this.inline(e.subject, depth)}`, ...arms, ...rest].join("\n");
      }
      case "join":
        return `${pad}join ${e.label}${this.fields(e.params)} =\n${sub(e.body)}\n${this.expr(e.rest, depth)}`;
      case "fold":
        return `${pad}for ${shown(e.element)} in ${this.domain(e.domain, depth)} from ${shown(e.accumulator)} = ${this.inline(e.initial, depth)}\n${sub(e.step)}`;
      default:
        return pad + this.inline(e, depth);
    }
  }

  private fields(fields: readonly (Local | null)[]): string {
    return fields.map((f) => ` ${f === null ? "_" : shown(f)}`).join("");
  }

  private constructorName(subject: Expr, index: number): string {
    const shape = subject.kind === "local" ? this.program.types[subject.local.type]?.shape : undefined;
    if (shape?.kind === "data") return shape.constructors[index]?.constant ?? String(index);
    return shape?.kind === "enum" ? (shape.constructors[index] ?? String(index)) : String(index);
  }

  private domain(domain: Domain, depth: number): string {
    switch (domain.kind) {
      case "type":
        return shownType(this.program, domain.type);
      case "samples":
        return `samples of ${shownType(this.program, domain.type)}`;
      case "set":
        return this.inline(domain.set, depth);
      case "list":
        return `list ${this.inline(domain.list, depth)}`;
      case "range":
        return `${this.inline(domain.from, depth)} .. ${this.inline(domain.to, depth)}`;
      case "representatives":
        return `points of ${domain.known.map((part) => this.inline(part, depth)).join(", ")}, and another`;
    }
  }

  private inline(e: Expr, depth: number): string {
    const all = (parts: readonly Expr[]): string => parts.map((part) => this.inline(part, depth)).join(", ");
    switch (e.kind) {
      case "local":
        return shown(e.local);
      case "literal":
        return String(e.value);
      case "construct": {
        const shape = this.program.types[e.type]?.shape;
        const name = shape?.kind === "data" ? shape.constructors[e.index]?.constant : undefined;
        return `${name ?? e.index}${e.args.length === 0 ? "" : `(${all(e.args)})`}`;
      }
      case "call":
        return `#${e.target}(${all(e.args)})`;
      case "apply":
        return `${this.inline(e.fun, depth)}(${all(e.args)})`;
      case "lambda":
        return `(λ${e.params.map(shown).join(" ")}.\n${this.expr(e.body, depth + 1)})`;
      case "primitive":
        return `${e.op}(${all(e.args)})`;
      case "and":
        return `(${this.inline(e.left, depth)} ∧ ${this.inline(e.right, depth)})`;
      case "or":
        return `(${this.inline(e.left, depth)} ∨ ${this.inline(e.right, depth)})`;
      case "not":
        return `¬ ${this.inline(e.arg, depth)}`;
      case "is":
        return `is ${this.constructorName(e.subject, e.index)} ${this.inline(e.subject, depth)}`;
      case "signal":
        return `missing ${this.program.sites[e.site]?.constant.name ?? e.site}(${all(e.args)})`;
      case "jump":
        return `jump ${e.label}(${all(e.args)})`;
      case "let":
      case "if":
      case "switch":
      case "join":
      case "fold":
        return `(\n${this.expr(e, depth + 1)})`;
    }
  }
}
