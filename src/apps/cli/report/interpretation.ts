/**
 * A finite model in the formulas of TPTP (role `interpretation`): constants for the elements of each type, formulas that there are no others, and
 * a table for each symbol. Where symbols take functions, terms with lambdas stand in place of the tables.
 */
import { tptpName } from "../../../inputs/index.ts";
import type { ModelData, ModelEntry, ModelValue, Report, TypeShape } from "../../../refute/index.ts";

/** Tables are written up to this many entries for a symbol. */
const mostEntries = 10_000;

/** The lines between `SZS output start` and `end`, these included; none where the model has no such form. */
export function interpretation({ outcome, model, symbols, theory }: Report): readonly string[] {
  if (outcome !== "genuine" || model === null || symbols === undefined) return [];
  try {
    const lines = new Writer(model, symbols).lines();
    return lines.length === 0
      ? []
      : [`% SZS output start FiniteModel for ${theory}`, ...lines, `% SZS output end FiniteModel for ${theory}`];
  } catch (error) {
    if (error instanceof NoSuchForm) return [];
    throw error;
  }
}

/** What TPTP has no words for, or what is infinite. */
class NoSuchForm extends Error {}

class Writer {
  private readonly model: ModelData;
  private readonly symbols: Readonly<Record<string, string>>;
  /** The constants for the elements of each type. */
  private readonly elements = new Map<string, ReadonlyMap<string, string>>();
  private readonly isFirstOrder: boolean;

  constructor(model: ModelData, symbols: Readonly<Record<string, string>>) {
    this.model = model;
    this.symbols = symbols;
    const taken = new Set(Object.values(symbols));
    for (const { type, elements, isComplete } of model.cards) {
      if (!isComplete) throw new NoSuchForm();
      const word = `d_${type.replaceAll(/[^A-Za-z0-9]/g, "")}`;
      this.elements.set(type, new Map(elements.map((element, i) => [element, fresh(`${word}_${i + 1}`, taken)])));
    }
    this.isFirstOrder = model.variables.every(({ shape }) => argumentsOf(shape).every((argument) => arrowOf(argument) === null));
  }

  lines(): readonly string[] {
    if (this.model.chosen.length > 0) throw new NoSuchForm();
    const domains = [...this.elements].flatMap(([type, elements]) => this.domain(type, [...elements.values()]));
    return [...domains, ...this.model.variables.flatMap((entry) => this.symbol(entry))];
  }

  private line(name: string, role: string, formula: string): string {
    return `${this.isFirstOrder ? "tff" : "thf"}(${tptpName(name)},${role},${formula}).`;
  }

  private domain(type: string, constants: readonly string[]): readonly string[] {
    const name = this.typeName(type);
    const declared = constants.map((c) => this.line(c, "type", `${c}: ${name}`));
    const closed = `! [X: ${name}] : ( ${constants.map((c) => `( X = ${c} )`).join(" | ")} )`;
    const different = constants.flatMap((a, i) => constants.slice(i + 1).map((b) => `( ${a} != ${b} )`));
    const word = type.replaceAll(/[^A-Za-z0-9]/g, "");
    return [
      ...declared,
      this.line(`domain_${word}`, "interpretation", closed),
      ...(different.length === 0 ? [] : [this.line(`distinct_${word}`, "interpretation", different.join(" & "))]),
    ];
  }

  private typeName(type: string): string {
    const own = this.symbols[type];
    if (own === undefined) throw new NoSuchForm();
    return own.startsWith("$") ? own : tptpName(own);
  }

  /** Values of bound variables, which are no symbols, are left out. */
  private symbol({ name, shape, value }: ModelEntry): readonly string[] {
    const own = this.symbols[name];
    return own === undefined ? [] : [this.value(own, shape, value)];
  }

  private value(own: string, shape: TypeShape, value: ModelValue): string {
    const written = own.startsWith('"') ? own : tptpName(own);
    if (!this.isFirstOrder) return this.line(own, "interpretation", `${written} = ( ${this.term(value, shape)} )`);
    const rows = this.rows(argumentsOf(shape), value);
    const fact = ({ args, result }: Row) => this.fact(args.length === 0 ? written : `${written}(${args.join(",")})`, result);
    return this.line(own, "interpretation", rows.map(fact).join(" & "));
  }

