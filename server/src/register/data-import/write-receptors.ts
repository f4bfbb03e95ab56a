import type { GeoGeometry } from '@hazardguard/contract';
import { type GeometryColumns, parseGeometryText, toGeometryColumns } from '@hazardguard/contract';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { toWordKey } from '../geo-data/header-words.ts';
import { because, shorten } from '../geo-data/reason.ts';
import { roundDegrees } from '../industries/rules.ts';
import { placeOnShape, toReceptorKey } from '../receptors/register-rules.ts';
import { findPoint } from './find-point.ts';
import { importRows, type Stored } from './import-rows.ts';
import { type ImportContext, type Importer, leftOut } from './importer.ts';
import { RowReader } from './read-row.ts';
import { isEmptyCell, readNumber, toPlainDigits } from './read-values.ts';
import { findKind, findOsmKind, findOsmWord, hasOsmTags, isOsmKey, type ReceptorKind } from './receptor-kinds.ts';

interface Draft {
  readonly name: string | null;
  readonly kind: ReceptorKind;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly people: number | null;
  readonly phone: string | null;
  readonly sourceKey: string | null;
  /** A line or an area; null: a point. */
  readonly shape: GeometryColumns | null;
}

interface Known {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly people: number | null;
  readonly phone: string | null;
  readonly source_key: string | null;
  readonly geometry: object | null;
  readonly west: number | null;
  readonly south: number | null;
  readonly east: number | null;
  readonly north: number | null;
}

const columns = ['name', 'kind', 'latitude', 'longitude', 'people', 'phone', 'source_key'] as const;

/** Columns of a line or an area, which a file of points leaves as they are. */
const shapeColumns = ['geometry', 'west', 'south', 'east', 'north'] as const;

const mostPeople = 10_000_000;

/** Key of a place in its source: `osm:node/12`, `udise:24210100101`. */
const readSourceKey = (reader: RowReader, { properties }: GeoFeature, context: ImportContext): string | null => {
  const { osm_type: type, osm_id: id, '@id': at } = properties;
  if (typeof type === 'string' && id !== undefined && id !== null) return `osm:${type}/${id}`;
  if (typeof at === 'string' && /^(node|way|relation)\/\d+$/.test(at)) return `osm:${at}`;
  const code = reader.text('sourceKey', 60);
  if (code === null) return null;
  const header = toWordKey(context.mapping.columns.sourceKey ?? '');
  const source =
    header.includes('udise') || header.includes('यूडाइस') || header.includes('યુડાઇસ') || header === 'schoolcode'
      ? 'udise'
      : header.startsWith('nin')
        ? 'nin'
        : header.startsWith('osm')
          ? 'osm'
          : header.includes('hfr')
            ? 'hfr'
            : 'code';
  return `${source}:${toPlainDigits(code).replace(/\s+/g, '')}`;
};

/** A point, line or area that a sheet has as WKT or GeoJSON. */
const readGeometryCell = (reader: RowReader): GeoGeometry | null => {
  const cell = reader.cell('geometry');
  if (isEmptyCell(cell ?? null)) return null;
  const geometry = parseGeometryText(String(cell));
  if (geometry === null) reader.refuse('geometry', because('unreadableShape'));
  return geometry;
};

/** OpenStreetMap's name in English, else as written there. */
const readOsmName = ({ properties }: GeoFeature): string | null => {
  const name = properties['name:en'] ?? properties.name;
  return isEmptyCell(name) ? null : String(name).trim().slice(0, 200);
};

const osmPeople = ['population', 'capacity:persons', 'capacity', 'beds', 'capacity:beds'];
const isOsmPeople = (column: string | undefined): boolean => column === undefined || osmPeople.includes(column);

const readOsmPeople = ({ properties }: GeoFeature): number | null => {
  for (const key of osmPeople) {
    const read = readNumber(properties[key], false);
    if ('value' in read && read.value >= 0 && read.value <= mostPeople) return read.value;
  }
  return null;
};

