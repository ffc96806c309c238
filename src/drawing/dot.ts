/** Models in Graphviz's language. */
import type { ModelData } from "../refute/index.ts";
import { graphOf } from "./draw.ts";
import type { Graph } from "./graph.ts";
import { possible } from "./labels.ts";
import { carriersOf } from "./model-parts.ts";
import { panelsOf } from "./panels.ts";
import { seriesCount } from "./picture.ts";
import { themes } from "./theme.ts";
import { valueText } from "./value-text.ts";

/** A cluster for each panel: its graph, or its values as text. */
export function toDot(model: ModelData): string {
  const carriers = carriersOf(model.cards);
  const clusters = panelsOf(model).map((panel, i) => {
    const graph = graphOf(panel, carriers);
    const words = panel.entries.map((e) => `${e.name} = ${valueText(e.value)}`).join("\n");
    const body = graph === null ? [`  ${quoted(`${i}`)} [shape=plaintext, label=${quoted(words)}];`] : graphLines(graph, i);
    return [`  subgraph ${quoted(`cluster_${i}`)} {`, `    label=${quoted(panel.title)};`, ...body.map((line) => `  ${line}`), "  }"].join(
      "\n",
    );
  });
  return [
    "digraph counterexample {",
    "  rankdir=LR;",
    '  node [shape=box, style=rounded, fontname="monospace"];',
    ...clusters,
    "}",
    "",
  ].join("\n");
}

function graphLines({ nodes, edges, series }: Graph, cluster: number): readonly string[] {
  const id = (name: string): string => quoted(`${cluster} ${name}`);
  const colors = Object.values(themes.light).slice(-2 * seriesCount, -seriesCount);
  return [
    ...nodes.map((n) => `  ${id(n.id)} [label=${quoted([n.label, ...n.marks].join("\n"))}];`),
    ...edges.map((e) => {
      const name = e.series === null ? e.label : (series[e.series] ?? e.label);
      const color = e.series === null || series.length === 0 ? [] : [`color=${quoted(colors[e.series % seriesCount] ?? "black")}`];
      const attributes = [...(name === "" ? [] : [`label=${quoted(name)}`]), ...color, ...(e.isMutual ? ["dir=both"] : [])];
      return `  ${id(e.from)} -> ${id(e.to)}${attributes.length === 0 ? "" : ` [${attributes.join(", ")}]`};`;
    }),
  ];
}

/** Lower letters as they are in Unicode, where it has them. */
const plainScripts = (text: string): string =>
  text.replaceAll(/⇩(\d)/g, (_, d: string) => String.fromCharCode(0x2080 + Number(d))).replaceAll(/[⇩⇧]/g, "");

const quoted = (text: string): string =>
  `"${plainScripts(possible(text)).replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
