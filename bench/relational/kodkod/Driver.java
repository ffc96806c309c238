import java.lang.management.ManagementFactory;
import java.nio.file.*;
import java.util.*;
import kodkod.ast.*;
import kodkod.engine.*;
import kodkod.engine.config.AbstractReporter;
import kodkod.engine.satlab.SATFactory;
import kodkod.instance.*;

/**
 * Runs Kodkod on problems written by export-problem.ts. Each file is solved several times in one Java process; the best processor times
 * of the solving thread (the compiler's and the collector's threads not counted) are printed as one JSON object per line.
 *
 * Arguments: solver (minisat or sat4j), most runs per file, most milliseconds per file, files.
 */
public final class Driver {
  private final Map<Integer, Object> nodes = new HashMap<>();
  private Universe universe;
  private Bounds bounds;
  private Formula root;
  private int bits, symmetry, skolemDepth;

  public static void main(String[] args) throws Exception {
    SATFactory factory = args[0].equals("minisat") ? SATFactory.MiniSat : SATFactory.DefaultSAT4J;
    int runs = Integer.parseInt(args[1]);
    long limit = Long.parseLong(args[2]);
    for (int i = 3; i < args.length; i++) new Driver().run(Paths.get(args[i]), factory, runs, limit);
  }

  private void run(Path file, SATFactory factory, int runs, long limit) throws Exception {
    for (String line : Files.readAllLines(file)) read(line.trim().split(" "));
    long start = System.nanoTime();
    double translation = Double.MAX_VALUE, solving = Double.MAX_VALUE, total = Double.MAX_VALUE;
    Solution solution = null;
    int done = 0;
    while (done < runs && (System.nanoTime() - start) / 1000000 < limit) {
      Solver solver = new Solver();
      double[] translated = {-1};
      solver.options().setSolver(factory);
      solver.options().setBitwidth(bits);
      solver.options().setSymmetryBreaking(symmetry);
      solver.options().setSkolemDepth(skolemDepth);
      solver.options().setReporter(new AbstractReporter() {
        @Override
        public void solvingCNF(int primary, int variables, int clauses) {
          translated[0] = milliseconds();
        }
      });
      double before = milliseconds();
      solution = solver.solve(root, bounds);
      double after = milliseconds();
      if (translated[0] < 0) translated[0] = after;
      total = Math.min(total, after - before);
      translation = Math.min(translation, translated[0] - before);
      solving = Math.min(solving, after - translated[0]);
      done++;
    }
    System.out.printf(
        Locale.ROOT,
        "{\"file\":\"%s\",\"outcome\":\"%s\",\"runs\":%d,\"translation\":%.2f,\"solving\":%.2f,\"total\":%.2f,\"primary\":%d,\"variables\":%d,\"clauses\":%d}%n",
        file.getFileName(), solution.sat() ? "sat" : "unsat", done, translation, solving, total,
        solution.stats().primaryVariables(), solution.stats().variables(), solution.stats().clauses());
  }

