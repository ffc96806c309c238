/** A PostgreSQL for a test: a port and a folder of its own. */
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPrograms } from "../../../src/apps/campaign/store/own-server.ts";

const isRoot = process.getuid?.() === 0;
const programs = findPrograms();

/** Why there is none here; null where there is one. */
export const noPostgres: string | null =
  programs === null
    ? "PostgreSQL is not installed"
    : isRoot && spawnSync("id", ["-u", "postgres"]).status !== 0
      ? "PostgreSQL does not run as root, and there is no user postgres"
      : null;

function run(program: string, ...args: string[]): void {
  const whole = join(programs ?? "", program);
  const result = isRoot
    ? spawnSync("runuser", ["-u", "postgres", "--", whole, ...args], { encoding: "utf8", cwd: "/", stdio: ["ignore", "ignore", "pipe"] })
    : spawnSync(whole, args, { encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
  if (result.status !== 0) throw new Error(`${program}: ${result.stderr}`);
}

export interface TestDatabase {
  readonly url: string;
  readonly port: number;
  readonly restart: () => void;
  readonly stop: () => void;
}

/** A port that nobody uses at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Somebody else may take a port before we do: then there are others. */
async function startOnFreePort(begin: (port: number) => void): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    try {
      begin(port);
      return port;
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

export async function startPostgres(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "hollow-pg-"));
  chmodSync(folder, 0o755);
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) {
    const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
    chownSync(data, id("-u"), id("-g"));
  }
  run("initdb", "-D", data, "-U", "hollow", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
  const control = (...args: string[]) => run("pg_ctl", "-D", data, "-w", "-t", "120", "-l", join(data, "log"), ...args);
  const port = await startOnFreePort((at) =>
    control("-o", `-p ${at} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`, "start"),
  );
  return {
    url: `postgres://hollow@127.0.0.1:${port}/postgres`,
    port,
    restart: () => control("-m", "immediate", "restart"),
    stop: () => {
      control("-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A network that can be cut: connections lead to a port as long as it is whole. */
export class Cable {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private readonly server: Server;

  private constructor(port: number) {
    this.server = createServer((near) => {
      if (this.isCut) return void near.destroy();
      const far = dial(port, "127.0.0.1");
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket
          .on("error", () => undefined)
          .on("close", () => {
            this.sockets.delete(socket);
            near.destroy();
            far.destroy();
          });
      }
      near.pipe(far);
      far.pipe(near);
    });
  }

  static async to(port: number): Promise<{ readonly cable: Cable; readonly url: string }> {
    const cable = new Cable(port);
    await new Promise<void>((resolve) => cable.server.listen(0, "127.0.0.1", resolve));
    const { port: own } = cable.server.address() as { port: number };
    return { cable, url: `postgres://hollow@127.0.0.1:${own}/postgres` };
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
