import type { VillageArea } from '@hazardguard/contract';
import { beforeEach, expect, test } from 'vitest';
import { importAreas } from '../../register/population/import-areas.ts';
import { listSources, removeSource } from '../../register/population/source-store.ts';
import { useApplication } from '../../testing/application.ts';
import { countPopulationInside } from './area-facts.ts';
import { drawVillages, most, placeVillages } from './village-areas.ts';

const application = useApplication();

type Ring = [number, number][];
const square = (west: number, south: number, side: number): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

/** Act-now: 2 km from the origin; be-ready: 4 km around it, in degrees × 100. */
const part = (ring: Ring, severity: string, warnedArea?: string) => ({
  type: 'Feature',
  properties: { severity, ...(warnedArea === undefined ? {} : { warnedArea }) },
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const collection = (features: readonly object[]) => ({ type: 'FeatureCollection', features });
const twoAreas = collection([part(square(72, 21, 0.02), 'severe', 'act-now'), part(square(72, 21, 0.04), 'middle', 'be-ready')]);

const imported = async (villages: readonly (readonly [name: string, people: number, ring: Ring])[], name = 'Census') => {
  const { database } = application();
  const rows = (async function* () {
    for (const [index, [village, people, ring]] of villages.entries())
      yield {
        row: index + 1,
        geometry: { type: 'Polygon', coordinates: [ring] } as never,
        fault: null,
        properties: { name: village, people },
      };
  })();
  await importAreas(database, rows, {
    name,
    sourceName: 'Census office',
    year: 2011,
    licence: 'none',
    dryRun: false,
    actor: { id: null, name: null },
  });
};

const draw = async (area: object): Promise<readonly VillageArea[]> => {
  const { database } = application();
  const { villages } = await countPopulationInside(database, area);
  return drawVillages(area, await placeVillages(database, area, villages));
};

beforeEach(async () => {
  const { database } = application();
  for (const { id } of await listSources(database)) await removeSource(database, id);
});

test('a village has the stricter of the areas that it meets; one beyond both is not drawn', async () => {
  await imported([
    ['Wide', 4_000, square(72.03, 21.03, 0.02)],
    ['Near', 100, square(72.005, 21.005, 0.005)],
    ['Across', 400, square(72.015, 21.0, 0.01)],
    ['Outside', 900, square(72.1, 21.1, 0.01)],
  ]);
  const villages = await draw(twoAreas);
  expect(villages.map(({ name, area, people }) => [name, area, Math.round(people)])).toEqual([
    // Who must act comes first, then by people inside.
    ['Across', 'act-now', 400],
    ['Near', 'act-now', 100],
    ['Wide', 'be-ready', 1_000],
  ]);
  const [[corners = []] = []] = villages[1]?.outline ?? [];
  expect(corners.map(String).toSorted()).toEqual(['72.005,21.005', '72.005,21.005', '72.005,21.01', '72.01,21.005', '72.01,21.01']);
});

test('a warning with one area has no steps, and its villages are drawn all the same', async () => {
  await imported([['Near', 100, square(72.005, 21.005, 0.005)]]);
  expect(await draw(collection([part(square(72, 21, 0.02), 'severe')]))).toMatchObject([{ name: 'Near', area: null }]);
});

test('without a source of villages there is nothing to draw', async () => {
  expect(await draw(twoAreas)).toEqual([]);
});

test('outlines keep their shape with fewer corners, and those beyond the bound of an answer have none', async () => {
  const many = (at: number): Ring => {
    const [west, south] = [72 + 0.001 * (at % 10), 21 + 0.001 * Math.floor(at / 10)];
    const [a, b, c, d] = square(west, south, 0.001) as [Ring[0], Ring[0], Ring[0], Ring[0]] & Ring;
    const along = (from: [number, number], to: [number, number]): Ring =>
      Array.from({ length: 100 }, (_none, step) => [
        from[0] + ((to[0] - from[0]) * step) / 100,
        from[1] + ((to[1] - from[1]) * step) / 100,
      ]);
    return [...along(a, b), ...along(b, c), ...along(c, d), ...along(d, a), a];
  };
  await imported(Array.from({ length: most.villages + 5 }, (_none, at) => [`Village ${at}`, 50 + at, many(at)]));
  const villages = await draw(twoAreas);
  const corners = villages.map(({ outline }) => outline?.flat(2).length ?? 0);
  expect(corners).toEqual([...Array.from({ length: most.villages }, () => 5), 0, 0, 0, 0, 0]);
  expect(JSON.stringify(villages).length).toBeLessThan(20_000);
});

test('a village whose outline is not imported any more keeps the area in which it was counted', async () => {
  await imported([['Near', 100, square(72.005, 21.005, 0.005)]]);
  const { database } = application();
  const { villages } = await countPopulationInside(database, twoAreas);
  for (const { id } of await listSources(database)) await removeSource(database, id);
  const place = async (actNow: typeof villages) => drawVillages(twoAreas, await placeVillages(database, twoAreas, villages, actNow));
  expect(await place(villages)).toMatchObject([{ name: 'Near', area: 'act-now', outline: null }]);
  expect(await place([])).toMatchObject([{ name: 'Near', area: 'be-ready', outline: null }]);
});

test('of two sources with a village of one name the outline is of the one that was counted', async () => {
  await imported([['Near', 100, square(72.004, 21.004, 0.001)]], 'An older list');
  await imported([['Near', 100, square(72.005, 21.005, 0.005)]]);
  const villages = await draw(twoAreas);
  expect(villages.map(({ outline }) => outline?.[0]?.[0]?.length)).toEqual([5]);
  const corners = villages[0]?.outline?.[0]?.[0] ?? [];
  const { villages: counted } = await countPopulationInside(application().database, twoAreas);
  expect(Math.min(...corners.map(([longitude]) => longitude))).toBe(counted[0]?.box?.[0]);
});