  private static double milliseconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e6;
  }

  private void read(String[] words) {
    switch (words[0]) {
      case "universe": {
        List<Object> atoms = new ArrayList<>();
        for (int i = 0; i < number(words[1]); i++) atoms.add("a" + i);
        universe = new Universe(atoms);
        bounds = new Bounds(universe);
        return;
      }
      case "options":
        bits = number(words[1]);
        symmetry = number(words[2]);
        skolemDepth = number(words[3]);
        return;
      case "int":
        bounds.boundExactly(number(words[1]), universe.factory().setOf(universe.atom(number(words[2]))));
        return;
      case "root":
        root = (Formula) nodes.get(number(words[1]));
        return;
      default:
        nodes.put(number(words[0]), node(words));
    }
  }

  private static int number(String word) {
    return Integer.parseInt(word);
  }

  private Expression expr(String word) {
    return (Expression) nodes.get(number(word));
  }

  private Formula formula(String word) {
    return (Formula) nodes.get(number(word));
  }

  private IntExpression integer(String word) {
    return (IntExpression) nodes.get(number(word));
  }

  private TupleSet tuples(String[] words, int at, int arity) {
    TupleSet set = universe.factory().noneOf(arity);
    for (int i = 0; i < number(words[at]); i++) set.add(universe.factory().tuple(arity, number(words[at + 1 + i])));
    return set;
  }

  private Object relation(String[] words) {
    int arity = number(words[2]);
    Relation relation = Relation.nary(words[3], arity);
    TupleSet lower = tuples(words, 4, arity);
    bounds.bound(relation, lower, tuples(words, 5 + lower.size(), arity));
    return relation;
  }

  private Decls decls(String[] words, int at) {
    Decls all = null;
    for (int i = 0; i < number(words[at]); i++) {
      Variable x = (Variable) expr(words[at + 1 + 3 * i]);
      Expression domain = expr(words[at + 3 + 3 * i]);
      Decl decl = words[at + 2 + 3 * i].equals("set") ? x.setOf(domain) : words[at + 2 + 3 * i].equals("some") ? x.someOf(domain)
          : words[at + 2 + 3 * i].equals("lone") ? x.loneOf(domain) : x.oneOf(domain);
      all = all == null ? decl : all.and(decl);
    }
    return all;
  }

  private Expression[] exprs(String[] words) {
    Expression[] all = new Expression[words.length - 2];
    for (int i = 2; i < words.length; i++) all[i - 2] = expr(words[i]);
    return all;
  }

  private Formula[] formulas(String[] words) {
    Formula[] all = new Formula[words.length - 2];
    for (int i = 2; i < words.length; i++) all[i - 2] = formula(words[i]);
    return all;
  }

  private Object node(String[] w) {
    switch (w[1]) {
      case "relation": return relation(w);
      case "variable": return Variable.nary(w[3], number(w[2]));
      case "none": return none(number(w[2]));
      case "univ": return Expression.UNIV;
      case "iden": return Expression.IDEN;
      case "ints": return Expression.INTS;
      case "true": return Formula.TRUE;
      case "false": return Formula.FALSE;
      case "union": return Expression.union(exprs(w));
      case "intersection": return Expression.intersection(exprs(w));
      case "product": return Expression.product(exprs(w));
      case "and": return Formula.and(formulas(w));
      case "or": return Formula.or(formulas(w));
      case "difference": return expr(w[2]).difference(expr(w[3]));
      case "override": return expr(w[2]).override(expr(w[3]));
      case "join": return expr(w[2]).join(expr(w[3]));
      case "subset": return expr(w[2]).in(expr(w[3]));
      case "equal": return expr(w[2]).eq(expr(w[3]));
      case "transpose": return expr(w[2]).transpose();
      case "closure": return expr(w[2]).closure();
      case "reflexive-closure": return expr(w[2]).reflexiveClosure();
      case "comprehension": return formula(w[2]).comprehension(decls(w, 3));
      case "if": return formula(w[2]).thenElse(expr(w[3]), expr(w[4]));
      case "implies": return formula(w[2]).implies(formula(w[3]));
      case "iff": return formula(w[2]).iff(formula(w[3]));
      case "not": return formula(w[2]).not();
      case "forall": return formula(w[2]).forAll(decls(w, 3));
      case "exists": return formula(w[2]).forSome(decls(w, 3));
      case "multiplicity": return multiplicity(expr(w[2]), w[3]);
      case "project": return projection(w);
      case "acyclic": return ((Relation) expr(w[2])).acyclic();
      case "function": return ((Relation) expr(w[2])).function(expr(w[3]), expr(w[4]));
      case "partial": return ((Relation) expr(w[2])).partialFunction(expr(w[3]), expr(w[4]));
      case "total-order":
        return ((Relation) expr(w[2])).totalOrder((Relation) expr(w[3]), (Relation) expr(w[4]), (Relation) expr(w[5]));
      default: return integerNode(w);
    }
  }

  private Object integerNode(String[] w) {
    switch (w[1]) {
      case "int": return IntConstant.constant(number(w[2]));
      case "cardinality": return expr(w[2]).count();
      case "int-sum": return expr(w[2]).sum();
      case "int-if": return formula(w[2]).thenElse(integer(w[3]), integer(w[4]));
      case "sum": return integer(w[2]).sum(decls(w, 3));
      case "negate": return integer(w[2]).negate();
      case "absolute": return integer(w[2]).abs();
      case "sign": return integer(w[2]).signum();
      case "bit-not": return integer(w[2]).not();
      case "int-atom": return integer(w[2]).toExpression();
      case "int-compare":
        return w[4].equals("=") ? integer(w[2]).eq(integer(w[3])) : w[4].equals("<") ? integer(w[2]).lt(integer(w[3]))
            : integer(w[2]).lte(integer(w[3]));
      case "arithmetic": return arithmetic(integer(w[2]), integer(w[3]), w[4]);
      default: throw new IllegalArgumentException(w[1]);
    }
  }

  private static IntExpression arithmetic(IntExpression a, IntExpression b, String operator) {
    switch (operator) {
      case "+": return a.plus(b);
      case "-": return a.minus(b);
      case "*": return a.multiply(b);
      case "/": return a.divide(b);
      case "%": return a.modulo(b);
      case "&": return a.and(b);
      case "|": return a.or(b);
      case "^": return a.xor(b);
      case "<<": return a.shl(b);
      case ">>": return a.sha(b);
      default: return a.shr(b);
    }
  }

  private static Formula multiplicity(Expression e, String which) {
    switch (which) {
      case "no": return e.no();
      case "lone": return e.lone();
      case "one": return e.one();
      default: return e.some();
    }
  }

  private static Expression none(int arity) {
    Expression none = Expression.NONE;
    for (int i = 1; i < arity; i++) none = none.product(Expression.NONE);
    return none;
  }

  private Expression projection(String[] w) {
    IntExpression[] columns = new IntExpression[w.length - 3];
    for (int i = 3; i < w.length; i++) columns[i - 3] = IntConstant.constant(number(w[i]));
    return expr(w[2]).project(columns);
  }
}
