import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

/** Collects sections, prints each as it comes, and keeps `bench/RESULTS.md` up to date. */
export class Results {
  private readonly sections: string[] = [];
  private readonly path = join(import.meta.dirname, "../RESULTS.md");

  add(title: string, lines: readonly string[]): void {
    const text = [`## ${title}`, "", ...lines].join("\n");
    this.sections.push(text);
    console.log(`\n${text}`);
    writeFileSync(this.path, `${[this.head(), ...this.sections].join("\n\n")}\n`);
  }

  private head(): string {
    const [processor] = cpus();
    const machine = `${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, Node ${process.version}`;
    const when = new Date().toISOString().slice(0, 10);
    return `# Results\n\nThe tables of Bulwahn's thesis measured on this program by \`npm run bench -- thesis\`, ${when}, ${machine}.\nTimes are of the clock on a machine that had other work to do.`;
  }
}

/** Seconds given to an engine on one statement; `HOLLOW_BENCH_SECONDS`, otherwise as given. */
export function limit(otherwise: number): number {
  const given = Number(process.env.HOLLOW_BENCH_SECONDS ?? "");
  return given > 0 ? given : otherwise;
}
