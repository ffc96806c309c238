/** Part of the build: writes the snapshot of the library. */
import { buildSnapshot } from "./library-snapshot.ts";

const { bytes, errors } = buildSnapshot("dist/library.snapshot");
process.stdout.write(`library snapshot: ${Math.round(bytes / 1024)} KiB\n`);
if (errors > 0) process.stderr.write(`library snapshot: ${errors} errors in the library\n`);
process.exitCode = errors > 0 ? 1 : 0;
