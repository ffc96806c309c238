import { defineConfig } from "vitest/config";

// What the commands under test print must not depend on the colours that the caller of the tests wants.
delete process.env["FORCE_COLOR"];
delete process.env["NO_COLOR"];

export default defineConfig({ test: { include: ["test/**/*.test.ts"], testTimeout: 60_000, pool: "forks", maxWorkers: "100%" } });
