export { Fraction, undecidedReasons } from "./environment.ts";
