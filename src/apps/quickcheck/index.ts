export { fileStore } from "./file-store.ts";
export { checkFile, type FileOptions, type PropertyOutcome } from "./run-file.ts";
