/** Node-link diagrams, laid out in layers by dagre (after Gansner, Koutsofios, North and Vo, "A Technique for Drawing Directed Graphs", 1993). */
import { Graph as LayoutGraph, layout } from "@dagrejs/dagre";
import type { Graph, GraphEdge, GraphNode } from "../graph.ts";
import {
  above,
  arrowHead,
  beside,
  dashOf,
  flowing,
  framed,
  label,
  moved,
  movedShape,
  type Paint,
  type Picture,
  type Point,
  padded,
  type Shape,
  series,
  smallSize,
  straight,
} from "../picture.ts";

/** Room that the layout leaves at the edges, for loops and arrows. */
const margin = 6;
/** Pixels of a row of parts that nothing connects. */
const widestRow = 360;

export function graphView(graph: Graph): Picture {
  const drawn = flowing(components(graph).map(layered), 6, widestRow, "end");
  return graph.series.length === 0 ? drawn : above([drawn, legend(graph.series)], 10);
}

function nodePicture({ label: text, marks }: GraphNode): Picture {
  const lines = [label(text), ...marks.map((m) => label(m, { size: smallSize, paint: "muted" }))];
  return framed(padded(above(lines, 0, "middle"), 9, 5), { fill: "fill", stroke: "line", radius: 9 }, 34);
}

/** The parts of a graph that nothing connects, in the order of their first nodes: the layout would put each below the other. */
function components({ nodes, edges, series: names }: Graph): readonly Graph[] {
  const leaders = new Map(nodes.map((n) => [n.id, n.id]));
  const leader = (id: string): string => {
    let at = id;
    for (let next = leaders.get(at); next !== undefined && next !== at; next = leaders.get(at)) at = next;
    return at;
  };
  for (const { from, to } of edges) leaders.set(leader(to), leader(from));
  const found = new Map<string, GraphNode[]>();
  for (const n of nodes) found.set(leader(n.id), [...(found.get(leader(n.id)) ?? []), n]);
  return [...found].map(([id, own]) => ({ nodes: own, edges: edges.filter((e) => leader(e.from) === id), series: names }));
}

/** What the layout says of an edge. */
interface Route {
  readonly points?: readonly Point[];
  readonly x?: number;
  readonly y?: number;
}

function layered({ nodes, edges }: Graph): Picture {
  const g = new LayoutGraph({ multigraph: true });
  g.setGraph({ rankdir: "LR", nodesep: 26, ranksep: 52, edgesep: 16, marginx: margin, marginy: margin });
  const pictures = new Map(nodes.map((n) => [n.id, nodePicture(n)]));
  const loops = loopsOf(edges);
  for (const [id, { width, height }] of pictures) g.setNode(id, { width, height: height + 2 * loopRoom(loops.get(id) ?? []) });
  for (const [i, e] of edges.entries()) {
    if (e.from === e.to) continue;
    const { width, height } = label(e.label, { size: smallSize });
    g.setEdge(e.from, e.to, { width: e.label === "" ? 0 : width, height: e.label === "" ? 0 : height, labelpos: "c" }, String(i));
  }
  layout(g);
  const boxAt = (id: string): Box => ({ ...(g.node(id) as unknown as Point), ...sizeOf(pictures.get(id)) });
  const lines = edges.flatMap((e, i) => {
    if (e.from === e.to) return [];
    const { points = [], ...route } = (g.edge(e.from, e.to, String(i)) ?? {}) as Route;
    const inner = points.slice(1, -1);
    const ends = [onBorder(boxAt(e.from), inner[0] ?? boxAt(e.to)), onBorder(boxAt(e.to), inner.at(-1) ?? boxAt(e.from))] as const;
    return edgeShapes(e, { ...route, points: [ends[0], ...inner, ends[1]] });
  });
  const boxes = [...pictures].flatMap(([id, picture]) => {
    const { x, y } = g.node(id) as unknown as Point;
    const top = y - picture.height / 2;
    const arcs = (loops.get(id) ?? []).flatMap((e, k) => edgeShapes(e, { points: loop({ x, y: top }, k) }));
    return [...arcs, ...moved(picture, x - picture.width / 2, top)];
  });
  return cropped([...lines, ...boxes]);
}

