/** Who may ask: bearer tokens where there are some, and no pages of other sites. */
import { createHash, timingSafeEqual } from "node:crypto";
import { Refusal } from "./refusal.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const loopback: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

export const isLoopback = (host: string): boolean => loopback.has(host) || host === "::1";

export class Access {
  private readonly tokens: readonly Buffer[];
  private readonly isLocal: boolean;

  /** `host`: what the server listens on. */
  constructor(tokens: readonly string[], host: string) {
    this.tokens = tokens.map(digest);
    this.isLocal = isLoopback(host);
  }

  /** Throws a refusal. */
  require(headers: Headers): void {
    this.requireSite(headers);
    if (this.tokens.length === 0) return;
    const [, token] = /^Bearer +(\S+)\s*$/i.exec(headers.get("authorization") ?? "") ?? [];
    const given = digest(token ?? "");
    // All are compared, in the same time whatever is given.
    const isKnown = this.tokens.map((known) => timingSafeEqual(known, given)).includes(true);
    if (token === undefined || !isKnown)
      throw new Refusal(401, "unauthorized", "a bearer token is needed", { "www-authenticate": "Bearer" });
  }

  /** A page may have its own name lead to this machine; a server for this machine alone answers to its own names only. */
  private requireSite(headers: Headers): void {
    const origin = headers.get("origin");
    const name = (headers.get("host") ?? "").replace(/:\d+$/, "");
    const isStrange = this.isLocal && !loopback.has(name);
    const isForeign = origin !== null && !loopback.has(originHost(origin)) && originHost(origin) !== name;
    if (isStrange || isForeign) throw new Refusal(403, "forbidden", "requests of other sites are not answered");
  }
}

function originHost(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : origin;
}
