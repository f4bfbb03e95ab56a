import libraryNames from '../data/library-names.json' with { type: 'json' };
import tradeNameData from '../data/trade-names.json' with { type: 'json' };
import { chemicals } from './library.ts';
import { NameIndex } from './name-index.ts';
import { listNameKeys, saysSolution } from './name-key.ts';
import type { Chemical, TradeNames } from './record.ts';

// As in library.ts: the records are uneven.
export const tradeNames: readonly TradeNames[] = tradeNameData as unknown as readonly TradeNames[];

const taken: Readonly<Record<string, readonly string[]>> = libraryNames;
const tradeByCas: ReadonlyMap<string, TradeNames> = new Map(tradeNames.map((entry) => [entry.cas, entry]));

/** 'Gasoline / motor spirit' answers to both of its names, 'Oleum (fuming sulfuric acid)' with and without the brackets. */
const splitName = (name: string): readonly string[] => {
  const plain = name.replace(/\s*\([^)]*\)/gu, '');
  const inside = [...name.matchAll(/\s\(([^)]*)\)/gu)].map(([, words = '']) => words);
  return [name, plain, ...plain.split(/\s+\/\s+/u), ...inside.filter((words) => !/component|mixture|proxy|refrigerated/u.test(words))];
};

/** All names of a chemical, those that mean it most before those that other sources give it. */
export const listNames = (chemical: Chemical): readonly string[] => {
  const trade = tradeByCas.get(chemical.cas);
  return [
    ...new Set([
      ...splitName(chemical.name),
      ...chemical.synonyms.flatMap(splitName),
      ...(trade?.names ?? []),
      ...(trade?.solutions ?? []),
      ...(trade?.local ?? []),
      ...(taken[chemical.id] ?? []),
    ]),
  ];
};

const index = new NameIndex<Chemical>();
for (const chemical of chemicals) {
  const { cas, formula, un } = chemical;
  index.add(chemical, { cas, names: listNames(chemical), un, formula, refrigerants: tradeByCas.get(cas)?.refrigerants });
}
/** Names of substances that the library does not hold, so that 'xylene' is not taken for one isomer. */
const elsewhere = new Set(
  tradeNames.filter(({ name }) => name !== undefined).flatMap(({ names }) => names.flatMap((name) => listNameKeys(name).slice(0, 1))),
);
const byId: ReadonlyMap<string, Chemical> = new Map(chemicals.map((chemical) => [chemical.id, chemical]));

/**
 * The chemical of the library that a text names: its id, a CAS number in any spelling, a name, synonym, trade name or local name, a UN number
 * ('UN 1017'), a formula or the number of a refrigerant ('R-717'). Undefined where it names none, or more than one.
 */
export const findChemical = (text: string): Chemical | undefined => {
  const own = byId.get(text.trim().toLowerCase());
  if (own !== undefined) return own;
  if (elsewhere.has(listNameKeys(text)[0] ?? '')) return undefined;
  const found = index.find(text);
  return found.length === 1 ? found[0] : undefined;
};

const solutionKeys = new Set([
  ...tradeNames.flatMap(({ solutions = [] }) => solutions).flatMap((name) => listNameKeys(name).slice(0, 1)),
  ...chemicals
    .filter(({ kind }) => kind === 'solution')
    .flatMap((chemical) => listNames(chemical).flatMap((name) => listNameKeys(name).slice(0, 1))),
]);

/** Formalin, hydrochloric acid, ammonia water, oleum, 'ammonia solution 25 %': the name of a solution, whose CAS number is its solute's. */
export const isSolutionName = (name: string): boolean =>
  saysSolution(name) || (!/\b(anhydrous|gas)\b/iu.test(name) && listNameKeys(name).some((key) => solutionKeys.has(key)));

/** Names of solutions of a chemical, in every language of the library; the first is the usual one. */
export const listSolutionNames = ({ cas }: Chemical): readonly string[] => [
  ...new Set(tradeNames.flatMap((entry) => (entry.cas === cas || solutes[entry.cas] === cas ? (entry.solutions ?? []) : []))),
];

/** CAS numbers of a solution itself, with that of its solute. */
export const solutes: Readonly<Record<string, string>> = { '1336-21-6': '7664-41-7' };
