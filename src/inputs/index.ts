export type { InputSource, ProblemKind, ReadProblem } from "./input.ts";
export { inputEndings, inputLanguage, readProblem } from "./languages.ts";
