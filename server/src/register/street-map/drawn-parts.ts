import type { Shape } from './feature-geometry.ts';

/** OSM tags: key and value. */
export type Tags = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Layers of the Protomaps schema, version 4 (docs.protomaps.com/basemaps/layers), that features are drawn in. */
export const streetLayers = ['landuse', 'water', 'buildings', 'roads', 'places', 'pois'] as const;
export type StreetLayer = (typeof streetLayers)[number];

/** What a map draws of a feature in one layer. */
export interface DrawnPart {
  readonly layer: StreetLayer;
  /** The first zoom with this part. */
  readonly minZoom: number;
  /** The part is one point with a name, whatever the shape of the feature. */
  readonly asPoint?: true;
  /** Besides the names. */
  readonly properties: Readonly<Record<string, string | number | boolean>>;
}

const text = (value: Tags[string]): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value);

interface RoadKind {
  readonly kind: 'highway' | 'major_road' | 'minor_road' | 'path';
  readonly minZoom: number;
}
const road = (kind: RoadKind['kind'], minZoom: number): RoadKind => ({ kind, minZoom });
const roadKinds: ReadonlyMap<string, RoadKind> = new Map([
  ['motorway', road('highway', 5)],
  ['trunk', road('major_road', 6)],
  ['primary', road('major_road', 8)],
  ['secondary', road('major_road', 10)],
  ['tertiary', road('major_road', 11)],
  ['residential', road('minor_road', 12)],
  ['unclassified', road('minor_road', 12)],
  ['living_street', road('minor_road', 12)],
  ['road', road('minor_road', 12)],
  ['service', road('minor_road', 14)],
  ['track', road('path', 13)],
  ['path', road('path', 14)],
  ['footway', road('path', 14)],
  ['pedestrian', road('path', 13)],
  ['cycleway', road('path', 14)],
  ['bridleway', road('path', 14)],
  ['steps', road('path', 15)],
]);

const isYes = (value: Tags[string]): boolean => value !== undefined && value !== null && value !== 'no' && value !== false;

const drawRoad = (tags: Tags): DrawnPart | undefined => {
  const highway = text(tags.highway);
  const railway = text(tags.railway);
  const aeroway = text(tags.aeroway);
  const level = {
    ...(isYes(tags.bridge) ? { is_bridge: true } : {}),
    ...(isYes(tags.tunnel) ? { is_tunnel: true } : {}),
  };
  if (highway !== undefined) {
    const isLink = highway.endsWith('_link');
    const detail = isLink ? highway.slice(0, -'_link'.length) : highway;
    const known = roadKinds.get(detail);
    if (known === undefined) return undefined;
    const ref = text(tags.ref);
    return {
      layer: 'roads',
      minZoom: isLink ? Math.max(11, known.minZoom) : known.minZoom,
      properties: {
        kind: known.kind,
        kind_detail: detail,
        ...level,
        ...(isLink ? { is_link: true } : {}),
        ...(ref === undefined ? {} : { ref, shield_text: ref.split(';')[0]?.replaceAll(/\s+/g, '') ?? ref }),
        ...(tags.oneway === 'yes' ? { oneway: 'yes' } : {}),
      },
    };
  }
  if (railway !== undefined && ['rail', 'light_rail', 'subway', 'narrow_gauge', 'tram', 'monorail'].includes(railway))
    return {
      layer: 'roads',
      minZoom: text(tags.service) === undefined ? 9 : 13,
      properties: { kind: 'rail', kind_detail: railway, ...level },
    };
  if (aeroway === 'runway' || aeroway === 'taxiway')
    return { layer: 'roads', minZoom: aeroway === 'runway' ? 10 : 12, properties: { kind: 'aeroway', kind_detail: aeroway } };
  if (tags.route === 'ferry') return { layer: 'roads', minZoom: 11, properties: { kind: 'ferry', kind_detail: 'ferry' } };
  if (tags.man_made === 'pier') return { layer: 'roads', minZoom: 13, properties: { kind: 'path', kind_detail: 'pier' } };
  return undefined;
};

const waterways: ReadonlyMap<string, number> = new Map([
  ['river', 8],
  ['canal', 10],
  ['stream', 12],
  ['drain', 14],
  ['ditch', 15],
]);

