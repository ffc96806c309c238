/** The tables of the thesis measured on this program. Needs a build. */
import { dataStructures, protocols } from "./case-studies.ts";
import { density, validation } from "./conditional.ts";
import { many } from "./many.ts";
import { control, mutation } from "./mutation.ts";
import { Results } from "./results.ts";

export async function run(): Promise<void> {
  const results = new Results();
  density(results);
  await validation(results);
  many(results);
  mutation(results);
  control(results);
  dataStructures(results);
  protocols(results);
}
