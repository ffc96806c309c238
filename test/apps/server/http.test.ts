/** The real server, asked over HTTP: every answer is what the schemas say, and every mistake is told. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonSchemas, openApi } from "../../../src/apps/server/http/openapi.ts";
import { post, startServer, type TestServer } from "./running-server.ts";

const ajv = new Ajv.default({ strict: false, allErrors: true });
ajv.addSchema(JSON.parse(readFileSync("docs/api/schema.json", "utf8")), "api");

function expectSchema(name: string, value: unknown): void {
  const validate = ajv.getSchema(`api#/$defs/${name}`);
  if (validate === undefined) throw new Error(`no schema ${name}`);
  expect(validate(value) ? [] : validate.errors).toEqual([]);
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer("--workers", "2");
});
afterAll(() => server.stop());

const check = async (body: unknown, init?: RequestInit) => {
  const answered = await post(server.url, "/v1/check", body, init);
  expectSchema(answered.status === 200 ? "CheckAnswer" : "Error", answered.body);
  return answered;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/v1/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]);
}

/** Waits until so many questions are with workers; where one of them is given, at most until it has its answer. */
async function untilRunning(url: string, count: number, asked: Promise<unknown> | null = null): Promise<void> {
  let isAnswered = false;
  const note = (): void => {
    isAnswered = true;
  };
  asked?.then(note, note);
  while (!isAnswered && (await metric(url, "hollow_questions_running")) !== count) await pause(20);
}

/** Takes whatever time it gets: it holds, and there are a billion tests. */
const slowGoal = { goal: { shows: "x + y + z = z + y + (x :: nat)" }, strategy: "exhaustive", size: 1000, timeout: 60 };

describe("what docs/api says", () => {
  it("is what the schemas are", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    const written = (name: string): unknown => JSON.parse(readFileSync(`docs/api/${name}.json`, "utf8"));
    expect(written("schema")).toEqual(JSON.parse(JSON.stringify(jsonSchemas())));
    expect(written("openapi")).toEqual(JSON.parse(JSON.stringify(openApi(version))));
  });

  it("is what the server says", async () => {
    const response = await fetch(`${server.url}/v1/openapi.json`);
    expect(await response.json()).toEqual(JSON.parse(readFileSync("docs/api/openapi.json", "utf8")));
  });
});

describe("a goal", () => {
  it("that is false gets a counterexample as data", async () => {
    const goal = { fixes: ["xs :: nat list"], assumes: ["xs ≠ []"], shows: "rev xs = xs" };
    const { body } = await check({ goal });
    const { outcome, szs, rechecked, claim, model, replay, evaluated } = body.answer;
    expect([outcome, szs, rechecked]).toEqual(["genuine", "CounterSatisfiable", true]);
    expect(claim).toEqual({ premises: ["xs ≠ []"], conclusion: "rev xs = xs" });
    expect(model.variables[0]).toMatchObject({ name: "xs", type: "nat list", value: { kind: "list" } });
    expect(Object.keys(evaluated)).toEqual(["rev xs"]);
    const again = await check({ goal, values: replay });
    expect([again.body.answer.outcome, again.body.answer.coverage[0].tests]).toEqual(["genuine", 1]);
  });

  it("that holds gets what was covered", async () => {
    const { body } = await check({ goal: { shows: "rev (rev xs) = (xs :: nat list)" }, strategy: "exhaustive", size: 4 });
    expect(body.answer).toMatchObject({ outcome: "none", szs: "GaveUp", model: null, claim: null, replay: null });
    expect(body.answer.coverage).toMatchObject([{ engine: "exhaustive", completed: [{ size: 4 }] }]);
  });

  it("stands in the context of its header", async () => {
    const header = 'theory T imports Main begin\ndatatype t = A | B t\nfun d :: "t ⇒ nat" where "d A = 0" | "d (B x) = Suc (d x)"';
    const first = await check({ header, goal: { shows: "d x < 2" } });
    const second = await check({ header, goal: { shows: ["d A = 0", "d (B x) < 3"] } });
    expect(first.body.answer.assignment).toEqual({ x: "B (B A)" });
    expect(second.body.answer).toMatchObject({ claim: { conclusion: "d (B x) < 3" } });
    expect(first.body.context.hash).toBe(second.body.context.hash);
    const model = first.body.answer.model.variables[0].value;
    expect(model).toMatchObject({ kind: "constructor", name: "B", args: [{ name: "B", args: [{ name: "A", args: [] }] }] });
  });

  it("that cannot be read gets the place of the mistake", async () => {
    const { body } = await check({ goal: { assumes: ["True"], shows: "rev xs = = xs" } });
    expect([body.answer.outcome, body.answer.szs]).toEqual(["error", "InputError"]);
    expect(body.problems).toMatchObject([{ part: "shows", line: 1, column: 10 }]);
  });

  it("cannot leave its quotation marks", async () => {
    const smuggled = await check({ goal: { shows: 'True" oops lemma "False' } });
    expect(smuggled.body.answer.outcome).toBe("error");
    const open = await check({ goal: { shows: 'True› oops lemma "False' } });
    expect(open.body).toMatchObject({ answer: { outcome: "error" }, problems: [{ part: "goal" }] });
    const name = await check({ goal: { fixes: ["x shows False oops"], shows: "True" } });
    expect(name.body.problems[0].message).toContain("is no name of a variable");
  });
});

