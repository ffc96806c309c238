/** Ground terms as the trees of `model-data.ts`. The type as it was declared goes along, so that an element knows its type variable. */
import { baseName } from "../../base/index.ts";
import { type Context, printType, shortName, type TypeShape, typeShape } from "../../elaborate/index.ts";
import { standInElement } from "../../finding/index.ts";
import {
  carvedAt,
  datatypeAt,
  destApps,
  destChar,
  destList,
  destNumeral,
  destString,
  domain,
  elementOf,
  enumSize,
  isFun,
  names,
  optionT,
  range,
  sameTerm,
  showType,
  stripApp,
  type Term,
  type Type,
  tcon,
  usesBound,
} from "../../logic/index.ts";
import { finiteElement, type Letters, type TypeChoice } from "./element-names.ts";
import { cardinalityOf, updatesOf } from "./function-table.ts";
import type { FunctionEntry, ModelEntry, ModelValue } from "./model-data.ts";
import { numberMakers, printValue } from "./print-value.ts";

/** Deeper values are texts. */
const deepest = 200;

/** What conversion knows of the counterexample. */
export interface ValueSetting {
  readonly context: Context;
  readonly types: TypeChoice;
  readonly letters: Letters;
  /** The names of a type's elements, where the model gives them itself. */
  readonly elements?: (type: Type) => readonly string[] | null;
  /** How many elements the types have that nothing defines. */
  readonly carriers?: ReadonlyMap<Type, number>;
  /** Infinite objects: constants and what they stand for. */
  readonly infinite?: readonly { readonly constant: Term; readonly value: Term }[];
}

/** A value with its name; `declared`: the type as the statement has it. */
export function modelEntry(setting: ValueSetting, name: string, t: Term, declared?: Type, isOpen = false): ModelEntry {
  const type = declared ?? generalType(setting.types, t.type);
  return { name, ...shownType(setting.context, type), value: valueData(setting, t, type), isOpen };
}

/** What has a text only. */
export function openEntry(context: Context, { name, type }: { readonly name: string; readonly type: Type }, text: string): ModelEntry {
  return { name, ...shownType(context, type), value: unknown(text), isOpen: true };
}

/** A type as text and as data. */
export function shownType(context: Context, type: Type): { readonly type: string; readonly shape: TypeShape } {
  return { type: printType(context, type), shape: typeShape(context, type) };
}

/** A type of the counterexample in the words of the statement: `'a` in place of the finite type that stands for it. */
export function generalType(types: TypeChoice, ty: Type): Type {
  if (ty.kind === "var") return ty;
  const variables = [...types].filter(([, ground]) => ground === ty && isStandIn(ty));
  const [first] = variables.map(([v]) => v).sort((a, b) => (a.name < b.name ? -1 : 1));
  return (
    first ??
    (ty.args.length === 0
      ? ty
      : tcon(
          ty.name,
          ty.args.map((arg) => generalType(types, arg)),
        ))
  );
}

/** The finite types, options of the largest of them, and types of the model alone. */
function isStandIn(ty: Type): boolean {
  if (ty.kind === "var") return false;
  const [inner] = ty.args;
  return enumSize(ty) !== null || ty.name.startsWith("'") || (inner !== undefined && ty === optionT(inner) && isStandIn(inner));
}

export function valueData(setting: ValueSetting, t: Term, ty: Type): ModelValue {
  return new Converter(setting).value(t, ty, 0);
}

const unknown = (text: string): ModelValue => ({ kind: "unknown", text });
const unit: ModelValue = { kind: "constructor", name: "()", args: [], fields: null };
const isTop = (t: Term): boolean => t.kind === "const" && t.name === names.top;

class Converter {
  private readonly setting: ValueSetting;
  /** Infinite objects on the way down, by number. */
  private readonly open = new Set<number>();

  constructor(setting: ValueSetting) {
    this.setting = setting;
  }

  value(t: Term, ty: Type, depth: number): ModelValue {
    if (depth > deepest) return unknown(printValue(this.setting.context, t, this.setting.letters));
    if (t.kind === "const" && t.name === names.undefined) return unknown("_");
    return (
      this.infinite(t, ty, depth) ??
      this.atom(t, ty) ??
      this.literal(t, ty, depth) ??
      this.set(t, ty, depth) ??
      this.function(t, ty, depth) ??
      this.constructed(t, ty, depth) ??
      unknown(printValue(this.setting.context, t, this.setting.letters))
    );
  }