const readOsmPhone = ({ properties }: GeoFeature): string | null => {
  const phone = properties.phone ?? properties['contact:phone'] ?? properties['contact:mobile'];
  return isEmptyCell(phone) ? null : (String(phone).split(';')[0]?.trim().slice(0, 200) ?? null);
};

const toPlace = (geometry: GeoGeometry | null) => {
  const point = geometry === null ? null : findPoint(geometry);
  return point === null ? null : { longitude: roundDegrees(point[0]), latitude: roundDegrees(point[1]) };
};

/** A source that says itself what its places are. */
const findSourceKind = (context: ImportContext, sourceKey: string | null): ReceptorKind | null => {
  if (sourceKey?.startsWith('udise:')) return 'school';
  if (sourceKey?.startsWith('nin:') || sourceKey?.startsWith('hfr:')) return 'hospital';
  const named = [context.mapping.columns.name ?? '', context.mapping.columns.people ?? ''].join(' ');
  if (/school|विद्यालय|स्कूल|शाळे|શાળા|student|enrol/iu.test(named)) return 'school';
  return /hospital|facility|beds?\b|अस्पताल|હોસ્પિટલ/iu.test(named) ? 'hospital' : null;
};

/** Places by their key in the source, else by name and position. */
export const writeReceptors: Importer['write'] = async (database, features, context) => {
  const rowByKey = new Map<string, number>();
  return importRows<Draft>(database, features, context, {
    lock: 'receptor',
    read: (feature) => {
      const reader = new RowReader(feature, context);
      const { kind: kindColumn } = context.mapping.columns;
      // `type` beside `fclass` is how Geofabrik's buildings are used, not what kind of place a row is.
      const isClass = kindColumn === 'type' && 'fclass' in feature.properties;
      const isOsm = hasOsmTags(feature.properties) && (isClass || isOsmKey(kindColumn));
      const sourceKey = readSourceKey(reader, feature, context);
      const kindCell = reader.cell('kind');
      const osmWord = isOsm ? findOsmWord(feature.properties) : null;
      const osmSaid = osmWord === null ? undefined : context.mapping.values.kind?.[osmWord];
      if (osmSaid === leftOut || reader.leavesOut('kind')) return null;
      const said =
        isEmptyCell(kindCell) || (isOsm && context.mapping.values.kind === undefined && context.mapping.constants.kind === undefined)
          ? null
          : findKind(kindCell ?? null);
      const kind =
        (osmSaid === undefined ? null : findKind(osmSaid)) ??
        said ??
        (isOsm ? findOsmKind(feature.properties) : findSourceKind(context, sourceKey));
      if (kind === null) {
        if (isOsm) return null;
        return {
          refused: {
            field: 'kind',
            ...(isEmptyCell(kindCell) ? because('noKind') : because('unknownKind', { value: shorten(kindCell) })),
          },
        };
      }
      const geometry = feature.geometry ?? readGeometryCell(reader);
      const shape = toGeometryColumns(geometry);
      if (shape !== null && 'problem' in shape) reader.refuse('geometry', because(shape.problem, shape.values));
      const given = reader.position();
      const isShape = shape !== null && !('problem' in shape);
      // A position beside its shape gives way to a point of the shape.
      const position = isShape && given !== null ? placeOnShape(given, shape) : (given ?? toPlace(geometry));
      const people =
        (isOsm ? readOsmPeople(feature) : null) ?? (isOsm && isOsmPeople(context.mapping.columns.people) ? null : reader.number('people'));
      const name = isOsm ? readOsmName(feature) : reader.text('name');
      if (people !== null && (people < 0 || people > mostPeople))
        reader.refuse('people', because('peopleRange', { most: mostPeople.toLocaleString('en') }));
      if (name === null && position === null) reader.refuse('name', because('noNameOrPosition'));
      if (reader.problems.length > 0) return { problems: reader.problems };
      const draft: Draft = {
        name,
        kind,
        latitude: position === null ? null : roundDegrees(position.latitude),
        longitude: position === null ? null : roundDegrees(position.longitude),
        people,
        phone: isOsm ? readOsmPhone(feature) : reader.phone('phone'),
        sourceKey,
        shape: shape !== null && 'why' in shape ? null : shape,
      };
      // Keys of a source are unique in the database; names are compared here.
      if (sourceKey?.startsWith('osm:') !== true) {
        const key = sourceKey ?? toReceptorKey(name ?? '', draft.latitude, draft.longitude);
        const earlier = rowByKey.get(key);
        if (earlier !== undefined)
          return { refused: { field: sourceKey === null ? 'name' : 'sourceKey', ...because('samePlace', { row: earlier }) } };
        rowByKey.set(key, feature.row);
      }
      return { draft };
    },
    store: async (client, rows, writer) => {
      const placed = rows.filter(({ draft }) => draft.latitude !== null);
      const { rows: found } = await client.query<Known>(
        `select number as id, ${columns.join(', ')}, ${shapeColumns.join(', ')} from receptor where source_key = any($1)
         union select number as id, ${columns.join(', ')}, ${shapeColumns.join(', ')} from receptor
           where (latitude, longitude) in (select * from unnest($2::float8[], $3::float8[]))
         union select number as id, ${columns.join(', ')}, ${shapeColumns.join(', ')} from receptor where latitude is null and lower(name) = any($4)`,
        [
          rows.flatMap(({ draft }) => (draft.sourceKey === null ? [] : [draft.sourceKey])),
          placed.map(({ draft }) => draft.latitude),
          placed.map(({ draft }) => draft.longitude),
          rows.flatMap(({ draft }) => (draft.latitude === null && draft.name !== null ? [draft.name.toLowerCase()] : [])),
        ],
      );
      const bySource = new Map(found.flatMap((place) => (place.source_key === null ? [] : [[place.source_key, place] as const])));
      // A place of another source is not this one, even with its name.
      const byName = new Map(
        found.flatMap((place) =>
          place.source_key === null ? [[toReceptorKey(place.name, place.latitude, place.longitude), place] as const] : [],
        ),
      );
      const added: Record<string, string | number | object | null>[] = [];
      const changed: (Record<string, string | number | object | null> & { id: number })[] = [];
      const seen = new Set<string>();
      const stored = rows.map(({ row, draft }): Stored => {
        if (draft.sourceKey !== null && seen.has(draft.sourceKey))
          return { row, gaps: false, outcome: { refused: { field: 'sourceKey', ...because('samePlaceTwice') } } };
        if (draft.sourceKey !== null) seen.add(draft.sourceKey);
        const known =
          (draft.sourceKey === null ? undefined : bySource.get(draft.sourceKey)) ??
          byName.get(toReceptorKey(draft.name ?? '', draft.latitude, draft.longitude));
        const next = {
          name: draft.name ?? known?.name ?? '',
          kind: draft.kind,
          latitude: draft.latitude ?? known?.latitude ?? null,
          longitude: draft.longitude ?? known?.longitude ?? null,
          people: draft.people ?? known?.people ?? null,
          phone: draft.phone ?? known?.phone ?? null,
          source_key: draft.sourceKey ?? known?.source_key ?? null,
        };
        const { shape } = draft;
        const geometry = shape === null ? (known?.geometry ?? null) : (JSON.parse(shape.geometry) as object);
        const box = shape ?? known ?? null;
        const shaped = { geometry, west: box?.west ?? null, south: box?.south ?? null, east: box?.east ?? null, north: box?.north ?? null };
        const gaps = next.name === '' || next.latitude === null || next.people === null;
        if (known === undefined) {
          added.push({ ...next, ...shaped });
          return { row, gaps, outcome: 'added' };
        }
        const isSameShape = JSON.stringify(geometry) === JSON.stringify(known.geometry);
        if (isSameShape && columns.every((column) => next[column] === known[column])) return { row, gaps, outcome: 'unchanged' };
        changed.push({ ...next, ...shaped, id: known.id });
        return { row, gaps, outcome: 'changed' };
      });
      const written = [...columns, ...shapeColumns];
      await writer.add('receptor', written, added);
      await writer.change('receptor', written, changed);
      return stored;
    },
  });
};
