// Writes biome.json: the import rules of ARCHITECTURE.md, one override per folder.
// Run after changing the table: node scripts/biome-config.mjs
import { writeFileSync } from "node:fs";

const order = [
  "base",
  "runtime",
  "syntax",
  "logic",
  "elaborate",
  "inputs",
  "sessions",
  "plans",
  "program",
  "predicates",
  "javascript",
  "testing",
  "sat",
  "circuit",
  "relational",
  "finding",
  "judge",
  "witness",
  "refute",
  "drawing",
  "quickcheck",
  "apps",
];
const may = {
  base: [],
  runtime: [],
  syntax: ["base"],
  logic: ["base"],
  elaborate: ["base", "syntax", "logic"],
  inputs: ["base", "syntax", "logic", "elaborate"],
  sessions: ["base", "syntax", "elaborate"],
  plans: ["base", "logic"],
  program: ["base", "logic", "plans"],
  predicates: ["base", "logic", "plans", "program"],
  javascript: ["base", "runtime", "program"],
  testing: ["base", "logic", "plans", "program", "predicates", "javascript"],
  sat: ["base"],
  circuit: ["base", "sat"],
  relational: ["base", "sat", "circuit"],
  finding: ["base", "logic", "sat", "circuit"],
  judge: ["base", "logic"],
  witness: ["base", "logic", "judge"],
  refute: [
    "base",
    "syntax",
    "logic",
    "elaborate",
    "plans",
    "program",
    "predicates",
    "javascript",
    "testing",
    "sat",
    "circuit",
    "relational",
    "finding",
    "judge",
    "witness",
  ],
  // The types of models only.
  drawing: ["base", "refute"],
  quickcheck: ["base", "testing"],
  apps: order.filter((f) => f !== "apps"),
};

// Rooms of a folder, lowest first: each imports only from those before it.
const rooms = {
  relational: ["language", "meaning", "ground", "rewrite", "solve"],
  finding: ["scope", "value", "symmetry", "types", "terms", "monotonicity", "model"],
};

// Two groups: folders that may not be imported at all, and folders of which only the index may be.
const ways = ["../", "../../", "../../../"];
const anything = (f) => ways.map((up) => `${up}${f}/**`);
const rule = (folder, room = null) => {
  const above = room === null ? [] : rooms[folder].slice(rooms[folder].indexOf(room) + 1);
  const banned = order.filter((f) => f !== folder && !may[folder].includes(f)).flatMap(anything);
  const inner = may[folder].flatMap((f) => [...anything(f), ...ways.map((up) => `!${up}${f}/index.ts`)]);
  const message = `src/${folder} may import the index of: ${may[folder].join(", ") || "nothing"} (see ARCHITECTURE.md).`;
  const patterns = [banned, inner].filter((group) => group.length > 0).map((group) => ({ group, message }));
  if (above.length > 0)
    patterns.push({
      group: [...above.map((r) => `../${r}/**`), "../index.ts"],
      message: `src/${folder}/${room} may import only rooms below it (see src/${folder}/README.md).`,
    });
  return {
    includes: [room === null ? `src/${folder}/**` : `src/${folder}/${room}/**`],
    linter: { rules: { style: { noRestrictedImports: { level: "error", options: { patterns } } } } },
  };
};

const config = {
  $schema: "./node_modules/@biomejs/biome/configuration_schema.json",
  vcs: { enabled: true, clientKind: "git", useIgnoreFile: true },
  files: {
    includes: [
      "**",
      "!**/*.thy",
      "!**/*.md",
      "!**/*.svg",
      "!dist",
      "!package-lock.json",
      "!test/golden",
      "!docs/api",
      "!src/javascript/run/runtime-text.ts",
    ],
  },
  formatter: { indentStyle: "space", indentWidth: 2, lineWidth: 140 },
  linter: {
    rules: {
      preset: "recommended",
      suspicious: { noImportCycles: "error", noExplicitAny: "error", noConsole: "off" },
      style: {
        noNonNullAssertion: "error",
        noEnum: "error",
        noNamespace: "error",
        useFilenamingConvention: { level: "error", options: { filenameCases: ["kebab-case"] } },
        useImportType: "error",
      },
      complexity: {
        noExcessiveLinesPerFunction: { level: "error", options: { maxLines: 60, skipBlankLines: true } },
        noForEach: "off",
        // The compiler asks for the brackets (noPropertyAccessFromIndexSignature).
        useLiteralKeys: "off",
      },
    },
  },
  overrides: [
    ...order.map((folder) => rule(folder)),
    ...Object.entries(rooms).flatMap(([folder, names]) => names.map((room) => rule(folder, room))),
    // Styles of the page: the editor's own are overridden on purpose, and rules stand where a reader looks for them.
    {
      includes: ["**/*.css"],
      linter: { rules: { complexity: { noImportantStyles: "off" }, style: { noDescendingSpecificity: "off" } } },
    },
    // Generated code, which stands in the same scope, changes variables that their module does not.
    { includes: ["src/runtime/**"], linter: { rules: { style: { useConst: "off" } } } },
    {
      includes: ["test/**", "bench/**", "scripts/**", "examples/**"],
      linter: { rules: { complexity: { noExcessiveLinesPerFunction: "off" }, style: { noNonNullAssertion: "off" } } },
    },
  ],
};
writeFileSync("biome.json", `${JSON.stringify(config, null, 2)}\n`);
