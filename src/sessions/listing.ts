/** The theories of a session, with what they import and what is missing of it. */
import { lastPart } from "../base/index.ts";
import { parseHeader } from "../syntax/index.ts";
import type { Session } from "./catalog.ts";
import { type ImportWorld, type MissingTheory, missingParent, resolveImport, whyMissing } from "./imports.ts";

export interface MissingImport extends MissingTheory {
  /** The import as written. */
  readonly name: string;
  /** The file that has it; the ROOT file for a theory that is not there itself. */
  readonly file: string;
}

export interface SessionListing {
  /** Files of its theories, each after those of the session that it imports. */
  readonly theories: readonly string[];
  readonly missing: readonly MissingImport[];
  /** Theories that wait for a variable of the environment. */
  readonly conditional: readonly { readonly theory: string; readonly condition: string }[];
}

/** Goes through the headers of a session's theories, other sessions' left aside. */
export function listSession(world: ImportWorld, session: Session): SessionListing {
  const { catalog, files } = world;
  const theories = new Set<string>();
  const missing: MissingImport[] = [];
  const conditional: SessionListing["conditional"][number][] = [];
  const visited = new Set<string>();
  const unknown = missingParent(world, session);
  if (unknown !== null) missing.push({ ...unknown, session: session.parent, name: session.parent ?? "", file: session.root });
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    const { header } = parseHeader(files.read(file) ?? "");
    for (const { text: name } of header.imports) {
      if (name === "Pure") continue;
      const found = resolveImport(world, name, file);
      if (found === null) missing.push({ ...whyMissing(world, name, file), name, file });
      else if (catalog.sessionOf(found)?.name === session.name) visit(found);
    }
    theories.add(file);
  };
  for (const { text, conditions } of session.theories) {
    const unset = conditions.find((c) => (files.variable(c) ?? "") === "");
    if (unset !== undefined) {
      conditional.push({ theory: text, condition: unset });
      continue;
    }
    const file = entryFile(world, session, text);
    if (file !== null) visit(file);
    else
      missing.push({
        session: session.name,
        message: `The theory "${text}" of the ROOT file is not there`,
        hint: "",
        name: text,
        file: session.root,
      });
  }
  return { theories: [...theories], missing, conditional };
}

/** The file of a theory that the ROOT file names: of this session's folders first, as they are on the disk. */
function entryFile(world: ImportWorld, session: Session, name: string): string | null {
  const { catalog, files } = world;
  if (!name.includes(".")) {
    const own = catalog.theoryFile(session, lastPart(name));
    if (own !== null) return own;
  }
  const [folder = ""] = session.folders;
  return resolveImport(world, name, files.resolve(folder, "ROOT"));
}
