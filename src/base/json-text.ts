/** JSON without letters beyond ASCII, which are written by their numbers: plain bytes are read several times faster. */
export function asciiJson(json: string): string {
  return json.replace(/[^\n\t -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
