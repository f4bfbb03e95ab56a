/**
 * The third door: names of 4,000 substances more, which no model knows. A screen loads it when a name is typed.
 */
import otherNames from '../data/other-names.json' with { type: 'json' };
import { editDistance } from './edit-distance.ts';
import { findChemical, isSolutionName, listNames, solutes, tradeNames } from './find.ts';
import { chemicals } from './library.ts';
import { NameIndex } from './name-index.ts';
import { listMeaningWords, listNameKeys, listTypedWords, toFamilyKey } from './name-key.ts';
import type { Chemical } from './record.ts';

export { isSolutionName };

/** A substance that has a name, in the library or not. */
export interface NamedSubstance {
  readonly cas: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly un: readonly number[];
  /** Undefined: known, but not in the library. */
  readonly chemical: Chemical | undefined;
}

const rows = otherNames as unknown as readonly (readonly [string, readonly string[], readonly number[], string])[];

/** Every substance once: the library first, then trade names, then the tables. */
const gather = (): readonly (NamedSubstance & {
  readonly formula: string | undefined;
  readonly refrigerants: readonly string[] | undefined;
})[] => {
  const tables = new Map(rows.map((row) => [row[0], row]));
  const held = new Set(chemicals.map(({ cas }) => cas));
  const ofLibrary = chemicals.map((chemical) => ({
    cas: chemical.cas,
    name: chemical.name,
    names: listNames(chemical),
    un: chemical.un,
    chemical,
    formula: chemical.formula,
    refrigerants: tradeNames.find(({ cas }) => cas === chemical.cas)?.refrigerants,
  }));
  const ofTrade = tradeNames
    .filter(({ cas }) => !held.has(cas))
    .map(({ cas, name, names, solutions = [], local = [], refrigerants }) => {
      const [, more = [], un = [], formula = ''] = tables.get(cas) ?? [];
      tables.delete(cas);
      return {
        cas,
        name: name ?? names[0] ?? cas,
        names: [name ?? '', ...names, ...solutions, ...local, ...more],
        un,
        chemical: undefined,
        formula,
        refrigerants,
      };
    });
  const ofTables = [...tables.values()].map(([cas, names, un, formula]) => ({
    cas,
    name: names[0] ?? cas,
    names,
    un,
    chemical: undefined,
    formula,
    refrigerants: undefined,
  }));
  return [...ofLibrary, ...ofTrade, ...ofTables];
};

const all = gather();
const index = new NameIndex<NamedSubstance>();
for (const substance of all) index.add(substance, substance);

/** The substances that a text names exactly: one, or several where it is a number or formula that they share. */
export const identify = (text: string): readonly NamedSubstance[] => {
  const own = findChemical(text);
  const found = own === undefined ? index.find(text) : all.filter(({ chemical }) => chemical === own);
  return found;
};

/** Made when it is first needed: a screen that opens needs none of them. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const families = once(() => Map.groupBy(all, ({ names }) => toFamilyKey(names[0] ?? '')));
const typed = once(() => all.map((substance) => ({ substance, names: substance.names.map(listTypedWords) })));
const meanings = once(() => all.map((substance) => ({ substance, words: new Set(substance.names.flatMap(listMeaningWords)) })));
/** Words that so many names share that they say nothing. */
const general = new Set(['acid', 'oxide', 'salt', 'alcohol', 'ether', 'ester', 'gas', 'methyl', 'ethyl', 'based', 'compound']);

export interface Suggestion {
  readonly substance: NamedSubstance;
  /** The name that was meant, where it is not the first one. */
  readonly through: string | undefined;
  /** The name that was meant is that of a solution. */
  readonly isSolution: boolean;
  /** Named exactly, begins so, an isomer of it, misspelt, or of the same ions or family. */
  readonly because: 'named' | 'begins' | 'isomer' | 'spelling' | 'related';
}

const isStart = (name: string, text: string): boolean => name.startsWith(text) || name.includes(` ${text}`) || name.includes(`-${text}`);

type Found = Omit<Suggestion, 'isSolution'>;

const suggestTyped = (text: string): readonly Found[] => {
  const wanted = listTypedWords(text);
  if (wanted === '') return [];
  return typed()
    .flatMap(({ substance, names }) => {
      const starts = names.findIndex((name) => name.startsWith(wanted));
      const at = starts >= 0 ? starts : names.findIndex((name) => isStart(name, wanted));
      if (at < 0) return [];
      // Names of the library first, then those that begin so, then short ones.
      const order = (substance.chemical === undefined ? 2 : 0) + (starts >= 0 ? 0 : 1);
      return [{ substance, at, order, length: names[at]?.length ?? 0 }];
    })
    .toSorted((a, b) => a.order - b.order || a.length - b.length)
    .map(({ substance, at }) => ({ substance, through: at === 0 ? undefined : substance.names[at], because: 'begins' as const }));
};

