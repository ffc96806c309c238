// Runs as a confined worker would and tells what it could do. Not a test itself.
const found = {};
const attempt = (name, act) => {
  try {
    found[name] = String(act() ?? "done");
  } catch (error) {
    found[name] = `refused: ${error.code ?? error.message}`;
  }
};
const fs = require("node:fs");
const [secret, target] = process.argv.slice(-2);
attempt("read", () => fs.readFileSync(secret, "utf8"));
attempt("stat", () => fs.statSync(secret).size);
attempt("list", () => fs.readdirSync("/etc").length);
attempt("write", () => fs.writeFileSync(target, "x"));
attempt("remove", () => fs.rmSync(secret));
attempt("start", () => require("node:child_process").spawnSync("/bin/true").status);
attempt("thread", () => new (require("node:worker_threads").Worker)("0", { eval: true }).threadId);
attempt("environment", () => Object.keys(process.env).join(" "));
attempt("eval", () => Reflect.get(globalThis, "eval")("1"));
attempt("function", () => (() => 0).constructor("return process")());
attempt("generator", () => function* () {}.constructor("yield process")());
attempt("asynchronous", () => (async () => 0).constructor("return process")());
attempt("tamper", () => {
  "use strict";
  Array.prototype.map = () => "tampered";
});
attempt("interfaces", () => Object.keys(require("node:os").networkInterfaces()).join(" "));
const socket = require("node:net").connect({ host: "127.0.0.1", port: 9 });
const end = (answer) => process.send({ ...found, connect: answer });
socket.on("error", (error) => end(`refused: ${error.code}`)).on("connect", () => end("done"));
process.on("disconnect", () => process.exit());
