/** Declarations as the text of a theory; every piece knows which declaration it is from. */
import type { Diagnostic, Span } from "../../base/index.ts";
import { InputError } from "../input-error.ts";
import { Names, type Vocabulary } from "./names.ts";
import type { Declaration, SurfaceHead, SurfaceTerm, SurfaceType } from "./surface.ts";
import { typeGroups } from "./type-groups.ts";
import { TermWriter } from "./write-term.ts";

/** The text of a theory, and which part of it is from which part of the problem. */
export interface WrittenTheory {
  readonly text: string;
  readonly pieces: readonly { readonly from: number; readonly to: number; readonly origin: Span }[];
}

/** The text of the declarations; what cannot be written goes to `problems`. */
export function writeTheory(
  name: string,
  imports: string,
  declarations: readonly Declaration[],
  vocabulary: Vocabulary,
  problems: Diagnostic[],
): WrittenTheory {
  const writer = new TheoryWriter(vocabulary);
  let text = `theory ${name} imports ${imports} begin\n`;
  const pieces: { from: number; to: number; origin: Span }[] = [];
  for (const declaration of declarations) {
    const from = text.length;
    try {
      text += `${writer.write(declaration)}\n`;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(error.diagnostic);
    }
    pieces.push({ from, to: text.length, origin: declaration.span });
  }
  return { text: `${text}end\n`, pieces };
}

const quoted = (text: string): string => `"${text}"`;

class TheoryWriter {
  private readonly types: Names;
  private readonly constants: Names;
  private readonly terms: TermWriter;

  constructor(vocabulary: Vocabulary) {
    this.types = new Names(vocabulary);
    this.constants = new Names(vocabulary);
    this.terms = new TermWriter(this.types, this.constants, vocabulary);
  }

  write(declaration: Declaration): string {
    switch (declaration.kind) {
      case "datatypes":
        return this.datatypes(declaration);
      case "type":
        return `typedecl ${params(declaration.params)}${this.types.declare(declaration.name)}`;
      case "constant":
        return `consts ${this.head(declaration.head)}`;
      case "definition": {
        const body = this.terms.closed(declaration.body);
        const head = this.head(declaration.head);
        return `definition ${head} where ${quoted(`${this.constants.get(declaration.head.name)} = ${body}`)}`;
      }
      case "functions":
        return `${declaration.isCo === true ? "primcorec" : "fun"} ${this.heads(declaration.heads)} where\n${this.alternatives(declaration.equations)}`;
      case "predicates":
        return `${declaration.isCo ? "coinductive" : "inductive"} ${this.heads(declaration.heads)} where\n${this.alternatives(declaration.rules)}`;
      case "copy":
        return this.copy(declaration);
      case "axiom":
        return `axiomatization ${this.heads(declaration.heads)}where\n${declaration.props.map((p, i) => `  ax${i}: ${quoted(this.terms.open(p))}`).join(" and\n")}`;
      case "claim":
        return `lemma ${quoted(this.terms.open(declaration.prop))}\n  sorry`;
    }
  }

  private datatypes({ isCo, types }: Extract<Declaration, { kind: "datatypes" }>): string {
    for (const t of types) this.types.declare(t.name);
    return typeGroups(types)
      .map((group) => this.dataGroup(isCo, group))
      .join("\n");
  }

  private dataGroup(isCo: boolean, types: Extract<Declaration, { kind: "datatypes" }>["types"]): string {
    const bodies = types.map(({ name, params: of, constructors }) => {
      const cases = constructors.map(({ name: own, args }) => {
        const parts = args.map(({ selector, type }) => {
          const ty = quoted(this.terms.type(type));
          return selector === null ? ty : `(${this.constants.declare(selector)}: ${ty})`;
        });
        return [this.constants.declare(own), ...parts].join(" ");
      });
      return `${params(of)}${this.types.get(name)} = ${cases.join(" | ")}`;
    });
    return `${isCo ? "codatatype" : "datatype"} ${bodies.join(" and ")}`;
  }

  private head({ name, type }: SurfaceHead): string {
    const fresh = this.constants.declare(name);
    return type === null ? fresh : `${fresh} :: ${quoted(this.terms.type(type))}`;
  }

  private heads(heads: readonly SurfaceHead[]): string {
    return heads.length === 0 ? "" : `${heads.map((h) => this.head(h)).join(" and ")} `;
  }

  private alternatives(props: readonly SurfaceTerm[]): string {
    return props.map((p) => `  ${quoted(this.terms.open(p))}`).join(" |\n");
  }

  private copy({ name, params: of, base, by, abstract, concrete }: Extract<Declaration, { kind: "copy" }>): string {
    const type = `${params(of)}${this.types.declare(name)}`;
    const morphisms = `morphisms ${this.constants.declare(concrete)} ${this.constants.declare(abstract)}`;
    const text: string = this.terms.type(base);
    if (by.kind === "all" || by.kind === "subset") {
      const set = by.kind === "all" ? `UNIV :: (${text}) set` : `{x :: ${text}. (${this.terms.closed(by.term)}) x}`;
      return `typedef ${type} = ${quoted(set)} ${morphisms} sorry`;
    }
    const partial = by.kind === "partial_quotient" ? "partial: " : "";
    return `quotient_type ${type} = ${quoted(text)} / ${partial}${quoted(this.terms.closed(by.term))} ${morphisms} sorry`;
  }
}

function params(names: readonly string[]): string {
  if (names.length === 0) return "";
  const all = names.map((n) => `'${n}`);
  return names.length === 1 ? `${all[0]} ` : `(${all.join(", ")}) `;
}

/** A type of several arguments. */
export function functionType(args: readonly SurfaceType[], result: SurfaceType): SurfaceType {
  return args.reduceRight<SurfaceType>((to, from) => ({ kind: "function", from, to }), result);
}