  private infinite(t: Term, ty: Type, depth: number): ModelValue | null {
    const all = this.setting.infinite ?? [];
    const i = all.findIndex(({ constant: c, value }) => sameTerm(c, t) || sameTerm(value, t));
    const body = all[i]?.value;
    if (body === undefined) return null;
    const name = all.length === 1 ? "ω" : `ω⇩${i + 1}`;
    if (this.open.has(i)) return sameTerm(body, t) ? null : { kind: "reference", name };
    this.open.add(i);
    const inner = this.value(body, ty, depth + 1);
    this.open.delete(i);
    return { kind: "cycle", name, body: inner };
  }

  private atom(t: Term, ty: Type): ModelValue | null {
    const type = printType(this.setting.context, ty);
    const standIn = ty.kind === "var" ? this.setting.elements?.(ty)?.find((_, i) => isSame(standInElement(t.type, i), t)) : undefined;
    if (standIn !== undefined) return { kind: "atom", type, name: standIn };
    if (t.kind !== "const") return null;
    const named = (number: string, otherwise: string): ModelValue => {
      const given = this.setting.elements?.(ty)?.[Number(number) - 1];
      return { kind: "atom", type, name: given ?? otherwise };
    };
    const [, finite, number] = finiteElement.exec(t.name) ?? [];
    if (finite !== undefined && number !== undefined) return named(number, `${this.setting.letters.get(finite) ?? "a"}⇩${number}`);
    const own = showType(t.type);
    const [, carried] = t.name.startsWith(`${own}⇩`) ? (/⇩(\d+)$/.exec(t.name) ?? []) : [];
    return carried === undefined ? null : named(carried, `${own.replace(/^.*\.|^'+/, "").charAt(0)}⇩${carried}`);
  }

  /** Numbers, characters, strings, lists. */
  private literal(t: Term, ty: Type, depth: number): ModelValue | null {
    const number = isFun(t.type) ? null : numberText(t);
    if (number !== null) return { kind: "number", text: number };
    const code = destChar(t);
    if (code !== null) return { kind: "character", text: String.fromCharCode(code) };
    const [literal] = destApps(t, "String.Abs_literal", 1) ?? [];
    const codes = destString(literal ?? t);
    if (codes !== null) return { kind: "string", text: String.fromCharCode(...codes) };
    const elements = destList(t);
    return elements === null ? null : { kind: "list", elements: elements.map((x) => this.value(x, argument(ty, 0, x.type), depth + 1)) };
  }

  private set(t: Term, ty: Type, depth: number): ModelValue | null {
    if (elementOf(t.type) === null) return null;
    const [positive] = destApps(t, names.uminus, 1) ?? [];
    const listed = isTop(t) ? [] : elementsOf(positive ?? t);
    if (listed === null) return null;
    const elements = listed.map((x) => this.value(x, argument(ty, 0, x.type), depth + 1));
    return { kind: "set", elements, isComplement: isTop(t) || positive !== undefined };
  }

  /** Updates of a function that is the same everywhere; the last update of an argument counts. */
  private function(t: Term, ty: Type, depth: number): ModelValue | null {
    if (!isFun(t.type)) return null;
    const { base, entries: updates } = updatesOf(t);
    const rest = base.kind === "abs" && !usesBound(base.body) ? base.body : null;
    if (rest === null) return null;
    const [from, to] = isFun(ty) ? [domain(ty), range(ty)] : [domain(t.type), range(t.type)];
    const entries = updates.map(
      ({ x, y }): FunctionEntry => ({ argument: this.value(x, from, depth + 1), value: this.value(y, to, depth + 1) }),
    );
    const isTotal =
      entries.length > 0 && cardinalityOf(this.setting.context.theory, domain(t.type), this.setting.carriers) === entries.length;
    const isOpen = isTotal || (rest.kind === "const" && rest.name === names.undefined);
    return { kind: "function", entries, default: isOpen ? null : this.value(rest, to, depth + 1) };
  }

