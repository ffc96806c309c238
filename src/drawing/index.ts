/** Counterexamples as pictures: model → panels → picture → SVG, DOT, JSON. */
import type { ModelData } from "../refute/index.ts";
import { type Choices, drawModel } from "./draw.ts";
import { type SvgOptions, toSvg } from "./svg.ts";

export { barChart } from "./chart.ts";
export { toDot } from "./dot.ts";
export { drawModel, drawPanel } from "./draw.ts";
export { shortened } from "./labels.ts";
export { countNodes, type Panel, panelsOf, type View, viewNames } from "./panels.ts";
export { toSvg } from "./svg.ts";
export type { ThemeName } from "./theme.ts";

/** A model as SVG text. */
export function modelSvg(model: ModelData, options: SvgOptions & { readonly choices?: Choices } = {}): string {
  return toSvg(drawModel(model, options.choices), options);
}