describe("a theory", () => {
  it("gets an answer for each statement and command", async () => {
    const theory = 'theory T imports Main begin\nlemma a: "x = (y :: nat)" oops\nlemma b: "x = x" by simp\nvalue "2 + 2 :: nat"\nend';
    const { body } = await check({ theory });
    expect(body.answers.map((a: { lemma: string; outcome: string; line: number }) => [a.lemma, a.outcome, a.line])).toEqual([
      ["a", "genuine", 2],
      ["b", "none", 3],
      [null, "value", 4],
    ]);
    expect(body.complete).toBe(true);
  });

  it("imports from the library alone", async () => {
    const { body } = await check({ theory: 'theory T imports Main "/etc/hostname" "../../package" begin end' });
    const missing = body.problems.filter((p: { code: string }) => p.code === "E0120").map((p: { message: string }) => p.message);
    expect(missing).toHaveLength(2);
    const other = await check({ theory: 'theory T imports Main "/nowhere/at/all" begin end' });
    const shape = (text: string) => text.replaceAll(/"[^"]*"|\/\S+/g, "…");
    // Nothing tells a file that is there from one that is not.
    expect(shape(missing[0])).toBe(shape(other.body.problems[0].message));
  });

  it("imports from folders that are allowed, too, by their paths, but not through links that lead out of them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hollow-allowed-"));
    mkdirSync(join(folder, "open"));
    const theory = (name: string, n: number) => `theory ${name} imports Main begin definition "number = (${n} :: nat)" end`;
    writeFileSync(join(folder, "Secret.thy"), theory("Secret", 42));
    writeFileSync(join(folder, "open", "Open.thy"), theory("Open", 7));
    symlinkSync(join(folder, "Secret.thy"), join(folder, "open", "Link.thy"));
    const own = await startServer("--workers", "1", "--allow", join(folder, "open"));
    const valueBy = async (path: string) => {
      const header = `theory T imports Main "${join(folder, path)}" begin`;
      const { body } = await post(own.url, "/v1/evaluate", { header, term: "number" });
      return [body.outcome, body.value];
    };
    expect(await valueBy("open/Open")).toEqual(["value", "7"]);
    for (const path of ["Secret", "open/../Secret", "open/Link"]) expect(await valueBy(path)).toEqual(["error", null]);
    await own.stop();
  });

  it("is told its problems with their places", async () => {
    const { body } = await check({ theory: 'theory T imports Main begin\nlemma "x = = y" oops\nend' });
    expect(body.problems).toMatchObject([{ severity: "error", part: "theory", line: 2 }]);
  });
});

