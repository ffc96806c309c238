export { Catalog, type Session } from "./catalog.ts";
export { type FileTree, foldersAbove, rootFolder } from "./file-tree.ts";
export { type ImportWorld, isabelleFolder, resolveImport, whyMissing } from "./imports.ts";
export { listSession, type SessionListing } from "./listing.ts";
export { parseRoot } from "./root-file.ts";
