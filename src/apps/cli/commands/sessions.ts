/** `hollow sessions`: the sessions of the folders that are named, their theories, and what is missing. */
import { basename } from "node:path";
import { listSession, type Session, type SessionListing } from "../../../sessions/index.ts";
import { complain } from "../console.ts";
import { openSessions, rootProblems, shown } from "../theory-files.ts";

export interface SessionsRequest {
  /** Only these; all where none is named. */
  readonly names: readonly string[];
  readonly json: boolean;
}

/** Lists sessions. The status is 2 where a ROOT file has errors, a named session is not there, or imports are missing. */
export function sessions(request: SessionsRequest, print: (line: string) => void): number {
  const world = openSessions();
  world.catalog.addAbove(`${process.cwd()}/ROOT`);
  const unknown = request.names.filter((name) => world.catalog.session(name) === null);
  for (const name of unknown) complain(`there is no session ${name}`);
  const isWanted = ({ name, root }: Session): boolean => (request.names.length === 0 ? world.isOwn(root) : request.names.includes(name));
  const wanted = world.catalog.all().filter(isWanted);
  // Where sessions are named, and all are there, the faults of other projects are of no interest.
  const roots = new Set(wanted.map((s) => s.root));
  const problems = request.names.length === 0 || unknown.length > 0 ? rootProblems(world) : rootProblems(world, (file) => roots.has(file));
  for (const problem of problems) complain(problem);
  if (wanted.length === 0 && unknown.length + problems.length === 0)
    complain("no session: name folders with a ROOT or ROOTS file by -d DIR");
  const isMissing = wanted.map((session) => tell(session, listSession(world, session), request.json, print)).some((x) => x);
  return unknown.length + problems.length > 0 || isMissing || wanted.length === 0 ? 2 : 0;
}

function tell(session: Session, listing: SessionListing, json: boolean, print: (line: string) => void): boolean {
  const { name, groups, parent, imports, root } = session;
  const missing = listing.missing.map(({ name: theory, file, session: of, message, hint }) => ({
    theory,
    file,
    session: of,
    message,
    hint,
  }));
  if (json) {
    const { theories, conditional } = listing;
    print(JSON.stringify({ session: name, groups, parent, imports, root, theories, conditional, missing }));
    return missing.length > 0;
  }
  print(`${name}${groups.length > 0 ? ` (${groups.join(" ")})` : ""}${parent === null ? "" : ` = ${parent}`}  ${shown(root)}`);
  const names = listing.theories.map((file) => basename(file, ".thy"));
  if (names.length > 0) print(`  ${names.join(" ")}`);
  for (const { theory, condition } of listing.conditional) print(`  ${theory} only where ${condition} is set`);
  const reasons = new Map<string, string[]>();
  for (const m of missing)
    reasons.set(`${m.message}. ${m.hint}`, [...(reasons.get(`${m.message}. ${m.hint}`) ?? []), basename(m.file, ".thy")]);
  for (const [reason, files] of reasons) print(`  missing for ${files.join(", ")}: ${reason}`);
  return missing.length > 0;
}