describe("other questions", () => {
  it("evaluate a term", async () => {
    const { body } = await post(server.url, "/v1/evaluate", { term: "rev [1, 2, 3 :: nat]" });
    expectSchema("EvaluateAnswer", body);
    expect([body.outcome, body.value, body.type]).toEqual(["value", "[3, 2, 1]", "nat list"]);
    const bad = await post(server.url, "/v1/evaluate", { term: "rev [1," });
    expectSchema("EvaluateAnswer", bad.body);
    expect(bad.body).toMatchObject({ outcome: "error", problems: [{ part: "term" }] });
  });

  it("find assumptions that are not needed", async () => {
    const goal = { assumes: ["xs ≠ []", "ys ≠ []"], shows: "length (tl xs) < length (xs :: nat list)" };
    const { body } = await post(server.url, "/v1/unused", { goal });
    expectSchema("UnusedAnswer", body);
    expect(body).toMatchObject({ outcome: "answered", unused: [[2]], needed: [{ without: [1] }] });
  });

  it("find equations", async () => {
    const { body } = await post(server.url, "/v1/conjecture", { about: ["rev"], size: 3 });
    expectSchema("ConjectureAnswer", body);
    expect(body.equations).toContainEqual({ left: "rev (rev xs)", right: "xs", class: "xs" });
    const bad = await post(server.url, "/v1/conjecture", { about: ["rve"] });
    expectSchema("ConjectureAnswer", bad.body);
    expect(bad.body.outcome).toBe("error");
  });
});