const landuses = new Set([
  'residential',
  'industrial',
  'commercial',
  'retail',
  'farmland',
  'farmyard',
  'orchard',
  'vineyard',
  'meadow',
  'grass',
  'forest',
  'cemetery',
  'military',
  'quarry',
  'landfill',
  'railway',
  'recreation_ground',
  'village_green',
  'allotments',
  'salt_pond',
  'brownfield',
  'construction',
]);
const naturals = new Set(['wood', 'scrub', 'grassland', 'heath', 'wetland', 'sand', 'beach', 'bare_rock', 'glacier']);
const leisures = new Set(['park', 'garden', 'golf_course', 'nature_reserve', 'playground', 'pitch', 'stadium', 'sports_centre']);
const grounds = new Set(['school', 'hospital', 'university', 'college', 'kindergarten', 'clinic', 'marketplace', 'parking']);

const isWaterArea = (tags: Tags): boolean =>
  tags.natural === 'water' ||
  tags.waterway === 'riverbank' ||
  tags.waterway === 'dock' ||
  tags.landuse === 'reservoir' ||
  tags.landuse === 'basin' ||
  tags.leisure === 'swimming_pool';

const landuseKind = (tags: Tags): string | undefined => {
  const among = (key: string, kinds: ReadonlySet<string>): string | undefined => {
    const value = text(tags[key]);
    return value !== undefined && kinds.has(value) ? value : undefined;
  };
  if (tags.aeroway === 'aerodrome' || tags.aeroway === 'runway') return String(tags.aeroway);
  return among('amenity', grounds) ?? among('leisure', leisures) ?? among('natural', naturals) ?? among('landuse', landuses);
};

/** A length as OSM writes it: metres, also with `m` behind. */
const parseMetres = (value: Tags[string]): number | undefined => {
  const found = /^\s*(\d+(?:\.\d+)?)\s*m?\s*$/.exec(text(value) ?? '');
  const metres = Number(found?.[1]);
  return found && metres > 0 && metres < 1_000 ? metres : undefined;
};
/** Height of a storey where only their number is known (OSM wiki, Key:building:levels), m. */
const storeyM = 3;
/** Undefined: not known, and the building is not raised. */
export const buildingHeightM = (tags: Tags): number | undefined => {
  const levels = parseMetres(tags['building:levels']);
  return parseMetres(tags.height) ?? parseMetres(tags['building:height']) ?? (levels === undefined ? undefined : levels * storeyM);
};

const drawBuilding = (tags: Tags): DrawnPart | undefined => {
  const isPart = isYes(tags['building:part']);
  if (!isPart && !isYes(tags.building)) return undefined;
  const height = buildingHeightM(tags);
  const from = parseMetres(tags.min_height);
  return {
    layer: 'buildings',
    minZoom: 13,
    properties: {
      kind: isPart ? 'building_part' : 'building',
      ...(height === undefined ? {} : { height }),
      ...(from === undefined ? {} : { min_height: from }),
    },
  };
};

interface PlaceKind {
  readonly kind: 'locality' | 'macrohood' | 'neighbourhood';
  readonly minZoom: number;
  /** Size of its name where the population is not known: the schema's rank of populations. */
  readonly rank: number;
}
const placeKinds: ReadonlyMap<string, PlaceKind> = new Map([
  ['city', { kind: 'locality', minZoom: 5, rank: 12 }],
  ['town', { kind: 'locality', minZoom: 8, rank: 9 }],
  ['village', { kind: 'locality', minZoom: 10, rank: 6 }],
  ['hamlet', { kind: 'locality', minZoom: 12, rank: 4 }],
  ['isolated_dwelling', { kind: 'locality', minZoom: 14, rank: 1 }],
  ['suburb', { kind: 'macrohood', minZoom: 12, rank: 5 }],
  ['quarter', { kind: 'neighbourhood', minZoom: 13, rank: 4 }],
  ['neighbourhood', { kind: 'neighbourhood', minZoom: 13, rank: 3 }],
]);
/** Populations at which the schema's rank rises by one. */
const rankSteps = [200, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1e6, 5e6, 1e7, 2e7, 5e7, 1e8, 1e9];

const drawPlace = (tags: Tags): DrawnPart | undefined => {
  const detail = text(tags.place);
  const known = detail === undefined ? undefined : placeKinds.get(detail);
  if (known === undefined || detail === undefined) return undefined;
  const population = Number(text(tags.population)?.replaceAll(/[ ,]/g, '') ?? Number.NaN);
  const isKnown = Number.isFinite(population) && population >= 0;
  return {
    layer: 'places',
    minZoom: known.minZoom,
    asPoint: true,
    properties: {
      kind: known.kind,
      kind_detail: detail,
      population_rank: isKnown ? rankSteps.filter((step) => population >= step).length : known.rank,
      ...(isKnown ? { population } : {}),
    },
  };
};

