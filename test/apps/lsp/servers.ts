/** Servers for tests, and texts for them. */
import { afterEach } from "vitest";
import { Client } from "./client.ts";

/** Starts servers for one test at a time: they end with it. */
export function servers() {
  const open: Client[] = [];
  afterEach(() => {
    for (const client of open.splice(0)) client.kill();
  });
  const add = (client: Client): Client => {
    open.push(client);
    return client;
  };
  const start = async (options: Readonly<Record<string, unknown>> = {}): Promise<Client> => {
    const client = add(new Client());
    await client.begin({ options });
    return client;
  };
  return { add, start };
}

/** The text of a theory. */
export const theory = (name: string, commands: string, imports = "Main"): string =>
  `theory ${name} imports ${imports} begin\n${commands}\nend\n`;
