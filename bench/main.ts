/** `npm run bench [-- NAME…]`: all benchmarks, or those named. Each prints its own table; one that misses its aim does not stop the others. */
import { existsSync, readdirSync } from "node:fs";

const here = new URL(".", import.meta.url);
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/main.ts`, here)))
  .map((entry) => entry.name);
const wanted = process.argv.slice(2);
for (const name of wanted.length === 0 ? names : wanted) {
  if (!names.includes(name)) {
    console.log(`no benchmark ${name}; there are: ${names.join(", ")}`);
    process.exitCode = 2;
    continue;
  }
  console.log(`\n== ${name}`);
  try {
    const { run } = (await import(`./${name}/main.ts`)) as { run: () => Promise<void> };
    await run();
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
