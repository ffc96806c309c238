import * as r from "../../src/relational/index.ts";

/** All models of a problem, by trying every choice of relations within the bounds. */
export function allModels(problem: r.Problem, options: r.IntegerOptions = {}): r.Instance[] {
  const { universe, relations, ints } = problem.bounds;
  const open = [...relations].flatMap(([relation, { lower, upper }]) =>
    upper.difference(lower).indices.map((index) => ({ relation, index })),
  );
  const models: r.Instance[] = [];
  for (let mask = 0; mask < 2 ** open.length; mask++) {
    const values = new Map([...relations].map(([relation, { lower }]) => [relation, new Set(lower.indices)]));
    for (const [i, { relation, index }] of open.entries()) if ((mask >> i) % 2 === 1) values.get(relation)?.add(index);
    const tuples = new Map([...values].map(([relation, set]) => [relation, r.TupleSet.ofIndices(universe, relation.arity, set)]));
    const instance = new r.Instance(universe, tuples, ints);
    if (r.isModel(instance, problem.formula, options)) models.push(instance);
  }
  return models;
}
