import { createHash } from 'node:crypto';
import { type RoadClass, roadClasses } from '@hazardguard/contract';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import type { RowRead } from '../geo-data/import-rows.ts';
import { readText } from '../geo-data/read-property.ts';
import { because } from '../geo-data/reason.ts';

export interface RoadRow {
  readonly key: string;
  readonly name: string | null;
  readonly reference: string | null;
  readonly class: RoadClass;
  readonly oneway: boolean;
  readonly line: readonly number[];
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly content_hash: string;
}

/** Values of `highway` (OSM wiki, Key:highway) that are driven on; paths, steps and roads that are only planned are no ways out. */
const others: Readonly<Record<string, RoadClass>> = {
  living_street: 'residential',
  road: 'unclassified',
  busway: 'service',
};

const toClass = (value: string): RoadClass | undefined => {
  const plain = value.toLowerCase().replace(/_link$/u, '');
  return roadClasses.find((known) => known === plain) ?? others[plain];
};

/** May not be driven on by everybody: a works road behind a gate is no way out. */
const isClosed = (properties: GeoFeature['properties']): boolean =>
  ['access', 'motor_vehicle', 'vehicle'].some((tag) => /^(no|private)$/iu.test(String(properties[tag] ?? '')));

/** More corners than any road of a map. */
const mostCorners = 50_000;

/** A feature as a road. Features of other kinds are passed over, and no refusals. */
export const readRoad = ({ geometry, properties, row }: GeoFeature): RowRead<RoadRow> => {
  const tag = readText(properties, ['highway', 'fclass', 'road_class', 'roadclass', 'class', 'type']);
  const kind = tag === null ? undefined : toClass(tag);
  if (kind === undefined) {
    // A map of OpenStreetMap has rivers and walls beside roads; a file of roads only has a class for each.
    const isLine = geometry?.type === 'LineString' && properties.osm_type === undefined;
    return { problem: isLine && tag === null ? { field: 'highway', ...because('roadNoClass') } : null };
  }
  if (geometry?.type !== 'LineString' || isClosed(properties)) return { problem: null };
  const { coordinates } = geometry;
  if (coordinates.length < 2) return { problem: { field: 'geometry', ...because('lineTooShort') } };
  if (coordinates.length > mostCorners)
    return { problem: { field: 'geometry', ...because('tooManyCorners', { corners: coordinates.length, most: mostCorners }) } };
  if (!coordinates.every(([longitude, latitude]) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
    return { problem: { field: 'geometry', ...because('cornerNotDegrees') } };
  const oneway = String(properties.oneway ?? properties.junction ?? '');
  const isOneway = /^(yes|true|1|-1|f|t|roundabout)$/iu.test(oneway) || (kind === 'motorway' && oneway === '');
  const points = /^(-1|t)$/iu.test(oneway) ? coordinates.toReversed() : coordinates;
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const id = readText(properties, ['osm_id', 'id', 'fid']);
  const found = {
    name: readText(properties, ['name:en', 'name']),
    reference: readText(properties, ['ref', 'int_ref']),
    class: kind,
    oneway: isOneway,
    line: points.flat(),
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
  const content_hash = createHash('sha256').update(JSON.stringify(found)).digest('hex');
  const part = properties['part of'] === undefined ? '' : `/${String(properties['part of'])}`;
  return { row: { ...found, key: `${id === null ? `${content_hash.slice(0, 16)} ${row}` : id}${part}`, content_hash }, toComplete: false };
};
