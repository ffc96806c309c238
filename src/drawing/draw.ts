/** Panels and models as pictures. */
import type { ModelData } from "../refute/index.ts";
import { type Graph, relationGraph, valueGraph } from "./graph.ts";
import { type Carriers, carriersOf, distinct, type ModelPart, partOf } from "./model-parts.ts";
import { type Panel, panelsOf, type View } from "./panels.ts";
import { above, beside, flowing, label, type Picture, smallSize } from "./picture.ts";
import { typeKey } from "./type-key.ts";
import { isPlain, valueText } from "./value-text.ts";
import { boxView } from "./views/box-view.ts";
import { graphView } from "./views/graph-view.ts";
import { lineView } from "./views/line-view.ts";
import { areaView, chipView } from "./views/set-view.ts";
import { derivationSteps, inOrder, listSteps, messagesOf, messageView, stepView } from "./views/step-view.ts";
import { membershipTable, relationTable, tableView, textTable } from "./views/table-view.ts";
import { treeView } from "./views/tree-view.ts";

/** Which view the user chose, by the panel's key. */
export type Choices = Readonly<Record<string, View>>;

/** All panels of a model, with their titles. */
export function drawModel(model: ModelData, choices: Choices = {}): Picture {
  const pictures = panelsOf(model).map((panel) => titled(panel, drawPanel(model, panel, choices[panel.key])));
  return flowing(pictures, 26, 860);
}

function titled(panel: Panel, picture: Picture): Picture {
  // A panel of words says the names itself.
  const title = panel.content.kind === "plain" ? [] : [label(panel.title, { size: smallSize, paint: "muted" })];
  return above([...title, picture], 7);
}

/** One panel in one of its views: the first, unless another of them is asked for. */
export function drawPanel(model: ModelData, panel: Panel, asked?: View): Picture {
  const view = asked !== undefined && panel.views.includes(asked) ? asked : panel.views[0];
  const carriers = carriersOf(model.cards);
  const picture = (view === "text" ? null : viewOf(panel, view, carriers)) ?? textTable(panel.entries);
  const open = panel.entries.filter((e) => e.isOpen);
  if (open.length === 0) return picture;
  const note = open.every((e) => e.value.kind === "set") ? "and perhaps other elements" : "one of several values";
  return above([picture, label(note, { size: smallSize, paint: "muted" })], 7);
}

function viewOf(panel: Panel, view: View, carriers: Carriers): Picture | null {
  const { content } = panel;
  switch (content.kind) {
    case "relations":
      return view === "graph"
        ? graphView(graphOf(panel, carriers) ?? { nodes: [], edges: [], series: [] })
        : relationTables(panel, carriers);
    case "sets":
      return view === "sets" ? areaView(content.sets, setElements(content.sets, carriers)) : memberships(content.sets, carriers);
    case "numbers":
      return lineView(panel.entries.flatMap(({ name, value }) => (value.kind === "number" ? [{ name, text: value.text }] : [])));
    case "plain":
      return null;
    case "derivation":
      return stepView(derivationSteps(content.derivation));
    case "value":
      return valueView(panel, view, carriers);
  }
}

function valueView(panel: Panel, view: View, carriers: Carriers): Picture | null {
  if (panel.content.kind !== "value") return null;
  const { entry, isBackwards } = panel.content;
  const elements = entry.value.kind === "list" ? entry.value.elements : [];
  const events = isBackwards ? elements.toReversed() : elements;
  switch (view) {
    case "graph": {
      const graph = graphOf(panel, carriers);
      return graph === null ? null : graphView(graph);
    }
    case "tree":
      return entry.value.kind === "list" ? beside(elements.map(treeView), 20) : treeView(entry.value);
    case "boxes":
      return boxView(entry.value);
    case "sets": {
      const set = partOf(entry, carriers);
      return set === null ? null : chipView(set);
    }
    case "table":
      return tableView(entry);
    case "steps":
      return isBackwards ? inOrder(stepView(listSteps(events)), true) : stepView(listSteps(events));
    case "messages": {
      const messages = messagesOf(events);
      return messages === null ? null : inOrder(messageView(messages), isBackwards);
    }
    case "line":
    case "text":
      return null;
  }
}

/** The graph that a panel shows, for the layout and for DOT; null where it has none. */
export function graphOf({ content }: Panel, carriers: Carriers): Graph | null {
  if (content.kind === "relations") {
    const elements = content.elements.map(({ name, shape, value }) => ({ name, type: typeKey(shape), value }));
    return relationGraph(content.relations, carriers, { parts: content.parts, elements });
  }
  if (content.kind !== "value") return null;
  if (content.map !== null) return { ...relationGraph([content.map], carriers, { parts: [], elements: [] }), series: [] };
  return isPlain(content.entry.value) ? null : valueGraph(content.entry.value);
}

function relationTables({ content }: Panel, carriers: Carriers): Picture | null {
  if (content.kind !== "relations") return null;
  const tables = content.relations.map((r) => {
    const isOne = r.from === r.to;
    const [left, right] = [r.pairs.map(([x]) => x), r.pairs.map(([, y]) => y)];
    const elements = content.elements.filter((e) => typeKey(e.shape) === r.from).map((e) => e.value);
    const rows = distinct([...(carriers.get(r.from) ?? []), ...left, ...(isOne ? [...right, ...elements] : [])]);
    const columns = isOne ? rows : distinct([...(carriers.get(r.to) ?? []), ...right]);
    return relationTable(r, rows, columns);
  });
  const sets = content.parts.length === 0 ? [] : [memberships(content.parts, carriers)];
  const named = content.elements.length === 0 ? [] : [textTable(content.elements)];
  return flowing([...tables, ...sets, ...named], 20, 720);
}

/** The elements that sets are about. */
function setElements(sets: readonly ModelPart[], carriers: Carriers): ReturnType<typeof distinct> {
  return distinct([...sets.flatMap((s) => carriers.get(s.of) ?? []), ...sets.flatMap((s) => s.elements)]);
}

function memberships(sets: readonly ModelPart[], carriers: Carriers): Picture {
  const named = sets.map(({ name, elements, isComplement }) => {
    const inside = new Set(elements.map(valueText));
    return { name, has: (x: ModelPart["elements"][number]) => inside.has(valueText(x)) !== isComplement, hasElse: isComplement };
  });
  return membershipTable(setElements(sets, carriers), named);
}
