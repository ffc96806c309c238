import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { frozenFlag } from "../../src/apps/cli/workers/confinement.ts";
import { textFlag } from "../../src/apps/cli/workers/worker-process.ts";
import { compileGenerated } from "../../src/javascript/run/compile.ts";
import * as js from "../../src/javascript/tree/build.ts";
import { printBody } from "../../src/javascript/tree/print.ts";
import type { Js } from "../../src/javascript/tree/syntax.ts";

/** Ways out for a text that got past the printer, each an expression. */
const hostile = [
  "process",
  "globalThis",
  "global",
  "require",
  "module",
  "Function",
  "WebAssembly",
  "setTimeout",
  "fetch",
  "Reflect",
  "Proxy",
  "constructor",
  "this",
  "(function () { return this; })()",
  "(() => this)()",
  "({ get g() { return this; } }, (0, function () { return this; }))()",
];

describe("generated code", () => {
  it.each(hostile)("finds nothing under %s", (text) => {
    // A name that is not there at all cannot even be asked for.
    const isNone = /^\w+$/.test(text) && text !== "this" && !(text in globalThis);
    if (isNone) expect(() => compileGenerated(`return ${text};`)({})).toThrow(ReferenceError);
    else expect(compileGenerated(`return ${text};`)({})).toBe(undefined);
  });

  it("finds none of the names that are global here", () => {
    const permitted = [
      "Array",
      "BigInt",
      "Infinity",
      "Int32Array",
      "Map",
      "Math",
      "NaN",
      "Number",
      "Set",
      "String",
      "WeakMap",
      "undefined",
    ];
    const names = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "eval");
    const seen = names.filter((name) => compileGenerated(`return typeof ${name};`)({}) !== "undefined");
    expect(seen.sort()).toEqual(permitted.filter((name) => name !== "undefined").sort());
  });

  it("may declare any names", () => {
    expect(compileGenerated("const name = 1; class process {} let fetch = 2; return name + fetch;")({})).toBe(3);
  });

  it("is not printed with names that lead out", () => {
    const member = (name: string): Js => js.member("x", name);
    for (const name of ["constructor", "__proto__", "prototype", "caller"]) expect(() => printBody([js.give(member(name))])).toThrow();
    for (const name of ["process", "eval", "globalThis", "arguments", "this", "require", "Function", "a.b", "a;b"])
      expect(() => printBody([js.give(name)])).toThrow();
  });

  it("of a worker cannot make code, change the language or reach the process, even past the printer", () => {
    const attempts = [
      ...hostile,
      "eval('process')",
      "(0, eval)('process')",
      "(() => 0).constructor('return process')()",
      "(function* () {}).constructor('return process')().next().value",
      "$.f.constructor('return process')()",
      "[].constructor.constructor('return process')()",
      "import('node:fs')",
      "[].__proto__.map = () => 'changed'",
      "Map.prototype.get = () => 'changed'",
      "({}).__proto__.then = 'changed'",
      "(() => { try { null.x } catch (e) { e.constructor.prepareStackTrace = (_, frames) => frames.map((f) => f.getThis() ?? f.getFunction()).find((x) => x); try { null.x } catch (e2) { return e2.stack } } })()",
      "} ; return process; {",
      "} ; return (function () { return this })(); {",
    ];
    const program = `
      const { compileFunction } = require("node:vm");
      import(${JSON.stringify(new URL("../../dist/javascript/run/compile.js", import.meta.url).href)}).then(async ({ compileBy, compileGenerated }) => {
        compileBy((parameters, body) => compileFunction(body, parameters));
        const answers = [];
        for (const text of ${JSON.stringify(attempts)}) {
          let answer;
          try { answer = await compileGenerated("return " + text + ";")({ f: () => 0 }); answer = typeof answer; } catch (error) { answer = "refused"; }
          answers.push(answer);
        }
        console.log(JSON.stringify([answers, [1].map((x) => x + 1), new Map([[1, 2]]).get(1), typeof {}.then]));
      });`;
    const { stdout, stderr } = spawnSync(process.execPath, [textFlag, frozenFlag, "-e", program], { encoding: "utf8" });
    const [answers, mapped, got, then] = JSON.parse(stdout || `"${stderr}"`) as [string[], number[], number, string];
    const reached = attempts.filter((_, i) => !["refused", "undefined", "string"].includes(answers[i] ?? ""));
    expect(reached).toEqual([]);
    expect([mapped, got, then]).toEqual([[2], 2, "undefined"]);
  });
});
