export type { InputSource, ProblemKind, ReadProblem } from "./input.ts";
export { inputLanguage, readProblem } from "./languages.ts";
