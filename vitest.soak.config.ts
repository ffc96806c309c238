import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["test/**/*.soak.ts"], testTimeout: 3_600_000, pool: "forks" } });
