/** The last part of a path, or of what an import says: `lastPart("../A/B") = "B"`. */
export function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

/** The last part of a qualified name: `baseName("List.list.map") = "map"`. */
export function baseName(full: string): string {
  return full.slice(full.lastIndexOf(".") + 1);
}