  private fact(left: string, result: ModelValue): string {
    const truth = truthOf(result);
    return truth === null ? `( ${left} = ${this.term(result, null)} )` : truth ? left : `( ~ ${left} )`;
  }

  /** Every application of a first-order symbol, with its value. */
  private rows(shapes: readonly TypeShape[], value: ModelValue): readonly Row[] {
    const [first, ...rest] = shapes;
    if (first === undefined) return [{ args: [], result: value }];
    const rows = [...this.elementsOf(first)].flatMap(([element, constant]) =>
      this.rows(rest, applied(value, element)).map(({ args, result }) => ({ args: [constant, ...args], result })),
    );
    if (rows.length > mostEntries) throw new NoSuchForm();
    return rows;
  }

  private elementsOf(shape: TypeShape): ReadonlyMap<string, string> {
    if (shape.args.length > 0) throw new NoSuchForm();
    const elements = shape.name === "bool" ? truthElements : this.elements.get(shape.name);
    if (elements === undefined) throw new NoSuchForm();
    return elements;
  }

  /** A value as a term. Functions are chains of cases; the shape tells the types of their arguments. */
  private term(value: ModelValue, shape: TypeShape | null, depth = 0): string {
    const truth = truthOf(value);
    if (truth !== null) return truth ? "$true" : "$false";
    if (value.kind === "atom") {
      const constant = this.elements.get(value.type)?.get(value.name);
      if (constant !== undefined) return constant;
    }
    const arrow = shape === null ? null : arrowOf(shape);
    if (value.kind !== "function" || arrow === null) throw new NoSuchForm();
    const variable = `X${depth + 1}`;
    const entries = value.default === null ? value.entries.slice(0, -1) : value.entries;
    const last = value.default ?? value.entries.at(-1)?.value;
    if (last === undefined) throw new NoSuchForm();
    const body = entries.reduceRight(
      (rest, entry) =>
        `$ite( ${variable} = ( ${this.term(entry.argument, arrow.from, depth + 1)} ), ${this.term(entry.value, arrow.to, depth + 1)}, ${rest} )`,
      this.term(last, arrow.to, depth + 1),
    );
    return `( ^ [${variable}: ${this.typeText(arrow.from)}] : ${body} )`;
  }

  private typeText(shape: TypeShape): string {
    const arrow = arrowOf(shape);
    if (arrow !== null) return `( ${this.typeText(arrow.from)} > ${this.typeText(arrow.to)} )`;
    if (shape.args.length > 0) throw new NoSuchForm();
    return shape.name === "bool" ? "$o" : this.typeName(shape.name);
  }
}

interface Row {
  readonly args: readonly string[];
  readonly result: ModelValue;
}

const truthElements: ReadonlyMap<string, string> = new Map([
  ["True", "$true"],
  ["False", "$false"],
]);

function truthOf(value: ModelValue): boolean | null {
  if (value.kind !== "constructor") return null;
  return value.name === "True" ? true : value.name === "False" ? false : null;
}

/** The value of a table at an element, which is an atom or a truth value. */
function applied(value: ModelValue, element: string): ModelValue {
  if (value.kind !== "function") throw new NoSuchForm();
  const found = value.entries.find(
    ({ argument }) => (argument.kind === "atom" || argument.kind === "constructor") && argument.name === element,
  );
  const result = found?.value ?? value.default;
  if (result === null) throw new NoSuchForm();
  return result;
}

function fresh(name: string, taken: Set<string>): string {
  let free = name;
  while (taken.has(free)) free = `${free}_`;
  taken.add(free);
  return free;
}

function argumentsOf(shape: TypeShape): readonly TypeShape[] {
  const arrow = arrowOf(shape);
  return arrow === null ? [] : [arrow.from, ...argumentsOf(arrow.to)];
}

/** The argument and the result of a function type; null for other types. */
function arrowOf({ name, args: [from, to] }: TypeShape): { readonly from: TypeShape; readonly to: TypeShape } | null {
  return name === "⇒" && from !== undefined && to !== undefined ? { from, to } : null;
}
