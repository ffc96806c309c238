export type { InputSource } from "./input.ts";
export { inputLanguage, readProblem } from "./languages.ts";