/** Zooms of the points that matter in an emergency; every other named amenity is shown when the map is close. */
const poiZooms: ReadonlyMap<string, number> = new Map([
  ['hospital', 12],
  ['aerodrome', 10],
  ['station', 12],
  ['fire_station', 13],
  ['police', 13],
  ['school', 14],
  ['college', 14],
  ['university', 13],
  ['kindergarten', 15],
  ['clinic', 14],
  ['townhall', 14],
  ['bus_station', 14],
  ['marketplace', 14],
  ['place_of_worship', 15],
  ['halt', 14],
  ['assembly_point', 14],
  ['shelter', 15],
]);
const otherPoiZoom = 16;
/** Street furniture, and what is an area without a name of its own. */
const noPois = new Set(['parking', 'bench', 'waste_basket', 'parking_space', 'bicycle_parking', 'toilets', 'recycling', 'vending_machine']);

const poiKind = (tags: Tags): string | undefined => {
  const amenity = text(tags.amenity);
  if (amenity !== undefined && !noPois.has(amenity)) return amenity;
  if (tags.emergency === 'assembly_point') return 'assembly_point';
  if (tags.railway === 'station' || tags.railway === 'halt') return String(tags.railway);
  if (tags.aeroway === 'aerodrome') return 'aerodrome';
  if (tags.leisure === 'park' || tags.leisure === 'stadium') return String(tags.leisure);
  return text(tags.tourism) ?? (text(tags.shop) === undefined ? undefined : 'shop');
};

const drawPoi = (tags: Tags): DrawnPart | undefined => {
  const kind = poiKind(tags);
  if (kind === undefined || text(tags.name) === undefined) return undefined;
  const minZoom = poiZooms.get(kind) ?? otherPoiZoom;
  return { layer: 'pois', minZoom, asPoint: true, properties: { kind } };
};

/** The zoom at which a square of this share of the world is four pixels wide; @param size of the longer side, 0 to 1 */
const areaZoom = (size: number, first: number, last: number): number =>
  Math.max(first, Math.min(last, size > 0 ? Math.ceil(Math.log2(4 / 256 / size)) : last));

/**
 * What a map draws of a feature with these tags, by the kinds and zooms of the Protomaps schema. Nothing of boundaries: OpenStreetMap
 * draws disputed ones differently than the Survey of India, which the law requires; the base map has them.
 * @param size longer side of its bounding box as a share of the width of the world
 */
export const drawnParts = (tags: Tags, type: Shape['type'], size: number): readonly DrawnPart[] => {
  const parts: (DrawnPart | undefined)[] = [];
  if (type === 'line') {
    parts.push(drawRoad(tags));
    const waterway = text(tags.waterway);
    const minZoom = waterway === undefined ? undefined : waterways.get(waterway);
    if (waterway !== undefined && minZoom !== undefined) parts.push({ layer: 'water', minZoom, properties: { kind: waterway } });
  }
  if (type === 'polygon') {
    if (isWaterArea(tags)) parts.push({ layer: 'water', minZoom: areaZoom(size, 5, 14), properties: { kind: 'water' } });
    else {
      const kind = landuseKind(tags);
      if (kind !== undefined) parts.push({ layer: 'landuse', minZoom: areaZoom(size, 6, 14), properties: { kind } });
    }
    parts.push(drawBuilding(tags));
    // A square or a pedestrian area is drawn as its edge.
    if (tags.highway !== undefined) parts.push(drawRoad(tags));
  }
  if (type !== 'line') parts.push(drawPlace(tags), drawPoi(tags));
  return parts.filter((part) => part !== undefined);
};

/** Names that a map writes: of the place itself, and in the languages of the product. */
export const nameKeys = ['name', 'name:en', 'name:hi', 'name:gu', 'name:mr'] as const;
export const readNames = (tags: Tags): Record<string, string> =>
  Object.fromEntries(
    nameKeys.flatMap((key) => {
      const value = text(tags[key]);
      return value === undefined ? [] : [[key, value.slice(0, 200)]];
    }),
  );
