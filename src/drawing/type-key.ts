import type { TypeShape } from "../refute/index.ts";

/** One text for each type. */
export function typeKey({ name, args }: TypeShape): string {
  return args.length === 0 ? name : `${name}(${args.map(typeKey).join(",")})`;
}
