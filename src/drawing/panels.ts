/** What of a model is drawn together, and in which ways: the types say which of them comes first. */
import type { Derivation, ModelData, ModelEntry, ModelValue } from "../refute/index.ts";
import { type Carriers, carriersOf, type ModelPart, mapOf, partOf, type Relation, relationOf } from "./model-parts.ts";
import { typeKey } from "./type-key.ts";
import { isPlain } from "./value-text.ts";
import { numberOf } from "./views/line-view.ts";
import { growsInFront, messagesOf } from "./views/step-view.ts";

export type View = "graph" | "tree" | "boxes" | "table" | "sets" | "line" | "messages" | "steps" | "text";

export const viewNames: Readonly<Record<View, string>> = {
  graph: "Graph",
  tree: "Tree",
  boxes: "Boxes",
  table: "Table",
  sets: "Sets",
  line: "Number line",
  messages: "Messages",
  steps: "Steps",
  text: "Text",
};

/** Entries that are drawn together. */
export interface Panel {
  /** Tells the panels of a model apart. */
  readonly key: string;
  readonly title: string;
  readonly entries: readonly ModelEntry[];
  readonly content: Content;
  /** The first is the one that the types suggest. */
  readonly views: readonly [View, ...View[]];
}

export type Content =
  | {
      readonly kind: "relations";
      readonly relations: readonly Relation[];
      readonly parts: readonly ModelPart[];
      readonly elements: readonly ModelEntry[];
    }
  | { readonly kind: "sets"; readonly sets: readonly ModelPart[] }
  | { readonly kind: "numbers" }
  | { readonly kind: "plain" }
  | { readonly kind: "derivation"; readonly derivation: Derivation }
  | {
      readonly kind: "value";
      readonly entry: ModelEntry;
      readonly map: Relation | null;
      /** A list whose last element came first. */
      readonly isBackwards: boolean;
    };

/** Larger graphs are not legible; they are shown as tables and text. */
const mostNodes = 40;
const mostPairs = 120;
const mostTreeNodes = 120;
const mostBoxes = 120;

/** The panels of a model: what the statement's variables are, what was chosen, what terms come to. */
export function panelsOf(model: ModelData): readonly Panel[] {
  const carriers = carriersOf(model.cards);
  const derivations = model.derivations ?? [];
  return [
    ...together(model.variables.concat(model.chosen), carriers, ""),
    ...derivations.map(derivationPanel),
    ...together(model.evaluated, carriers, "evaluated "),
  ].map((panel) => inOrderOf(panel, derivations));
}

/** A list that a derivation grows in front, as traces are: its events happened from its end on. */
function inOrderOf(panel: Panel, derivations: readonly Derivation[]): Panel {
  const { content } = panel;
  if (content.kind !== "value" || content.entry.value.kind !== "list") return panel;
  const { elements } = content.entry.value;
  return { ...panel, content: { ...content, isBackwards: derivations.some((d) => growsInFront(elements, d)) } };
}

/** Why a premise holds, rule by rule. */
function derivationPanel(derivation: Derivation): Panel {
  const { premise, steps } = derivation;
  const entries = steps.map(
    ({ fact, rule }, i): ModelEntry => ({
      name: `${i} ${rule}`,
      type: "bool",
      shape: { name: "bool", args: [] },
      value: { kind: "unknown", text: fact },
      isOpen: false,
    }),
  );
  return { key: `why ${premise}`, title: `why ${premise}`, entries, content: { kind: "derivation", derivation }, views: ["steps", "text"] };
}

/** Relations, sets and numbers that belong together, then everything else by itself; words of one value in one panel. */
function together(entries: readonly ModelEntry[], carriers: Carriers, prefix: string): readonly Panel[] {
  const taken = new Set<ModelEntry>();
  const take = (panels: readonly Panel[]): readonly Panel[] => {
    for (const p of panels) for (const e of p.entries) taken.add(e);
    return panels;
  };
  const left = (): readonly ModelEntry[] => entries.filter((e) => !taken.has(e));
  const related = take(relationPanels(entries, carriers, prefix));
  const sets = take(setPanels(left(), carriers, prefix));
  const numbers = take(numberPanels(left(), prefix));
  const plain = left().filter((e) => isPlain(e.value));
  const plainPanel: readonly Panel[] =
    plain.length === 0
      ? []
      : [
          {
            key: `${prefix}values`,
            title: prefix === "" ? "values" : "terms",
            entries: plain,
            content: { kind: "plain" },
            views: ["text"],
          },
        ];
  const single = left()
    .filter((e) => !isPlain(e.value))
    .map((e) => singlePanel(e, carriers, prefix));
  const all = [...related, ...sets, ...numbers, ...plainPanel, ...single];
  // In the order of what is first in the model.
  const first = (p: Panel): number => Math.min(...p.entries.map((e) => entries.indexOf(e)));
  return all.sort((a, b) => first(a) - first(b));
}

