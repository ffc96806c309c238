/** `npm run bench [-- NAME… [OPTIONS]]`: all benchmarks, or those named. What follows the first option is theirs. Each prints its own table; one that misses its aim does not stop the others. */
import { existsSync, readdirSync } from "node:fs";

const here = new URL(".", import.meta.url);
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/main.ts`, here)))
  .map((entry) => entry.name);
const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith("-"));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
for (const name of wanted.length === 0 ? names : wanted) {
  if (!names.includes(name)) {
    console.log(`no benchmark ${name}; there are: ${names.join(", ")}`);
    process.exitCode = 2;
    continue;
  }
  console.log(`\n== ${name}`);
  try {
    const { run } = (await import(`./${name}/main.ts`)) as { run: (options: readonly string[]) => Promise<void> };
    await run(options);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
