import { readFileSync } from 'node:fs';
import { drawnArea } from '@hazardguard/contract';
import { readFile } from '@hazardguard/contract/geo-file/read-file';
import { expect, it } from 'vitest';
import { findOutlineProblem, listAreas } from './area-candidates.ts';

const open = (text: string) => readFile(new TextEncoder().encode(text));
const geojson = (type: string, coordinates: unknown) =>
  JSON.stringify({ type: 'Feature', properties: { name: 'Field' }, geometry: { type, coordinates } });
const square = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

it('takes the outline of a KML file without the closing corner', async () => {
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Zone</name><Polygon><outerBoundaryIs><LinearRing>
    <coordinates>72.9,21.6,0 73,21.6,0 73,21.7,0 72.9,21.6,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
  const [area, ...others] = listAreas(await open(kml));
  expect(others).toEqual([]);
  expect(area).toEqual({
    name: 'Zone',
    holes: 0,
    points: [
      [72.9, 21.6],
      [73, 21.6],
      [73, 21.7],
    ],
  });
  expect(findOutlineProblem(area?.points ?? [])).toBeUndefined();
  expect(drawnArea.safeParse({ shape: 'polygon', points: area?.points.map((corner) => [...corner]) }).success).toBe(true);
});

it('lists each part of a GeoJSON area separately, and counts its holes', async () => {
  const parts = [[square(72, 21, 0.1), square(72.02, 21.02, 0.01)], [square(73, 21, 0.1)]];
  expect(listAreas(await open(geojson('MultiPolygon', parts))).map(({ name, holes, points }) => [name, holes, points.length])).toEqual([
    ['Field (1)', 1, 4],
    ['Field (2)', 0, 4],
  ]);
});

it('finds no area in points and lines', async () => {
  expect(
    listAreas(
      await open(
        geojson('LineString', [
          [72, 21],
          [73, 21],
        ]),
      ),
    ),
  ).toEqual([]);
});

it('the bundled sample surroundings have areas that an alert can use', async () => {
  const sample = readFileSync(new URL('../../../public/samples/sample-surroundings.kml', import.meta.url));
  const areas = listAreas(await readFile(new Uint8Array(sample)));
  expect(areas.length).toBeGreaterThan(0);
  for (const { name, points } of areas) expect(findOutlineProblem(points), name).toBeUndefined();
});

it.each([
  [
    'few',
    [
      [72, 21],
      [73, 21],
    ],
  ],
  [
    'crossing',
    [
      [72, 21],
      [72.1, 21.1],
      [72.1, 21],
      [72, 21.1],
    ],
  ],
  ['wide', square(72, 20, 3).slice(0, -1)],
  ['many', Array.from({ length: 251 }, (_none, at) => [72 + Math.cos(at / 40) / 10, 21 + Math.sin(at / 40) / 10])],
] as const)('refuses an outline: %s', (problem, points) => {
  expect(findOutlineProblem(points.map(([x = 0, y = 0]) => [x, y] as const))).toBe(problem);
});
