// Writes the JSON schemas of requests and answers, and the OpenAPI description, to docs/api. Run after a build: node scripts/api-schemas.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { jsonSchemas, openApi } from "../dist/apps/server/http/openapi.js";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const write = (name, value) => writeFileSync(`docs/api/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);
mkdirSync("docs/api", { recursive: true });
write("schema", jsonSchemas());
write("openapi", openApi(version));
