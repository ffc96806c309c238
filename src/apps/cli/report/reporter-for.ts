import { jsonReporter } from "./json-reporter.ts";
import { junitReporter } from "./junit-reporter.ts";
import type { Format, Reporter } from "./reporter.ts";
import { textReporter } from "./text-reporter.ts";

const reporters: Readonly<Record<Format, (print: (line: string) => void) => Reporter>> = {
  text: textReporter,
  json: jsonReporter,
  junit: junitReporter,
};

/** The reporter that the user asked for. */
export const reporterFor = (format: Format, print: (line: string) => void): Reporter => reporters[format](print);
