import { editDistance } from '@hazardguard/chemicals';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { siteInScope } from '../../../platform/db/scope/row-scope.ts';
import { commonWords } from './common-words.ts';
import { isNative, normalise } from './normalise.ts';
import { toSkeleton, toSound } from './transliterate.ts';
import { listWordForms } from './word-forms.ts';

type SitesByWord = ReadonlyMap<string, ReadonlySet<number>>;

/** The words of the names and districts of the sites that a person may see. */
export interface SiteNames {
  readonly names: SitesByWord;
  readonly districts: SitesByWord;
  /** Words of both by the consonants of their sound. */
  readonly bySkeleton: ReadonlyMap<string, readonly string[]>;
  /** Whole names, common words too. */
  readonly titles: ReadonlyMap<number, string>;
  /** The only site in the scope: a question is about it if it names none. */
  readonly only: number | null;
}

const listWords = (text: string): readonly string[] =>
  normalise(text)
    .trim()
    .split(' ')
    .filter((word) => word.length >= 3 && !commonWords.has(word));

const collect = (texts: ReadonlyMap<string, readonly number[]>): Map<string, Set<number>> => {
  const sites = new Map<string, Set<number>>();
  for (const [text, ids] of texts)
    for (const word of listWords(text)) {
      const found = sites.get(word) ?? new Set();
      for (const id of ids) found.add(id);
      sites.set(word, found);
    }
  return sites;
};

export const readSiteNames = async ({ kysely }: Database): Promise<SiteNames> => {
  const { rows } = await sql<{ id: number; industry_name: string; district: string }>`
    select id, industry_name, district from industry where ${siteInScope()}`.execute(kysely);
  const names = collect(new Map(rows.map(({ id, industry_name }) => [industry_name, [id]])));
  // Many sites share a district: its name is read once.
  const byDistrict = Map.groupBy(rows, ({ district }) => district);
  const districts = collect(new Map([...byDistrict].map(([district, sites]) => [district, sites.map(({ id }) => id)])));
  return {
    names,
    districts,
    bySkeleton: Map.groupBy(new Set([...names.keys(), ...districts.keys()]), (word) => toSkeleton(toSound(word))),
    titles: new Map(rows.map(({ id, industry_name }) => [id, industry_name])),
    only: rows.length === 1 ? (rows[0]?.id ?? null) : null,
  };
};

/** A Latin word is meant as it is spelt, a long one also with another spelling of the same sounds. */
const shortestMisspelt = 7;

/** Two spellings of one name differ in few vowels. */
const soundsAlike = (one: string, other: string): boolean => editDistance(one, other) <= Math.max(1, Math.floor(one.length / 4));

const findSpellings = (word: string, { names, districts, bySkeleton }: SiteNames): readonly string[] => {
  if (names.has(word) || districts.has(word)) return [word];
  if (!isNative(word) && word.length < shortestMisspelt) return [];
  const sound = toSound(word);
  return (bySkeleton.get(toSkeleton(sound)) ?? []).filter((known) => soundsAlike(sound, toSound(known)));
};

/** At most this many sites are named by one question; a word that more of them share means none of them. */
const mostSites = 3;

export interface NamedSites {
  /** Best first. */
  readonly ids: readonly number[];
  /** Named by its district: every site there. */
  readonly inDistrict: readonly number[];
  /** No site was named: the only one in the scope. */
  readonly assumed: boolean;
}

/** The sites that a question names, in any script. */
export const findSites = (question: string, known: SiteNames): NamedSites => {
  const words = listWords(question)
    .map(listWordForms)
    .map(
      (forms) =>
        forms
          .filter((form) => !commonWords.has(form))
          .map((form) => findSpellings(form, known))
          .find((found) => found.length > 0) ?? [],
    );
  const score = (map: SitesByWord): ReadonlyMap<number, number> => {
    const scores = new Map<number, number>();
    for (const spellings of words) {
      const sites = new Set(spellings.flatMap((word) => [...(map.get(word) ?? [])]));
      for (const id of sites) scores.set(id, (scores.get(id) ?? 0) + 1);
    }
    return scores;
  };
  const scores = [...score(known.names)].toSorted(([oneId, one], [otherId, other]) => other - one || oneId - otherId);
  const best = scores.filter(([, hits]) => hits === scores[0]?.[1]).map(([id]) => id);
  if (best.length > 0 && best.length <= mostSites) return { ids: best, inDistrict: [], assumed: false };
  const inDistrict = [...score(known.districts).keys()];
  if (best.length > 0 || inDistrict.length > 0) return { ids: [], inDistrict: inDistrict.length > 0 ? inDistrict : best, assumed: false };
  return { ids: known.only === null ? [] : [known.only], inDistrict: [], assumed: known.only !== null };
};

/** The question without the words of the names of its sites: the tank of 'Kandla Tank Farm' is no tank that a person went into. */
export const leaveOutSites = (question: string, { ids, assumed }: NamedSites, { titles }: SiteNames): string => {
  if (assumed) return question;
  const sounds = new Set(
    ids
      .flatMap((id) =>
        normalise(titles.get(id) ?? '')
          .trim()
          .split(' '),
      )
      .map((word) => toSkeleton(toSound(word))),
  );
  const words = normalise(question).trim().split(' ');
  return words.filter((word) => !listWordForms(word).some((form) => sounds.has(toSkeleton(toSound(form))))).join(' ');
};
