/** The last part of a qualified name: `baseName("List.list.map") = "map"`. */
export function baseName(full: string): string {
  return full.slice(full.lastIndexOf(".") + 1);
}
