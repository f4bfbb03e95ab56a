import { expect, it, test } from 'vitest';
import { shapeText } from './field-rules.ts';
import { formatWkt, parseGeometryText } from './geometry.ts';

const ring = [
  [73, 21],
  [73.25, 21],
  [73.25, 21.125],
  [73, 21],
] as const;

test.each([
  ['POINT (73 21)', { type: 'Point', coordinates: [73, 21] }],
  ['LINESTRING (73 21, 73.25 21.125)', { type: 'LineString', coordinates: [ring[0], ring[2]] }],
  ['POLYGON ((73 21, 73.25 21, 73.25 21.125, 73 21))', { type: 'Polygon', coordinates: [ring] }],
  [
    'MULTILINESTRING ((73 21, 73.25 21), (73.25 21, 73.25 21.125))',
    {
      type: 'MultiLineString',
      coordinates: [
        [ring[0], ring[1]],
        [ring[1], ring[2]],
      ],
    },
  ],
  ['MULTIPOLYGON (((73 21, 73.25 21, 73.25 21.125, 73 21)))', { type: 'MultiPolygon', coordinates: [[ring]] }],
] as const)('%s is read and written again as it is', (text, geometry) => {
  expect(parseGeometryText(text)).toEqual(geometry);
  expect(formatWkt(geometry as never)).toBe(text);
  expect(parseGeometryText(JSON.stringify(geometry))).toEqual(geometry);
});

it('reads what other programs write: a reference system, heights, a multipoint with and without brackets, features', () => {
  expect(parseGeometryText('SRID=4326;LINESTRING Z(73 21 12.5,73.25 21.125 -3e1)')).toEqual({
    type: 'LineString',
    coordinates: [ring[0], ring[2]],
  });
  for (const text of ['MULTIPOINT ((73 21), (73.25 21))', 'multipoint(73 21, 73.25 21)'])
    expect(parseGeometryText(text)).toEqual({ type: 'MultiPoint', coordinates: [ring[0], ring[1]] });
  const feature = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
  expect(parseGeometryText(JSON.stringify(feature))).toEqual(feature.geometry);
  expect(parseGeometryText(JSON.stringify({ type: 'FeatureCollection', features: [feature] }))).toEqual(feature.geometry);
});

it.each([
  '',
  'hello',
  'POLYGON',
  'POLYGON ((73 21, 73.25 21))',
  'POLYGON ((73 21, 73.25 21, 73.25 21.125, 73 21)',
  'LINESTRING (200 21, 73 21)',
  'LINESTRING (73 21, 73.25 alert(1))',
  'SRID=32643;LINESTRING (300000 2400000, 300100 2400000)',
  '{"type":"Polygon"',
  '{"type":"FeatureCollection","features":[]}',
  'LINESTRING ("73" 21, 1 1)',
])('%j is refused', (text) => {
  expect(parseGeometryText(text)).toBeNull();
  expect(shapeText.safeParse(text).success).toBe(false);
});

it('takes no point as a shape', () => {
  expect(shapeText.safeParse('POINT (73 21)').success).toBe(false);
  expect(shapeText.safeParse('LINESTRING (73 21, 73.25 21.125)').success).toBe(true);
});