describe("a batch", () => {
  it("answers each item once, in lines, and ends with a count", async () => {
    const items = Array.from({ length: 20 }, (_, i) => ({
      id: i,
      goal: { shows: i % 2 === 0 ? "x = (y :: nat)" : "x = (x :: nat)" },
      size: 3,
    }));
    const { status, headers, body } = await post(server.url, "/v1/batch", { items });
    expect([status, headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
    const lines = body
      .trim()
      .split("\n")
      .map((line: string) => JSON.parse(line));
    for (const line of lines) expectSchema("BatchLine", line);
    expect(lines.pop()).toEqual({ kind: "end", items: 20, answered: 20, reason: null });
    const outcomes = new Map(lines.map((line: { id: number; answer: { outcome: string } }) => [line.id, line.answer.outcome]));
    expect(items.map(({ id }) => outcomes.get(id))).toEqual(items.map(({ id }) => (id % 2 === 0 ? "genuine" : "none")));
  });

  it("tries what refutes one goal on the others first, unless told otherwise", async () => {
    const own = await startServer("--workers", "1");
    const shows = ["rev xs = xs", "xs @ xs = xs", "tl xs = xs", "rev (rev xs) = xs"];
    const items = shows.map((claim, id) => ({
      id,
      goal: { fixes: ["xs :: nat list"], shows: claim },
      strategy: "exhaustive",
      size: 4,
      timeout: 60,
    }));
    const ask = async (share?: boolean) => {
      const { body } = await post(own.url, "/v1/batch", { items, deadline: 120_000, ...(share === undefined ? {} : { share }) });
      const lines: { id: number; answer: { outcome: string; tester: string; rechecked: boolean; replay: string[] | null } }[] = body
        .trim()
        .split("\n")
        .slice(0, -1)
        .map((line: string) => JSON.parse(line));
      for (const line of lines) expectSchema("BatchLine", line);
      return lines.map(({ answer }) => [answer.outcome, answer.tester, answer.rechecked, answer.replay !== null]);
    };
    const alone = ["genuine", "exhaustive", true, true];
    const shared = ["genuine", "shared", true, true];
    const none = ["none", "exhaustive", false, false];
    expect(await ask()).toEqual([alone, shared, shared, none]);
    expect(await ask(false)).toEqual([alone, alone, alone, none]);
    await own.stop();
  });

  it("says of each item that there was no time for it", async () => {
    const items = Array.from({ length: 6 }, (_, i) => ({ id: `g${i}`, ...slowGoal }));
    const { body } = await post(server.url, "/v1/batch", { deadline: 1, items });
    const lines = body
      .trim()
      .split("\n")
      .map((line: string) => JSON.parse(line));
    for (const line of lines) expectSchema("BatchLine", line);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toMatchObject({ kind: "end", items: 6, reason: "the time of the request was over" });
  });
});

describe("a request that is not carried out", () => {
  it("is told why", async () => {
    const cases: readonly (readonly [unknown, RequestInit, number, string])[] = [
      ["{", {}, 400, "malformed"],
      [{ goal: { shows: "True" }, colour: 1 }, {}, 400, "malformed"],
      [{ goal: { shows: 3 } }, {}, 400, "malformed"],
      [{}, {}, 400, "malformed"],
      [{ goal: { shows: "True" } }, { headers: { "content-type": "text/plain" } }, 415, "malformed"],
      [{ goal: { shows: "True" } }, { headers: { origin: "https://elsewhere.example" } }, 403, "forbidden"],
      [{ goal: { shows: "x".repeat(2_000_000) } }, {}, 413, "too_large"],
    ];
    for (const [body, init, status, code] of cases) {
      const answered = await check(body, init);
      expect([answered.status, answered.body.error.code]).toEqual([status, code]);
    }
    expect((await fetch(`${server.url}/v2`)).status).toBe(404);
  });

  it("is not answered under another name for this machine", async () => {
    const status = await new Promise((resolve) => {
      const { port } = new URL(server.url);
      rawRequest({ port, path: "/v1/metrics", headers: { host: "rebound.example" } }, (r) => resolve(r.statusCode)).end();
    });
    expect(status).toBe(403);
  });

  it("needs a token where there are some", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "hollow-tokens-")), "tokens");
    writeFileSync(file, "# ours\ncorrect-horse-battery\n");
    const closed = await startServer("--workers", "1", "--tokens", file);
    const ask = (headers: Record<string, string>) => post(closed.url, "/v1/evaluate", { term: "1 :: nat" }, { headers });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: "Bearer correct-horse-batterz" })).status).toBe(401);
    expect((await ask({ authorization: "Bearer correct-horse-battery" })).body.value).toBe("1");
    expect((await fetch(`${closed.url}/v1/health`)).status).toBe(200);
    expect((await fetch(`${closed.url}/v1/metrics`)).status).toBe(401);
    await closed.stop();
  });
});

describe("time", () => {
  it("is kept by the deadline, whatever the search does", async () => {
    const { body } = await check({ ...slowGoal, deadline: 500 });
    expect(body.answer.outcome).toBe("unknown");
  });

  it("of a client that goes away is not used", async () => {
    const control = new AbortController();
    const asked = check({ ...slowGoal, deadline: 60_000 }, { signal: control.signal });
    await untilRunning(server.url, 1, asked);
    control.abort();
    await expect(asked).rejects.toThrow();
    await untilRunning(server.url, 0);
  });
});

