import { toVisibleText } from '@hazardguard/contract';
import type { DrawnFeature } from '@hazardguard/contract/geo-file/opened-file';
import type { FeatureCollection, Geometry, Position } from 'geojson';
import { writeCsv } from '../../../ui/table-file/write-csv.ts';

/** What is written down of one layer. */
export interface NamedLayer {
  readonly name: string;
  readonly features: readonly DrawnFeature[];
}

const toProperties = ({ name, folder, description, style, values }: DrawnFeature, layer: string) => ({
  ...Object.fromEntries(values),
  name,
  ...(folder === '' ? {} : { folder }),
  ...(description === '' ? {} : { description }),
  layer,
  ...style,
});

export const writeGeoJson = (layers: readonly NamedLayer[]): string => {
  const collection: FeatureCollection = {
    type: 'FeatureCollection',
    features: layers.flatMap(({ name, features }) =>
      features.map((feature) => ({ type: 'Feature' as const, properties: toProperties(feature, name), geometry: feature.geometry })),
    ),
  };
  return JSON.stringify(collection);
};

/** One row for each feature, below the heading; of a line or an area the middle of its bounds. */
export const listRows = (layers: readonly NamedLayer[]): readonly (readonly string[])[] => [
  ['layer', 'folder', 'name', 'kind', 'longitude', 'latitude', 'description'],
  ...layers.flatMap(({ name, features }) =>
    features.map((feature) => {
      const [west, south, east, north] = feature.bounds;
      const middle = [((west + east) / 2).toFixed(6), ((south + north) / 2).toFixed(6)];
      return [name, feature.folder, feature.name, feature.kind, ...middle, feature.description];
    }),
  ),
];

export const writeTable = (layers: readonly NamedLayer[]): string => writeCsv(listRows(layers));

/** XML 1.0 has no place for most control characters, not even as numbers; nor has a map for others that nobody sees. */
const escaped = (text: string): string =>
  toVisibleText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const element = (name: string, inside: string): string => (inside === '' ? '' : `<${name}>${inside}</${name}>`);
const corners = (positions: readonly Position[]): string => element('coordinates', positions.map(([x, y]) => `${x},${y}`).join(' '));
const ring = (positions: readonly Position[]): string => element('LinearRing', corners(positions));
const polygon = ([outer = [], ...holes]: readonly (readonly Position[])[]): string =>
  element('Polygon', element('outerBoundaryIs', ring(outer)) + holes.map((hole) => element('innerBoundaryIs', ring(hole))).join(''));

const shape = (geometry: Geometry): string => {
  switch (geometry.type) {
    case 'Point':
      return element('Point', corners([geometry.coordinates]));
    case 'LineString':
      return element('LineString', corners(geometry.coordinates));
    case 'Polygon':
      return polygon(geometry.coordinates);
    case 'MultiPoint':
      return element('MultiGeometry', geometry.coordinates.map((at) => element('Point', corners([at]))).join(''));
    case 'MultiLineString':
      return element('MultiGeometry', geometry.coordinates.map((line) => element('LineString', corners(line))).join(''));
    case 'MultiPolygon':
      return element('MultiGeometry', geometry.coordinates.map(polygon).join(''));
    case 'GeometryCollection':
      return element('MultiGeometry', geometry.geometries.map(shape).join(''));
  }
};

/** #rgb or #rrggbb and an opacity as KML writes them: aabbggrr. */
const colour = (hash: string | undefined, opacity = 1): string => {
  if (hash === undefined) return '';
  const long = hash.length === 4 ? [...hash.slice(1)].map((digit) => digit + digit).join('') : hash.slice(1);
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
  return element('color', `${alpha}${long.slice(4, 6)}${long.slice(2, 4)}${long.slice(0, 2)}`);
};

const formatStyle = ({ style }: DrawnFeature): string => {
  const width = style['stroke-width'];
  const line = colour(style.stroke, style['stroke-opacity']) + (width === undefined ? '' : element('width', String(width)));
  const area =
    colour(style.fill, style['fill-opacity']) + (style.fill === undefined && style['fill-opacity'] === 0 ? '<fill>0</fill>' : '');
  return element('Style', element('IconStyle', colour(style['marker-color'])) + element('LineStyle', line) + element('PolyStyle', area));
};

const placemark = (feature: DrawnFeature): string => {
  const values = feature.values.map(([name, value]) => `<Data name="${escaped(name)}">${element('value', escaped(value))}</Data>`).join('');
  const texts = element('name', escaped(feature.name)) + element('description', escaped(feature.description));
  return element('Placemark', texts + formatStyle(feature) + element('ExtendedData', values) + shape(feature.geometry));
};

/** A folder for each layer; the folders inside a file are not kept. */
export const writeKml = (layers: readonly NamedLayer[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${layers
    .map(({ name, features }) => element('Folder', element('name', escaped(name)) + features.map(placemark).join('\n')))
    .join('\n')}</Document></kml>\n`;
