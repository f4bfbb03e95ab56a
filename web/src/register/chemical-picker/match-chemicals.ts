import type { ChemicalName } from '@hazardguard/contract';

/** What a chemical is found by. */
type Named = Pick<ChemicalName, 'name' | 'casNo' | 'synonyms'>;

export interface ChemicalMatch<Chemical extends Named = ChemicalName> {
  readonly chemical: Chemical;
  /** The synonym that was meant, where the name itself was not. */
  readonly through: string | undefined;
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** 0 is best: the whole name, then its start, then the start of a word, then anywhere; undefined is no match. */
const rank = (name: string, typed: string): number | undefined => {
  const text = plain(name);
  if (text === typed) return 0;
  if (text.startsWith(typed)) return 1;
  const at = text.indexOf(typed);
  if (at < 0) return undefined;
  return /[\s,()-]/.test(text.charAt(at - 1)) ? 2 : 3;
};

const match = <Chemical extends Named>(chemical: Chemical, typed: string): (ChemicalMatch<Chemical> & { rank: number }) | undefined => {
  const own = rank(chemical.name, typed);
  const cas = chemical.casNo?.startsWith(typed) ? 1 : undefined;
  const best = own ?? cas;
  const synonym = chemical.synonyms
    .map((name) => ({ name, rank: rank(name, typed) }))
    .filter((found): found is { name: string; rank: number } => found.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)[0];
  if (best !== undefined && (synonym === undefined || best <= synonym.rank)) return { chemical, through: undefined, rank: best };
  return synonym === undefined ? undefined : { chemical, through: synonym.name, rank: synonym.rank + 0.5 };
};

/** Chemicals by name, synonym or CAS number, the best match first; all, by name, when nothing is typed. */
export const matchChemicals = <Chemical extends Named>(
  chemicals: readonly Chemical[],
  typed: string,
  limit = 20,
): readonly ChemicalMatch<Chemical>[] => {
  const text = plain(typed);
  if (text === '') return chemicals.slice(0, limit).map((chemical) => ({ chemical, through: undefined }));
  return chemicals
    .map((chemical) => match(chemical, text))
    .filter((found) => found !== undefined)
    .toSorted((a, b) => a.rank - b.rank || a.chemical.name.localeCompare(b.chemical.name))
    .slice(0, limit)
    .map(({ chemical, through }) => ({ chemical, through }));
};

/** The chemical a name or synonym stands for exactly, whatever its case. */
export const findNamed = (chemicals: readonly ChemicalName[], name: string): ChemicalName | undefined => {
  const text = plain(name);
  if (text === '') return undefined;
  return (
    chemicals.find((chemical) => plain(chemical.name) === text) ??
    chemicals.find((chemical) => chemical.synonyms.some((synonym) => plain(synonym) === text))
  );
};