const entryTitle = ({ name, type }: ModelEntry): string => `${name} :: ${type}`;

/** Relations over one type with the sets and elements of it; those between different types each for itself. */
function relationPanels(entries: readonly ModelEntry[], carriers: Carriers, prefix: string): readonly Panel[] {
  const found = entries.flatMap((entry) => {
    const relation = relationOf(entry, carriers);
    return relation !== null && relation.pairs.length <= mostPairs ? [{ entry, relation }] : [];
  });
  const within = [...new Set(found.flatMap(({ relation: { from, to } }) => (from === to ? [from] : [])))];
  const common = within.flatMap((type): readonly Panel[] => {
    const here = found.filter(({ relation: { from, to } }) => from === type && to === type);
    const parts = entries.flatMap((entry) => {
      const part = partOf(entry, carriers);
      return part?.of === type ? [{ entry, part }] : [];
    });
    const elements = entries.filter((e) => typeKey(e.shape) === type && isPlain(e.value));
    const shown = [...here.map((x) => x.entry), ...parts.map((x) => x.entry), ...elements];
    return [
      {
        key: `${prefix}over ${type}`,
        title:
          shown.length === 1 && shown[0] !== undefined
            ? entryTitle(shown[0])
            : `${shown.map((e) => e.name).join(", ")} over ${shownType(here, type)}`,
        entries: shown,
        content: { kind: "relations", relations: here.map((x) => x.relation), parts: parts.map((x) => x.part), elements },
        views: isLegible(
          here.map((x) => x.relation),
          carriers,
        )
          ? ["graph", "table", "text"]
          : ["table", "text"],
      },
    ];
  });
  const between = found
    .filter(({ relation: { from, to } }) => from !== to)
    .map(
      ({ entry, relation }): Panel => ({
        key: `${prefix}${entry.name}`,
        title: entryTitle(entry),
        entries: [entry],
        content: { kind: "relations", relations: [relation], parts: [], elements: [] },
        views: isLegible([relation], carriers) ? ["graph", "table", "text"] : ["table", "text"],
      }),
    );
  return [...common, ...between];
}

/** Short types as they are, others by what they relate. */
const shownType = (here: readonly { readonly entry: ModelEntry }[], type: string): string =>
  /[(),]/.test(type) ? (here[0]?.entry.type ?? type) : type;

function isLegible(relations: readonly Relation[], carriers: Carriers): boolean {
  const nodes = new Set(relations.flatMap((r) => r.pairs.flatMap(([x, y]) => [JSON.stringify(x), JSON.stringify(y)])));
  const declared = Math.max(0, ...relations.map((r) => carriers.get(r.from)?.length ?? 0));
  const edges = relations.reduce((n, r) => n + r.pairs.length, 0);
  return Math.max(nodes.size, declared) <= mostNodes && edges <= 2 * mostNodes;
}

/** Two or three sets over the same elements. */
function setPanels(entries: readonly ModelEntry[], carriers: Carriers, prefix: string): readonly Panel[] {
  const found = entries.flatMap((entry) => {
    const set = partOf(entry, carriers);
    return set === null ? [] : [{ entry, set }];
  });
  const types = [...new Set(found.map(({ set }) => set.of))];
  return types.flatMap((type): readonly Panel[] => {
    const here = found.filter(({ set }) => set.of === type);
    if (here.length < 2 || here.length > 3 || here.every(({ set }) => set.isComplement)) return [];
    return [
      {
        key: `${prefix}sets over ${type}`,
        title: `${here.map((x) => x.entry.name).join(", ")} :: ${here[0]?.entry.type ?? ""}`,
        entries: here.map((x) => x.entry),
        content: { kind: "sets", sets: here.map((x) => x.set) },
        views: ["sets", "table", "text"],
      },
    ];
  });
}

