/** Graphs as data: what relations and infinite values come to before they are laid out or written as DOT. */
import type { ModelValue } from "../refute/index.ts";
import { shortened } from "./labels.ts";
import { type Carriers, distinct, type ModelPart, type Relation } from "./model-parts.ts";
import { valueText } from "./value-text.ts";

export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** Names that stand for this element, and sets it belongs to (`∈ A`). */
  readonly marks: readonly string[];
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** Which of the graph's relations; null for edges of a single structure. */
  readonly series: number | null;
  readonly label: string;
  /** There and back. */
  readonly isMutual: boolean;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Names of the relations, for the legend. */
  readonly series: readonly string[];
}

/** What is said about the elements beside the relations. */
export interface ElementMarks {
  readonly parts: readonly ModelPart[];
  readonly elements: readonly { readonly name: string; readonly type: string; readonly value: ModelValue }[];
}

/** The letters of a node's label. */
const longestLabel = 28;

/** Relations over the same elements, in one graph. */
export function relationGraph(relations: readonly Relation[], carriers: Carriers, marks: ElementMarks): Graph {
  const types = [...new Set(relations.flatMap((r) => [r.from, r.to]))];
  const isMixed = types.length > 1;
  const nodes = types.flatMap((type) => {
    const told = relations.flatMap((r) => r.pairs.flatMap(([x, y]) => [...(r.from === type ? [x] : []), ...(r.to === type ? [y] : [])]));
    const marked = [...marks.elements.filter((e) => e.type === type).map((e) => e.value), ...partElements(marks.parts, type)];
    return distinct([...(carriers.get(type) ?? []), ...told, ...marked]).map((value) => ({
      id: nodeId(type, value, isMixed),
      label: shortened(valueText(value), longestLabel),
      marks: [...marksOf(marks, type, value), ...(isMixed ? [type] : [])],
    }));
  });
  const edges = relations.flatMap((r, i) => relationEdges(r, i, isMixed));
  return { nodes, edges, series: relations.map((r) => (r.pairs.length === 0 ? `${r.name} (empty)` : r.name)) };
}

const partElements = (parts: readonly ModelPart[], type: string): readonly ModelValue[] =>
  parts.filter((p) => p.of === type && !p.isComplement).flatMap((p) => p.elements);

/** Elements of different types may have the same name. */
const nodeId = (type: string, value: ModelValue, isMixed: boolean): string => (isMixed ? `${type} ${valueText(value)}` : valueText(value));

function marksOf({ parts, elements }: ElementMarks, type: string, value: ModelValue): readonly string[] {
  const text = valueText(value);
  const names = elements.filter((e) => e.type === type && valueText(e.value) === text).map((e) => e.name);
  const within = parts.filter((p) => p.of === type && p.elements.some((x) => valueText(x) === text) !== p.isComplement);
  return [
    ...(names.length === 0 ? [] : [`= ${names.join(", ")}`]),
    ...(within.length === 0 ? [] : [`∈ ${within.map((p) => p.name).join(", ")}`]),
  ];
}

/** The edges of a relation; a pair there and back is one edge. */
function relationEdges({ from, to, pairs }: Relation, series: number, isMixed: boolean): readonly GraphEdge[] {
  const ids = pairs.map(([x, y]) => [nodeId(from, x, isMixed), nodeId(to, y, isMixed)] as const);
  const known = new Set(ids.map(([x, y]) => `${x}\n${y}`));
  return ids.flatMap(([x, y], i): readonly GraphEdge[] => {
    const isMutual = x !== y && known.has(`${y}\n${x}`);
    const isSecond = isMutual && ids.slice(0, i).some(([a, b]) => a === y && b === x);
    const isAgain = ids.slice(0, i).some(([a, b]) => a === x && b === y);
    return isSecond || isAgain ? [] : [{ from: x, to: y, series, label: "", isMutual }];
  });
}

/** A value as a graph: constructors with their arguments; what leads back to itself is an edge back. */
export function valueGraph(value: ModelValue): Graph {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  const open = new Map<string, string>();
  const node = (label: string): string => {
    const id = String(nodes.length);
    nodes.push({ id, label: shortened(label, longestLabel), marks: [] });
    return id;
  };
  const walk = (v: ModelValue, cycle: string | null): string => {
    if (v.kind === "reference") return open.get(v.name) ?? node(v.name);
    if (v.kind === "cycle") return walk(v.body, v.name);
    const { title, children } = branch(v);
    const id = node(title);
    if (cycle !== null) open.set(cycle, id);
    for (const [i, child] of children.entries())
      edges.push({ from: id, to: walk(child, null), series: null, label: children.length > 1 ? String(i + 1) : "", isMutual: false });
    return id;
  };
  walk(value, null);
  return { nodes, edges, series: [] };
}

export interface TreeBranch {
  readonly title: string;
  readonly children: readonly ModelValue[];
}

/** A value's own word, with the arguments that are said inside of it, and the other arguments. */
export function branch(value: ModelValue): TreeBranch {
  switch (value.kind) {
    case "constructor": {
      const isInside = (arg: ModelValue): boolean =>
        ["number", "character", "string", "atom", "unknown"].includes(arg.kind) || isTruth(arg);
      const inside = value.args.filter(isInside).map(valueText);
      const rest = value.args.filter((arg) => !isInside(arg));
      const [only] = rest;
      // The branches of a tree with lists of branches are its elements.
      const children = rest.length === 1 && only?.kind === "list" && only.elements.length > 0 ? only.elements : rest;
      return { title: [value.name, ...inside].join(" "), children };
    }
    case "list":
      return { title: value.elements.length === 0 ? "[]" : "[ ]", children: value.elements };
    case "tuple":
      return value.elements.every((v) => branch(v).children.length === 0)
        ? { title: valueText(value), children: [] }
        : { title: "( , )", children: value.elements };
    case "number":
    case "character":
    case "string":
    case "atom":
    case "set":
    case "function":
    case "cycle":
    case "reference":
    case "unknown":
      return { title: valueText(value), children: [] };
  }
}

const isTruth = (v: ModelValue): boolean => v.kind === "constructor" && v.args.length === 0 && ["True", "False", "()"].includes(v.name);