  private constructed(t: Term, ty: Type, depth: number): ModelValue | null {
    const { head, args } = stripApp(t);
    if (head.kind !== "const") return null;
    const spec = this.setting.context.theory.consts.get(head.name)?.spec;
    const isMorphism = spec?.kind === "morphism" && spec.direction === "abs";
    if (spec?.kind !== "constructor" && !isMorphism) return null;
    const types = this.argumentTypes(head.name, ty);
    const shown = args.map((x, i) => this.value(x, types[i] ?? x.type, depth + 1));
    if (head.name === names.Pair) return tuple(shown);
    if (head.name === names.Unity) return unit;
    return this.record(t, shown) ?? { kind: "constructor", name: shortName(this.setting.context, head.name), args: shown, fields: null };
  }

  /** The arguments' types of a constructor, at a type as it was declared. */
  private argumentTypes(name: string, ty: Type): readonly Type[] {
    const { theory } = this.setting.context;
    const carved = carvedAt(theory, ty);
    if (carved !== null) return [carved.base];
    return datatypeAt(theory, ty)?.constructors.find((c) => c.name === name)?.args ?? [];
  }

  /** A record by its fields, those of its extensions included. */
  private record(t: Term, shown: readonly ModelValue[]): ModelValue | null {
    const shape = t.type.kind === "con" ? this.setting.context.theory.datatype(t.type.name)?.record : undefined;
    if (shape === undefined || shown.length !== shape.fields.length + 1) return null;
    const [own, more] = [shown.slice(0, -1), shown.at(-1)];
    const fields = shape.fields.map(baseName);
    const name = baseName(shape.record);
    if (more === undefined || more === unit) return { kind: "constructor", name, args: own, fields };
    if (more.kind === "constructor" && more.fields !== null)
      return { kind: "constructor", name: more.name, args: [...own, ...more.args], fields: [...fields, ...more.fields] };
    return { kind: "constructor", name, args: shown, fields: [...fields, "…"] };
  }
}

const isSame = (a: Term | null, b: Term): boolean => a !== null && sameTerm(a, b);

/** `(a, b, c)` from `(a, (b, c))`. */
function tuple(parts: readonly ModelValue[]): ModelValue {
  const last = parts.at(-1);
  return { kind: "tuple", elements: last?.kind === "tuple" ? [...parts.slice(0, -1), ...last.elements] : parts };
}

function argument(ty: Type, i: number, otherwise: Type): Type {
  return (ty.kind === "con" ? ty.args[i] : undefined) ?? otherwise;
}

/** The elements of `{a, b, c}` or `set [a, b, c]`. */
function elementsOf(t: Term): readonly Term[] | null {
  const [list] = destApps(t, "List.list.set", 1) ?? destApps(t, "List.set", 1) ?? [];
  if (list !== undefined) return destList(list);
  const found: Term[] = [];
  for (let rest = t; ; ) {
    if (rest.kind === "const" && rest.name === names.bot) return found;
    const [x, more] = destApps(rest, names.insert, 2) ?? [];
    if (x === undefined || more === undefined) return null;
    if (!found.some((y) => sameTerm(x, y))) found.push(x);
    rest = more;
  }
}

/** Digits of a number, with its sign and denominator. */
function numberText(t: Term): string | null {
  const [copied] = t.kind === "app" && t.fun.kind === "const" && numberMakers.has(t.fun.name) ? [t.arg] : [];
  if (copied !== undefined) return numberText(copied);
  const [positive] = destApps(t, names.uminus, 1) ?? [];
  if (positive !== undefined) {
    const text = numberText(positive);
    return text === null ? null : `-${text}`;
  }
  const [above, below] = destApps(t, names.divide, 2) ?? [];
  if (above !== undefined && below !== undefined) {
    const [a, b] = [numberText(above), numberText(below)];
    return a === null || b === null ? null : `${a}/${b}`;
  }
  return naturalText(t);
}

/** `Suc (Suc 0)` counts too. */
function naturalText(t: Term): string | null {
  let [rest, more] = [t, 0n];
  for (let parts = destApps(rest, names.Suc, 1); parts?.[0] !== undefined; parts = destApps(rest, names.Suc, 1)) {
    rest = parts[0];
    more++;
  }
  const digits = destNumeral(rest);
  return digits === null ? null : String(digits + more);
}
