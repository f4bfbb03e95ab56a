import { chemicals } from './library.ts';
import type { Chemical } from './record.ts';

/** One spelling for comparison: case, accents, hyphens, and British 'sulph' against American 'sulf' do not matter. */
const spelling = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('sulph', 'sulf')
    .replaceAll('aluminium', 'aluminum')
    .replace(/[\s\-‐–]+/gu, ' ')
    .trim();

/** 'Gasoline / motor spirit' answers to both of its names, 'Oleum (fuming sulfuric acid)' with and without the brackets. */
const listNames = (chemical: Chemical): readonly string[] => {
  const written = [chemical.name, ...chemical.synonyms];
  const plain = written.map((name) => name.replace(/\s*\([^)]*\)/gu, ''));
  return [chemical.cas, chemical.id, ...written, ...plain, ...plain.flatMap((name) => name.split(/\s+\/\s+/u))];
};

const index: ReadonlyMap<string, Chemical> = new Map(
  // A later entry of a Map replaces an earlier one, so the list runs backwards: the first chemical keeps a shared name.
  chemicals.toReversed().flatMap((chemical) => listNames(chemical).map((name) => [spelling(name), chemical] as const)),
);

/** Finds a chemical by its CAS number, name, synonym or id, in any case. */
export const findChemical = (casOrName: string): Chemical | undefined => index.get(spelling(casOrName));

/** Levenshtein distance: fewest single-letter insertions, deletions and replacements from one word to the other. */
export const editDistance = (from: string, to: string): number => {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? to.length;
};

/** Chemicals whose names look most like what was written, nearest first; for 'did you mean'. */
export const nearestChemicals = (text: string, count = 3): readonly Chemical[] => {
  const wanted = spelling(text).slice(0, 80);
  if (wanted === '') return [];
  const share = (name: string): number => {
    if (name.includes(wanted) || wanted.includes(name)) return 0.2;
    return editDistance(wanted, name) / Math.max(wanted.length, name.length);
  };
  return chemicals
    .map((chemical) => ({ chemical, distance: Math.min(...listNames(chemical).map((name) => share(spelling(name)))) }))
    .filter(({ distance }) => distance <= 0.5)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ chemical }) => chemical);
};