/** Numbers, where there are several. */
function numberPanels(entries: readonly ModelEntry[], prefix: string): readonly Panel[] {
  const numbers = entries.filter(({ value }) => value.kind === "number" && numberOf(value.text) !== null);
  if (numbers.length < 2 || numbers.length > 12) return [];
  const title = `${numbers.map((e) => e.name).join(", ")} :: ${[...new Set(numbers.map((e) => e.type))].join(", ")}`;
  return [{ key: `${prefix}numbers`, title, entries: numbers, content: { kind: "numbers" }, views: ["line", "text"] }];
}

function singlePanel(entry: ModelEntry, carriers: Carriers, prefix: string): Panel {
  const map = mapOf(entry, carriers);
  const views = viewsOf(entry, map, carriers);
  const content: Content = { kind: "value", entry, map, isBackwards: false };
  return {
    key: `${prefix}${entry.name}`,
    title: entryTitle(entry),
    entries: [entry],
    content,
    views: [...views, "text"] as unknown as Panel["views"],
  };
}

/** The views of a value other than text, the best first. */
function viewsOf(entry: ModelEntry, map: Relation | null, carriers: Carriers): readonly View[] {
  const { value } = entry;
  switch (value.kind) {
    case "list":
      return listViews(value.elements);
    case "string":
      return value.text.length <= mostBoxes ? ["boxes"] : [];
    case "tuple":
      return hasCycle(value) ? ["graph"] : ["boxes", ...(countNodes(value) <= mostTreeNodes ? (["tree"] as const) : [])];
    case "set":
      return ["sets", "table"];
    case "function":
      return partOf(entry, carriers) === null
        ? map === null || map.pairs.length > 2 * mostNodes
          ? ["table"]
          : ["table", "graph"]
        : ["sets", "table"];
    case "constructor":
      return constructorViews(value);
    case "cycle":
      return ["graph"];
    case "number":
    case "character":
    case "atom":
    case "reference":
    case "unknown":
      return [];
  }
}

function listViews(elements: readonly ModelValue[]): readonly View[] {
  if (elements.length > mostBoxes) return ["table"];
  if (elements.some(hasCycle)) return ["boxes", "graph"];
  const isTrace = elements.length > 0 && elements.every((v) => v.kind === "constructor" && v.args.length > 0 && v.name !== "Some");
  const steps: readonly View[] = elements.length === 0 ? [] : ["steps"];
  const trees: readonly View[] = isTrace && elements.reduce((n, v) => n + countNodes(v), 0) <= mostTreeNodes ? ["tree"] : [];
  if (messagesOf(elements) !== null) return ["messages", "steps", "boxes", "table", ...trees];
  return isTrace && elements.length > 1 ? [...steps, "boxes", "table", ...trees] : ["boxes", "table", ...steps, ...trees];
}

function constructorViews(value: Extract<ModelValue, { kind: "constructor" }>): readonly View[] {
  if (value.fields !== null) return ["table", "tree"];
  if (hasCycle(value)) return ["graph"];
  const isDeep = value.args.some((arg) => !isPlain(arg)) || value.args.filter((arg) => arg.kind === "constructor").length > 1;
  if (countNodes(value) > mostTreeNodes) return [];
  return isDeep ? ["tree", "graph"] : ["tree"];
}

/** Values inside of a value. */
function partsOf(value: ModelValue): readonly ModelValue[] {
  switch (value.kind) {
    case "constructor":
      return value.args;
    case "list":
    case "tuple":
    case "set":
      return value.elements;
    case "function":
      return [...value.entries.flatMap((e) => [e.argument, e.value]), ...(value.default === null ? [] : [value.default])];
    case "cycle":
      return [value.body];
    case "number":
    case "character":
    case "string":
    case "atom":
    case "reference":
    case "unknown":
      return [];
  }
}

export const countNodes = (value: ModelValue): number => partsOf(value).reduce((n, part) => n + countNodes(part), 1);
const hasCycle = (value: ModelValue): boolean => value.kind === "cycle" || partsOf(value).some(hasCycle);
