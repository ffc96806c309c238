export { baseName } from "./base-name.ts";
export { Budget, type Clock } from "./budget.ts";
export { Bug, check, present, unreachable } from "./bug.ts";
export type { Diagnostic, Severity } from "./diagnostic.ts";
export { LayeredMap } from "./layered-map.ts";
export { editDistance, nearNames } from "./near-names.ts";
export { cover, LineMap, noSpan, type Span } from "./span.ts";
export { textKey } from "./text-hash.ts";
export { xmlText } from "./xml-text.ts";
