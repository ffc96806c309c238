import { check, getOrInsert } from "../../base/index.ts";
import { boolT, type Const, type Term, type Theory, type Type } from "../../logic/index.ts";
import type { Expr, Func, FunctionId, Local, Refusal, SignalReason, Site, TypeId, Where } from "../language/program.ts";
import { TypeTable } from "../language/type-table.ts";
import type { GroundCode } from "./code-equations.ts";
import { codeEquations } from "./code-equations.ts";
import { preprocess } from "./rewrite.ts";
import type { UnplacedRefusal } from "./translation.ts";

/** Something to be compiled: a constant at a ground type with some functional arguments known, a root, or an auxiliary function. */
export interface Job {
  readonly id: FunctionId;
  readonly name: string;
  readonly where: Where;
  readonly task: Task;
}

export type Task =
  /**
   * A function of `known.length` arguments, all or some of the constant's; `known[i]` replaces the i-th, and its free variables become the leading
   * parameters `captured`.
   */
  | {
      readonly kind: "constant";
      readonly constant: Const;
      readonly known: readonly (Term | null)[];
      readonly captured: readonly CapturedVariable[];
    }
  /** A closed function term, compiled to a function of its first `params` arguments. */
  | { readonly kind: "term"; readonly term: Term; readonly params: number };

/** A free variable of known arguments, by its canonical name. */
export interface CapturedVariable {
  readonly name: string;
  readonly type: Type;
}

/** What is being built: functions asked for and finished, signal sites, obstacles. One per `lowerProgram`. */
export class ProgramStore {
  readonly theory: Theory;
  readonly types: TypeTable;
  /** Nothing is computed before it is asked for; see `LowerOptions`. */
  readonly isLazy: boolean;
  readonly sites: Site[] = [];
  /** Finished functions by id; undefined while waiting. */
  private readonly functions: (Func | undefined)[] = [];
  /** Jobs not yet done. */
  private readonly agenda: Job[] = [];
  /** Instances by key. */
  private readonly instances = new Map<string, FunctionId>();
  /** How many instances each constant has, against endless specialisation. */
  private readonly copies = new Map<string, number>();
  /** What cannot be executed, by the function it stands in. */
  private readonly obstacles = new Map<FunctionId, Refusal[]>();
  private readonly codes = new Map<string, GroundCode>();
  private readonly siteKeys = new Map<string, number>();
  private counter = 0;
  /** The job under way, for types met by the way. */
  private current: { readonly id: FunctionId; readonly where: Where } = { id: -1, where: [] };

  constructor(theory: Theory, atoms: ReadonlyMap<string, number>, wrappers: Wrappers, isLazy = false) {
    this.theory = theory;
    this.isLazy = isLazy;
    this.types = new TypeTable(
      theory,
      {
        refuse: (type, why) => this.note({ kind: "type", type, why }),
        carrier: (type) => wrappers.carrier(this, type),
        relation: (type) => wrappers.relation(this, type),
        equality: (type) => wrappers.equality(this, type),
      },
      atoms,
    );
    // `boolId` is 0.
    this.types.id(boolT);
  }

  /** A number not given before in this program. */
  next(): number {
    return this.counter++;
  }

  local(name: string, type: TypeId): Local {
    return { id: this.next(), name, type };
  }

  /** The function of that key, asked for on first use. Null when the constant has more copies than `most`. */
  request(key: string, family: string, most: number, make: (id: FunctionId) => Job): FunctionId | null {
    const known = this.instances.get(key);
    if (known !== undefined) return known;
    const copies = this.copies.get(family) ?? 0;
    if (copies >= most) return null;
    this.copies.set(family, copies + 1);
    const id = this.functions.length;
    this.functions.push(undefined);
    this.instances.set(key, id);
    this.agenda.push(make(id));
    return id;
  }

  /** Does every job, those that arise on the way included. */
  work(compile: (job: Job) => Func): void {
    for (let job = this.agenda.shift(); job !== undefined; job = this.agenda.shift()) {
      this.current = job;
      this.functions[job.id] = compile(job);
    }
  }

  finished(): readonly Func[] {
    return this.functions.map((f) => {
      check(f !== undefined, "ProgramStore.finished: a function is missing");
      return f;
    });
  }

  /** Notes an obstacle of the function under way; `inside` are definitions unfolded around it. */
  note(refusal: UnplacedRefusal, inside: Where = []): void {
    const list = this.obstacles.get(this.current.id) ?? [];
    list.push({ ...refusal, where: [...this.current.where, ...inside] } as Refusal);
    this.obstacles.set(this.current.id, list);
  }

  obstaclesOf(id: FunctionId): readonly Refusal[] {
    return this.obstacles.get(id) ?? [];
  }

  /** There is no obstacle anywhere. */
  get isClean(): boolean {
    return this.obstacles.size === 0;
  }

  /** Obstacles met before any function was begun, such as types of parameters. */
  get outside(): readonly Refusal[] {
    return this.obstaclesOf(-1);
  }

  get where(): Where {
    return this.current.where;
  }

  code(c: Const): GroundCode {
    const key = `${c.name} ${c.type.id}`;
    return getOrInsert(this.codes, key, () => preprocessed(this.theory, codeEquations(this.theory, c)));
  }

  signal(c: Const, args: readonly Expr[], type: TypeId, why: SignalReason): Expr {
    const key = `${c.name} ${c.type.id} ${why}`;
    let site = this.siteKeys.get(key);
    if (site === undefined) {
      site = this.sites.length;
      this.sites.push({ constant: c, why });
      this.siteKeys.set(key, site);
    }
    return { kind: "signal", site, args, type };
  }
}

function preprocessed(theory: Theory, code: GroundCode): GroundCode {
  if (code.kind === "none") return code;
  const go = (t: Term): Term => preprocess(theory, t);
  const equations = code.equations.map((e) => ({ ...e, rhs: go(e.rhs), conditions: e.conditions.map(go) }));
  return { ...code, equations };
}

/** How typedefs and quotients get the functions of their types. */
export interface Wrappers {
  carrier(store: ProgramStore, type: Type): FunctionId | null;
  relation(store: ProgramStore, type: Type): FunctionId | null;
  equality(store: ProgramStore, type: Type): FunctionId | null;
}
