import { defineConfig } from "vitest/config";

// What the commands under test print must not depend on the colours that the caller of the tests wants.
delete process.env["FORCE_COLOR"];
delete process.env["NO_COLOR"];

// The examples say `hollow/quickcheck`, as users do.
const alias = { "hollow/quickcheck": new URL("src/quickcheck/index.ts", import.meta.url).pathname };

export default defineConfig({
  resolve: { alias },
  test: { include: ["test/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, pool: "forks", maxWorkers: "100%" },
});
