// Writes src/elaborate/names/distribution-table.ts: which theory of Isabelle's HOL sessions declares which constants under their plain names, and
// what it imports. Only names are taken. Run: npx tsx scripts/distribution-names.mjs FOLDER, where FOLDER holds Isabelle's src/HOL.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { mainKeywords, parseTheory } from "../src/syntax/index.ts";

const root = process.argv[2];
if (root === undefined) throw new Error("usage: npx tsx scripts/distribution-names.mjs ISABELLE/src/HOL");
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((e) => e.isFile() && e.name.endsWith(".thy"))
  .map((e) => relative(root, join(e.parentPath, e.name)))
  .sort();

const parsed = new Map();
const parse = (file) => {
  if (!parsed.has(file)) {
    parsed.set(file, null);
    const text = readFileSync(join(root, file), "utf8");
    const keywords = parseTheory(text.slice(0, text.search(/\bbegin\b/) + 5), mainKeywords)
      .header.imports.flatMap(({ text: name }) => fileOf(name, file) ?? [])
      .flatMap((imported) => parse(imported) ?? [])
      .reduce((table, t) => table.merge(t.keywords), mainKeywords);
    parsed.set(file, parseTheory(text, keywords));
  }
  return parsed.get(file);
};

/** The file of an import, or null outside of these sessions. */
function fileOf(name, from) {
  const last = `${basename(name.slice(name.includes("/") ? 0 : name.lastIndexOf(".") + 1))}.thy`;
  const session = name.includes(".") && !name.includes("/") ? name.slice(0, name.lastIndexOf(".")) : null;
  const folder = session === null ? null : session === "HOL" ? "" : session.replace(/^HOL-/, "");
  const near = folder === null ? join(from, "..", name.includes("/") ? `${name}.thy` : last) : join(folder, last);
  const found =
    [near, last].filter((f) => files.includes(f))[0] ?? files.filter((f) => basename(f) === last && f.startsWith(folder ?? ""))[0];
  return found ?? files.filter((f) => basename(f) === last)[0] ?? null;
}

const sessionOf = (file) => (file.includes("/") ? `HOL-${file.slice(0, file.indexOf("/"))}` : "HOL");
const classes = new Set();
for (const file of files) for (const c of parse(file).commands) if (c.kind === "class") classes.add(c.name.text);

const names = (fixes) => fixes.map((f) => f.name.text);
const first = (source) => /^[\s(]*([\p{L}][\p{L}\p{N}_'⇩]*)/u.exec(source.text.slice(source.text.lastIndexOf("⟹") + 1))?.slice(1) ?? [];

function datatypeNames(command) {
  return command.types.flatMap((t) => [
    ...["case", ...(command.isCodatatype ? ["corec"] : ["rec", "size"])].map((word) => `${word}_${t.name.text}`),
    ...(t.params.length > 0 ? ["map", "rel", "pred"].map((word) => t.names[word]?.text ?? `${word}_${t.name.text}`) : []),
    ...t.params.flatMap((p) => p.setName?.text ?? []),
    ...t.constructors.flatMap((c) => [c.name, c.discriminator, ...c.args.map((a) => a.selector)].flatMap((n) => n?.text ?? [])),
  ]);
}

/** What a command declares, under plain names. */
function declared(command) {
  switch (command.kind) {
    case "datatype":
      return datatypeNames(command);
    case "record":
      return names(command.fields).flatMap((name) => [name, `${name}_update`]);
    case "locale":
      return command.elements.some((e) => e.kind === "assumes") ? [command.name.text] : [];
    case "typedef":
    case "quotient_type":
      return command.morphisms?.map((n) => n.text) ?? [`Rep_${command.head.name.text}`, `Abs_${command.head.name.text}`];
    case "consts":
      return names(command.constants);
    case "class":
      return command.elements.flatMap((e) => (e.kind === "fixes" ? names(e.fixes) : []));
    case "alias":
      return command.what === "const" ? [command.name.text] : [];
    case "definition":
      return command.head === null ? first(command.equation.prop) : names([command.head]);
    case "abbreviation":
      return command.head === null ? first(command.prop) : names([command.head]);
    case "quotient_definition":
      return command.head === null ? first(command.lhs) : names([command.head]);
    case "lift_definition":
      return names([command.head]);
    default:
      return "heads" in command ? names(command.heads) : [];
  }
}

/** Whether what is declared in a block or target has a plain name outside. */
const isPlain = (name) => classes.has(name.slice(name.lastIndexOf(".") + 1));

function entry(file) {
  const { header, commands } = parse(file);
  const text = readFileSync(join(root, file), "utf8");
  const [own, hidden, blocks] = [new Set(), new Set(), []];
  let isPath = false;
  for (const c of commands) {
    // Between these, names must be written with a qualifier.
    const program = c.kind === "skipped" && ["setup", "local_setup"].includes(c.name) ? text.slice(c.span.from, c.span.to) : "";
    if (program.includes("mandatory_path")) isPath = true;
    if (/parent_path|local_path/.test(program)) isPath = false;
    if (c.kind === "hide" && c.what === "const") for (const n of c.names) hidden.add(n.text.slice(n.text.lastIndexOf(".") + 1));
    const isOpen = blocks.every(Boolean) && !("target" in c && c.target !== null && c.target.text !== "-" && !isPlain(c.target.text));
    if (isOpen && !isPath && c.access === null) for (const name of declared(c)) if (!name.includes(".")) own.add(name);
    if (c.kind === "context") blocks.push(c.name === null || c.name === undefined || isPlain(c.name.text));
    else if (["locale", "class", "skipped"].includes(c.kind) && c.begins) blocks.push(c.kind === "class");
    else if (["instantiation", "overloading", "experiment"].includes(c.kind)) blocks.push(false);
    else if (c.kind === "bundle" && c.facts === null) blocks.push(false);
    else if (c.kind === "end") blocks.pop();
  }
  for (const name of hidden) own.delete(name);
  const imports = header.imports.flatMap(({ text }) => fileOf(text, file) ?? []).map(nameOf);
  return `${nameOf(file)} ${imports.join(",")} ${[...own, ...[...hidden].map((n) => `-${n}`)].sort().join(" ")}`.trimEnd();
}

const nameOf = (file) => `${sessionOf(file)}.${basename(file, ".thy")}`;
const lines = files.map(entry);
writeFileSync(
  "src/elaborate/names/distribution-table.ts",
  `/** Written by scripts/distribution-names.mjs. A line: theory, its imports, its constants with plain names; \`-c\`: hidden. */\nexport const distributionTable = \`\n${lines.join("\n")}\n\`;\n`,
);
console.log(`${lines.length} theories, ${lines.reduce((n, l) => n + l.split(" ").length - 2, 0)} names`);
