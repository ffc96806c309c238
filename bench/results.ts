import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

const path = new URL("RESULTS.md", import.meta.url);
const head =
  "# Results\n\nWritten by `npm run bench`: each section is replaced when its benchmark runs. Times are of the clock where nothing else is said.";

/** Prints a section and puts it into `bench/RESULTS.md`, in place of the one with the same title. */
export function addSection(title: string, lines: readonly string[]): void {
  const text = [`## ${title}`, "", ...lines, "", `Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}.`].join("\n");
  console.log(`\n${text}`);
  const sections = readSections();
  const place = sections.findIndex((section) => section.startsWith(`## ${title}\n`));
  if (place < 0) sections.push(text);
  else sections[place] = text;
  writeFileSync(path, `${[head, ...sections].join("\n\n")}\n`);
}

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.version}`;
}

function readSections(): string[] {
  if (!existsSync(path)) return [];
  const [, ...sections] = readFileSync(path, "utf8").split(/^(?=## )/m);
  return sections.map((section) => section.trimEnd());
}