/** Cations of inorganic salts: a salt of one is like a salt of another, not like an ester. */
const cations = new Set(
  (
    'ammonium aluminum antimony arsenic barium beryllium bismuth cadmium calcium cesium chromium cobalt copper cupric cuprous ferric ferrous gold hydrogen iron lead ' +
    'lithium magnesium manganese mercuric mercury mercurous nickel potassium rubidium silver sodium stannic stannous strontium tin titanium zinc zirconium'
  ).split(' '),
);

const suggestRelated = (text: string): readonly Found[] => {
  const wanted = new Set(listMeaningWords(text).filter((word) => !general.has(word)));
  if (wanted.size === 0) return [];
  const isSaltWanted = listMeaningWords(text).some((word) => cations.has(word));
  return meanings()
    .map(({ substance, words }) => {
      const common = [...wanted].filter((word) => words.has(word));
      // The same anion of another metal comes before an organic substance with this word.
      const isSalt = isSaltWanted && [...words].some((word) => cations.has(word));
      return { substance, shared: common.some((word) => !cations.has(word)) ? common.length + (isSalt ? 1 : 0) : 0, extra: words.size };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted(
      (a, b) =>
        b.shared - a.shared || Number(a.substance.chemical === undefined) - Number(b.substance.chemical === undefined) || a.extra - b.extra,
    )
    .map(({ substance }) => ({ substance, through: undefined, because: 'related' as const }));
};

/** A name with one letter wrong, left out or too many; never another name that is known. */
const suggestMisspelt = (text: string): readonly Found[] => {
  const wanted = listTypedWords(text);
  if (wanted.length < 5 || wanted.length > 60) return [];
  return typed().flatMap(({ substance, names }) => {
    const at = names.findIndex(
      (name) => name[0] === wanted[0] && Math.abs(name.length - wanted.length) < 2 && editDistance(wanted, name) === 1,
    );
    return at < 0 ? [] : [{ substance, through: at === 0 ? undefined : substance.names[at], because: 'spelling' as const }];
  });
};

/** The name by which a text means a substance, where that is not its first name. */
const findThrough = (substance: NamedSubstance, text: string): string | undefined => {
  for (const key of listNameKeys(text)) {
    const through =
      substance.names.find((name) => listNameKeys(name)[0] === key) ?? substance.names.find((name) => listNameKeys(name).includes(key));
    if (through !== undefined) return through === substance.name ? undefined : through;
  }
  return undefined;
};

/**
 * Substances for what is typed or written, the best first: those it names, those whose names begin so, isomers, then those of the same ions
 * or family. Never by letters inside a word, and never by digits of a CAS number that is wrong.
 */
export const suggestSubstances = (text: string, limit = 20): readonly Suggestion[] => {
  const named = identify(text).map((substance) => ({ substance, through: findThrough(substance, text), because: 'named' as const }));
  const isNumber = /^\D{0,8}[\d\s-]+$/u.test(text.trim());
  const family = isNumber ? [] : (families().get(toFamilyKey(text)) ?? []);
  const isomers = family.map((substance) => ({ substance, through: undefined, because: 'isomer' as const }));
  const sure = [...named, ...suggestTyped(text), ...isomers];
  const found = sure.length > 0 || isNumber ? sure : [...suggestMisspelt(text), ...suggestRelated(text)];
  const seen = new Set<NamedSubstance>();
  return found
    .filter(({ substance }) => !seen.has(substance) && seen.add(substance))
    .slice(0, limit)
    .map((one) => ({ ...one, isSolution: isSolutionName(one.because === 'named' ? text : (one.through ?? one.substance.name)) }));
};

const familiesOf = (substance: NamedSubstance): readonly string[] => substance.names.map(toFamilyKey);

/** Whether a name and a CAS number are of one substance; 'unknown' where either is not known. */
export const compareIdentity = (
  name: string,
  cas: string,
): 'agree' | 'unknown' | { readonly named: NamedSubstance; readonly numbered: NamedSubstance } => {
  const [numbered] = identify(cas);
  const named = identify(name);
  const [first] = named;
  if (numbered === undefined || first === undefined) return 'unknown';
  if (named.includes(numbered) || named.some((one) => one.cas === solutes[cas] || solutes[one.cas] === cas)) return 'agree';
  // Isomers, hydrates and what stands in for a mixture are one stock to a register.
  const families = new Set(familiesOf(numbered));
  if (named.some((one) => familiesOf(one).some((family) => families.has(family)))) return 'agree';
  if (named.some(({ chemical }) => chemical?.kind === 'mixture') || numbered.chemical?.kind === 'mixture') return 'unknown';
  return { named: first, numbered };
};
