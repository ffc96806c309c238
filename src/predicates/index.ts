export { inferModes } from "./infer-modes.ts";
export { Planner } from "./planner.ts";
export { showTheoryClauses, showTheoryModes } from "./show-theory.ts";
export { ClauseStore } from "./store.ts";
export { unfoldDefinition } from "./unfold.ts";
