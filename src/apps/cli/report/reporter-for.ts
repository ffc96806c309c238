import { jsonReporter } from "./json-reporter.ts";
import type { Reporter } from "./reporter.ts";
import { textReporter } from "./text-reporter.ts";

/** The reporter that the user asked for. */
export const reporterFor = (isJson: boolean, print: (line: string) => void): Reporter =>
  isJson ? jsonReporter(print) : textReporter(print);
