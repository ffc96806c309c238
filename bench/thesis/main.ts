/** The tables of the thesis measured on this program. Needs a build. `HOLLOW_BENCH_TABLES=many,protocols` runs only those. */
import { dataStructures, protocols } from "./case-studies.ts";
import { density, validation } from "./conditional.ts";
import { many } from "./many.ts";
import { control, mutation } from "./mutation.ts";

const tables: Readonly<Record<string, () => void | Promise<void>>> = {
  density,
  validation,
  many,
  mutation,
  control,
  dataStructures,
  protocols,
};

export async function run(): Promise<void> {
  const wanted = process.env.HOLLOW_BENCH_TABLES?.split(",") ?? Object.keys(tables);
  for (const name of wanted) {
    const table = tables[name];
    if (table === undefined) throw new Error(`no table ${name}; there are: ${Object.keys(tables).join(", ")}`);
    await table();
  }
}
