/** Where what can be made again is kept for later runs. */
import { homedir } from "node:os";
import { join } from "node:path";

/** The variable by which the first process tells workers that nothing is to be kept or used. */
const noCacheVariable = "HOLLOW_NO_CACHE";

/** Nothing is kept, and nothing that was kept is used, by this process and those that it starts. */
export function switchCacheOff(): void {
  process.env[noCacheVariable] = "1";
}

export function isCacheOff(): boolean {
  return Boolean(process.env[noCacheVariable]);
}

/** The user's folder for what can be made again: `HOLLOW_CACHE`, or the system's custom. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>> = process.env, platform = process.platform): string {
  if (env["HOLLOW_CACHE"]) return env["HOLLOW_CACHE"];
  if (env["XDG_CACHE_HOME"]) return join(env["XDG_CACHE_HOME"], "hollow");
  if (platform === "win32" && env["LOCALAPPDATA"]) return join(env["LOCALAPPDATA"], "hollow", "Cache");
  return platform === "darwin" ? join(homedir(), "Library", "Caches", "hollow") : join(homedir(), ".cache", "hollow");
}
