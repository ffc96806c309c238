/** The context of several imports: one of them with all that the others add. */
import type { LayeredMap } from "../../base/index.ts";
import { sameTerm, sortOf, type Theory, type TheoryTables } from "../../logic/index.ts";
import type { Context, InstantiatedLocale, LocaleExtension, LocaleInfo, LocalNotation } from "../names/context.ts";
import { passOn } from "../names/locale-extension.ts";

/** `base` with the entries of `other` that it lacks. */
function mergeMaps<K, V>(
  base: LayeredMap<K, V>,
  other: LayeredMap<K, V>,
  both: (mine: V, theirs: V) => V = (mine) => mine,
): LayeredMap<K, V> {
  if (base === other) return base;
  const changes = new Map<K, V>();
  for (const [key, theirs] of other.entries()) {
    const mine = base.get(key);
    if (mine === undefined) changes.set(key, theirs);
    else if (mine !== theirs) {
      const merged = both(mine, theirs);
      if (merged !== mine) changes.set(key, merged);
    }
  }
  return changes.size === 0 ? base : base.setAll(changes);
}

/** `same`: for elements that may have been made twice, from texts and from a snapshot. */
function mergeLists<A>(mine: readonly A[], theirs: readonly A[], same: (a: A, b: A) => boolean = () => false): readonly A[] {
  const known = new Set(mine);
  const fresh = theirs.filter((x) => !known.has(x) && !mine.some((y) => same(x, y)));
  return fresh.length === 0 ? mine : [...mine, ...fresh];
}

const sameNotation = (a: LocalNotation, b: LocalNotation): boolean =>
  a.name === b.name && JSON.stringify(a.mixfix) === JSON.stringify(b.mixfix);

const sameExtension = (a: LocaleExtension, b: LocaleExtension): boolean => a.by === b.by && sameInstance(a, b);

const sameInstance = (a: InstantiatedLocale, b: InstantiatedLocale): boolean =>
  a.prefix === b.prefix &&
  a.isMandatory === b.isMandatory &&
  a.args.length === b.args.length &&
  a.args.every((arg, i) => sameTerm(arg, b.args[i] ?? arg));

function mergeTheories(a: Theory, b: Theory): Theory {
  const changes: Partial<TheoryTables> = {
    types: mergeMaps(a.types, b.types),
    consts: mergeMaps(a.consts, b.consts),
    classes: mergeMaps(a.classes, b.classes, (mine, theirs) => ({
      ...mine,
      supers: [...new Set([...mine.supers, ...theirs.supers])].sort(),
    })),
    arities: mergeMaps(a.arities, b.arities, (mine, theirs) => mergeMaps(mine, theirs)),
    instances: mergeMaps(a.instances, b.instances, mergeLists),
    locales: mergeMaps(a.locales, b.locales),
    interpretations: mergeLists(a.interpretations, b.interpretations),
    facts: mergeMaps(a.facts, b.facts),
    axioms: mergeLists(a.axioms, b.axioms),
    code: mergeMaps(a.code, b.code, (_mine, theirs) => theirs),
    codeDatatypes: mergeMaps(a.codeDatatypes, b.codeDatatypes, (_mine, theirs) => theirs),
    attributes: mergeMaps(a.attributes, b.attributes, mergeLists),
    generators: mergeMaps(a.generators, b.generators),
    options: mergeMaps(a.options, b.options),
  };
  return a.with(changes);
}

/** Both contexts in one; where they disagree, names of the second are newer. */
export function mergeContexts(a: Context, b: Context): Context {
  return passOnNames(unite(a, b), a, b);
}

/** What one side declared in a locale is known in the locales by which the other extends it. */
function passOnNames(both: Context, a: Context, b: Context): Context {
  let context = both;
  for (const [name, theirs] of b.locales.entries()) {
    const mine = a.locales.get(name);
    const info = both.locales.get(name);
    if (mine === undefined || mine === theirs || info === undefined || info.extended.length === 0) continue;
    const isNew = (n: string): boolean => !mine.bindings.has(n) || !theirs.bindings.has(n);
    const fresh = [...info.bindings].filter(([n]) => isNew(n)).map(([n, term]) => ({ name: n, term, mixfix: mixfixOf(info, n) }));
    context = passOn(context, name, fresh);
  }
  return context;
}

function mixfixOf({ notations }: LocaleInfo, name: string): LocalNotation["mixfix"] | null {
  return notations.find((n) => n.name === name)?.mixfix ?? null;
}

function unite(a: Context, b: Context): Context {
  return a.with({
    theory: mergeTheories(a.theory, b.theory),
    grammar: a.grammar
      .add([...b.grammar.byKey.values()].filter((p) => p !== null))
      .addChains(b.grammar.chains)
      .addNonterminals(b.grammar.nonterminals.entries())
      .addRules(
        [...b.grammar.rules.values()]
          .flat()
          .filter((rule) => !(a.grammar.rules.get(rule.head) ?? []).some((known) => known.key === rule.key)),
      ),
    consts: a.consts.merge(b.consts),
    types: a.types.merge(b.types),
    classes: a.classes.merge(b.classes),
    facts: a.facts.merge(b.facts),
    localeNames: a.localeNames.merge(b.localeNames),
    abbreviations: mergeMaps(a.abbreviations, b.abbreviations),
    locales: mergeMaps(a.locales, b.locales, (mine, theirs) => ({
      ...mine,
      bindings: new Map([...mine.bindings, ...theirs.bindings]),
      notations: mergeLists(mine.notations, theirs.notations, sameNotation),
      extended: mergeLists(mine.extended, theirs.extended, sameExtension),
      interpreted: mergeLists(mine.interpreted, theirs.interpreted, sameInstance),
    })),
    bundles: mergeMaps(a.bundles, b.bundles),
    toolParams: mergeMaps(a.toolParams, b.toolParams, mergeLists),
    variants: mergeMaps(a.variants, b.variants, mergeLists),
    typeArguments: mergeMaps(a.typeArguments, b.typeArguments),
    lost: mergeMaps(a.lost, b.lost),
    losses: mergeLists(a.losses, b.losses),
    distribution: mergeLists(a.distribution, b.distribution),
    missing: mergeLists(a.missing, b.missing),
    otherLogics: mergeLists(a.otherLogics, b.otherLogics),
    defaultSort: sortOf([...a.defaultSort, ...b.defaultSort]),
  });
}
