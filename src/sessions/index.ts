export { Catalog, type RootProblem, type Session } from "./catalog.ts";
export type { FileTree } from "./file-tree.ts";
export { type ImportWorld, type MissingTheory, resolveImport, whyMissing } from "./imports.ts";
export { listSession, type MissingImport, type SessionListing } from "./listing.ts";
export { parseRoot, type RootFile, type SessionEntry, type TheoryEntry } from "./root-file.ts";
