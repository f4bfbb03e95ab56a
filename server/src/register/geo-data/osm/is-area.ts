import type { Tags } from './element-visitor.ts';

/** Keys whose closed ways are areas unless `area=no` says otherwise (wiki.openstreetmap.org, Key:area; as osm2pgsql's default style). */
const areaKeys = [
  'building',
  'building:part',
  'landuse',
  'natural',
  'amenity',
  'leisure',
  'place',
  'shop',
  'tourism',
  'healthcare',
  'office',
  'man_made',
  'military',
  'historic',
  'public_transport',
  'power',
  'water',
  'industrial',
  'education',
  'emergency',
  'aeroway',
  'craft',
  'boundary',
  'residential',
  'wetland',
];

/** Values of these keys that are lines even where they close. */
const lines: Readonly<Record<string, readonly string[]>> = {
  natural: ['coastline', 'cliff', 'ridge', 'arete', 'tree_row', 'valley'],
  leisure: ['track', 'slipway'],
  man_made: ['pipeline', 'cutline', 'embankment', 'dyke', 'breakwater', 'groyne', 'goods_conveyor'],
  power: ['line', 'minor_line', 'cable'],
  aeroway: ['taxiway', 'runway', 'jet_bridge'],
  public_transport: ['platform'],
};

/** Whether a closed way with these tags is an area. */
export const isArea = (tags: Tags): boolean => {
  if (tags.area === 'yes') return true;
  if (tags.area === 'no' || 'highway' in tags || 'railway' in tags) return false;
  if (tags.waterway === 'riverbank' || tags.waterway === 'dock') return true;
  return areaKeys.some((key) => key in tags && tags[key] !== 'no' && !(lines[key]?.includes(tags[key] ?? '') ?? false));
};
