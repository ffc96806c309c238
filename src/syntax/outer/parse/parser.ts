/** What a parser of a command gives. */
import type { Command, CommandOf } from "../command/command.ts";
import type { Reader } from "./reader.ts";

/** The parts that are added around a command's own parts: its place, prefix, target and proof. */
type Surroundings = "span" | "access" | "target" | "proof";

type WithoutSurroundings<C> = C extends Command ? Omit<C, Surroundings> : never;

/** The own parts of a command of one kind. */
export type Parts<K extends Command["kind"]> = WithoutSurroundings<CommandOf<K>>;

/** The own parts of any command. */
export type AnyParts = WithoutSurroundings<Command>;

/** Reads the parts of a command after its word and target. */
export type CommandParser = (r: Reader) => AnyParts;