describe("a body that does not come to its end", () => {
  const begun = (url: string): Socket => {
    const { port, host } = new URL(url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(`POST /v1/check HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`);
    return socket;
  };
  const untilArriving = async (url: string, count: number): Promise<void> => {
    while ((await metric(url, "hollow_requests_arriving")) !== count) await pause(20);
  };

  it("takes no place from others, and is no error of ours", async () => {
    const own = await startServer("--workers", "1", "--queue", "2");
    const slow = Array.from({ length: 20 }, () => begun(own.url));
    await untilArriving(own.url, slow.length);
    expect((await post(own.url, "/v1/evaluate", { term: "1 + 1 :: nat" })).body).toMatchObject({ outcome: "value", value: "2" });
    for (const socket of slow) socket.destroy();
    await untilArriving(own.url, 0);
    expect(await own.stop()).toBe(0);
    expect(own.log()).not.toContain("error of ours");
  });
});

describe("too much", () => {
  it("is told to come again", async () => {
    const small = await startServer("--workers", "1", "--queue", "2");
    const slow = { ...slowGoal, deadline: 120_000, timeout: 120 };
    const gone = new AbortController();
    const two = [0, 1].map(() => post(small.url, "/v1/check", slow, { signal: gone.signal }).catch(() => null));
    while ((await metric(small.url, "hollow_requests_active")) < 2) await pause(20);
    const refused = await Promise.all(Array.from({ length: 3 }, () => post(small.url, "/v1/check", slow)));
    for (const { status, headers, body } of refused) {
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
      expectSchema("Error", body);
    }
    gone.abort();
    expect(await Promise.all(two)).toEqual([null, null]);
    await small.stop();
  });

  it("context is evicted and read again", async () => {
    const small = await startServer("--workers", "1", "--cache", "1");
    const header = (n: number) => `theory T${n} imports Main begin definition d${n} where "d${n} = (0 :: nat)"`;
    const ask = async (n: number) => (await post(small.url, "/v1/check", { header: header(n), goal: { shows: `d${n} = 1` } })).body;
    const first = await ask(0);
    expect([first.answer.outcome, first.context.cached]).toEqual(["genuine", false]);
    expect((await ask(0)).context.cached).toBe(true);
    for (let n = 1; n <= 8; n++) expect((await ask(n)).answer.outcome).toBe("genuine");
    const again = await ask(0);
    expect([again.answer.outcome, again.context.cached]).toEqual(["genuine", false]);
    expect(await metric(small.url, "hollow_contexts_evictions_total")).toBeGreaterThan(0);
    await small.stop();
  });
});

describe("a signal", () => {
  it("lets what is under way end, and refuses what is new", async () => {
    const own = await startServer("--workers", "1");
    await post(own.url, "/v1/evaluate", { term: "1 :: nat" });
    const slow = post(own.url, "/v1/check", { ...slowGoal, deadline: 1000 });
    await untilRunning(own.url, 1, slow);
    const ended = own.stop("SIGTERM");
    expect((await slow).body.answer.outcome).toBe("unknown");
    expect(await ended).toBe(0);
  });

  it("is what the end of the shell means that npx started it from", async () => {
    const shell = spawn("sh", ["-c", `"${process.execPath}" dist/hollow.js serve --port 0 --workers 1; true`], {
      env: { ...process.env, npm_command: "exec" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const closed = new Promise<void>((resolve) => shell.on("close", () => resolve()));
    let log = "";
    shell.stderr.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
    await new Promise((resolve) => shell.stdout.once("data", resolve));
    shell.kill("SIGTERM");
    // The streams are open as long as the server runs.
    await closed;
    expect(log).toContain("stopping: what is under way is finished first");
  });

  it("a second time ends it with answers", async () => {
    const own = await startServer("--workers", "1");
    const slow = post(own.url, "/v1/check", { ...slowGoal, deadline: 60_000 });
    await untilRunning(own.url, 1, slow);
    own.process.kill("SIGTERM");
    while (!own.log().includes("stopping")) await pause(20);
    const ended = own.stop("SIGTERM");
    expect((await slow).body.answer).toMatchObject({ outcome: "unknown", reason: "the server was stopped" });
    expect(await ended).toBe(0);
  });
});

describe("a server that cannot start", () => {
  it("says why", async () => {
    await expect(startServer("--host", "0.0.0.0")).rejects.toThrow("--tokens FILE says who may");
    await expect(startServer("--tokens", "/nowhere/tokens")).rejects.toThrow("the tokens cannot be read");
    const { port } = new URL(server.url);
    await expect(startServer("--port", port)).rejects.toThrow("cannot listen");
  });
});
