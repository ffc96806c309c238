/** How requests come in: let in, read, carried out in their time as long as somebody waits for the answer. */
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Admission } from "../service/admission.ts";
import { within } from "../service/deadline.ts";
import { defaultDeadline } from "../service/limits.ts";
import type { Asking } from "../service/service.ts";
import type { Bodies } from "./body.ts";
import { Refusal } from "./refusal.ts";

export type Env = { Bindings: HttpBindings };
type Timed = { readonly deadline?: number | undefined };

export interface EntranceParts {
  readonly admission: Admission;
  readonly bodies: Bodies;
  /** Milliseconds that a request may ask for at most. */
  readonly longest: number;
  /** Aborted when the time after which the server stops is over. */
  readonly stopping: AbortSignal;
  readonly isStopping: () => boolean;
}

/** A request that has been let in and read. */
interface Admitted<T> {
  readonly request: T;
  /** To be called at its end. */
  readonly leave: () => void;
  readonly inTime: <A>(carryOut: (asking: Asking) => Promise<A>) => Promise<A>;
}

export class Entrance {
  private readonly parts: EntranceParts;

  constructor(parts: EntranceParts) {
    this.parts = parts;
  }

  /** Throws a refusal. */
  async admit<T extends Timed>({ req }: Pick<Context<Env>, "req">, read: (body: unknown) => T | string): Promise<Admitted<T>> {
    const { admission, bodies, longest, stopping, isStopping } = this.parts;
    if (isStopping()) throw new Refusal(503, "stopping", "the server is stopping", { "retry-after": "5" });
    if (admission.refuses()) throw this.busy();
    // Who sends slowly takes no place from others.
    const request = read(await bodies.readJson(req.raw));
    if (typeof request === "string") throw new Refusal(400, "malformed", request);
    const leave = admission.enter();
    if (leave === null) throw this.busy();
    const milliseconds = Math.min(longest, request.deadline ?? defaultDeadline);
    // Whoever no longer waits for the answer ends the search.
    return { request, leave, inTime: (carryOut) => within(milliseconds, [req.raw.signal, stopping], carryOut) };
  }

  private busy(): Refusal {
    const { admission } = this.parts;
    return new Refusal(429, "busy", `${admission.most} requests are under way`, { "retry-after": String(admission.retryAfter) });
  }

  /** A request with one answer. */
  async answered<T extends Timed>(
    c: Context<Env>,
    read: (body: unknown) => T | string,
    carryOut: (request: T, asking: Asking) => Promise<object>,
  ): Promise<Response> {
    const { request, leave, inTime } = await this.admit(c, read);
    try {
      return Response.json(await inTime((asking) => carryOut(request, asking)));
    } finally {
      leave();
    }
  }
}
