/** The database of campaigns: connections that outlive restarts of the server, and transactions. */
import { randomUUID } from "node:crypto";
import pg from "pg";

/** What statements are sent through; pg-boss takes it, too, so that its changes are part of our transactions. */
export interface DatabaseSession {
  // biome-ignore lint/suspicious/noExplicitAny: rows are what the statement says.
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: any[]; rowCount: number | null }>;
}

/** How long to wait for a database that is gone, and for one that was never there, in milliseconds, and between two attempts. */
const patience = 5 * 60_000;
const firstPatience = 5_000;
const pause = 250;

/** Errors after which it is worth trying again: the connection is gone, or the server is starting or ending. */
const passing: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOENT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08003",
  "08006",
  "40001",
  "40P01",
]);

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: string };
  if (code !== undefined && passing.has(code)) return true;
  return /Connection terminated|connection timeout|timeout exceeded|Query read timeout|Client has encountered a connection error|not queryable/i.test(
    error.message,
  );
}

export class Database {
  private readonly pool: pg.Pool;
  private isClosed = false;
  private wasThere = false;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 4,
      // Tells those who use the database apart.
      application_name: `hollow campaign ${randomUUID()}`,
      connectionTimeoutMillis: 5_000,
      // A server that is gone without a word is noticed by this.
      query_timeout: 20_000,
      keepAlive: true,
      idleTimeoutMillis: 10_000,
    });
    // A connection that breaks while nobody uses it is replaced when it is needed.
    this.pool.on("error", () => undefined);
  }

  /** Statements by themselves. */
  get session(): DatabaseSession {
    return { executeSql: (text, values) => this.lasting(() => this.pool.query(text, values as unknown[] | undefined)) };
  }

  /** All or nothing. `carryOut` may be called again when the connection breaks, also after it has taken effect. */
  transaction<T>(carryOut: (session: DatabaseSession) => Promise<T>): Promise<T> {
    return this.lasting(async () => {
      const client = await this.pool.connect();
      let error: Error | undefined;
      const broken = (e: Error): void => {
        error = e;
      };
      client.on("error", broken);
      try {
        await client.query("BEGIN");
        const result = await carryOut({ executeSql: (text, values) => client.query(text, values as unknown[] | undefined) });
        await client.query("COMMIT");
        return result;
      } catch (e) {
        error = e instanceof Error ? e : new Error(String(e));
        await client.query("ROLLBACK").catch(() => undefined);
        throw e;
      } finally {
        client.off("error", broken);
        client.release(error);
      }
    });
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.pool.end();
  }

  private async lasting<T>(attempt: () => Promise<T>): Promise<T> {
    for (const since = Date.now(); ; ) {
      try {
        const result = await attempt();
        this.wasThere = true;
        return result;
      } catch (error) {
        const most = this.wasThere ? patience : firstPatience;
        if (!isPassing(error) || this.isClosed || Date.now() - since > most) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}
