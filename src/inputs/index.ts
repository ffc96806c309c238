export { type InputSource, notAllRead, problemName } from "./input.ts";
export { inputLanguage, readProblem } from "./languages.ts";
export { printName as tptpName } from "./tptp/print.ts";
