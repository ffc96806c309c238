export { type InputSource, notAllRead, problemName } from "./input.ts";
export { inputLanguage, readProblem, seemingLanguage } from "./languages.ts";
export { printName as tptpName } from "./tptp/print.ts";