/** A node by its middle and its size. */
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const sizeOf = (picture: Picture | undefined): { readonly width: number; readonly height: number } => ({
  width: picture?.width ?? 0,
  height: picture?.height ?? 0,
});

/** Where the line from the middle of a node towards a point leaves the node: the layout counts the room for loops as part of it. */
function onBorder({ x, y, width, height }: Box, towards: Point): Point {
  const [dx, dy] = [towards.x - x, towards.y - y];
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(dy),
  );
  return Number.isFinite(scale) && scale < 1 ? { x: x + scale * dx, y: y + scale * dy } : { x, y };
}

/** Edges from a node to itself stand on top of it, each higher than the one before; the layout only leaves room for them. */
function loopsOf(edges: readonly GraphEdge[]): ReadonlyMap<string, readonly GraphEdge[]> {
  const loops = new Map<string, GraphEdge[]>();
  for (const e of edges) if (e.from === e.to) loops.set(e.from, [...(loops.get(e.from) ?? []), e]);
  return loops;
}

const loopHeight = (k: number): number => 20 + 9 * k;
const loopRoom = (loops: readonly GraphEdge[]): number => (loops.length === 0 ? 0 : loopHeight(loops.length - 1));

function loop({ x, y }: Point, k: number): readonly Point[] {
  const [foot, reach, height] = [6 + 3 * k, 17 + 6 * k, loopHeight(k)];
  return [
    { x: x - foot, y },
    { x: x - reach, y: y - height },
    { x: x + reach, y: y - height },
    { x: x + foot, y },
  ];
}

/** Loops reach beyond what the layout says of its size. */
function cropped(shapes: readonly Shape[]): Picture {
  const corners = shapes.flatMap(extent);
  const [left, top] = [Math.min(...corners.map((p) => p.x)), Math.min(...corners.map((p) => p.y))];
  const [right, bottom] = [Math.max(...corners.map((p) => p.x)), Math.max(...corners.map((p) => p.y))];
  return {
    width: Math.ceil(right - left + 2 * margin),
    height: Math.ceil(bottom - top + 2 * margin),
    shapes: shapes.map((s) => movedShape(s, margin - left, margin - top)),
  };
}

function extent(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case "rect":
      return [shape, { x: shape.x + shape.width, y: shape.y + shape.height }];
    case "line":
    case "area":
      return shape.points;
    case "circle":
    case "text":
      return [shape];
  }
}

function edgeShapes({ series: i, label: text, isMutual }: GraphEdge, { points = [], x, y }: Route): readonly Shape[] {
  const stroke: Paint = i === null ? "muted" : series(i);
  const dash = i === null ? undefined : dashOf(i);
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (first === undefined || second === undefined || last === undefined || before === undefined) return [];
  const line: Shape = { kind: "line", points, isCurved: true, stroke, width: 1.6, ...(dash === undefined ? {} : { dash }) };
  const written: readonly Shape[] =
    text === "" || x === undefined || y === undefined
      ? []
      : [{ kind: "text", x, y: y + 4, text, size: smallSize, paint: "muted", anchor: "middle", isBold: false }];
  return [line, arrowHead(before, last, stroke), ...(isMutual ? [arrowHead(second, first, stroke)] : []), ...written];
}

/** Each relation's line with its name. */
function legend(names: readonly string[]): Picture {
  const rows = names.map((name, i) => {
    const line = straight({ x: 0, y: 9 }, { x: 26, y: 9 }, series(i), 1.6, dashOf(i));
    const sample: Picture = { width: 32, height: 18, shapes: [line, arrowHead({ x: 0, y: 9 }, { x: 32, y: 9 }, series(i))] };
    return beside([sample, label(name, { paint: series(i), isBold: true })], 8, "middle");
  });
  return beside(rows, 22);
}
