import type { GeoGeometry } from '@hazardguard/contract';

type Properties = Readonly<Record<string, string | number | boolean | null>>;
type Tag = readonly [key: string, value: string];

/** The same tag key for each of these values. */
const each = (key: string, values: string): readonly (readonly [string, Tag])[] =>
  values.split(' ').map((value): readonly [string, Tag] => [value, [key, value]]);

/**
 * Feature classes of Geofabrik's shapefiles (F. Ramm, OpenStreetMap Data in Layered GIS Format, free shapefiles, 2022-04-29) as the tags
 * that they were made of. Lines first: `residential` is a road there and a land use as an area.
 */
const lines: ReadonlyMap<string, Tag> = new Map([
  ...each('highway', 'motorway motorway_link trunk trunk_link primary primary_link secondary secondary_link tertiary tertiary_link'),
  ...each('highway', 'unclassified residential living_street pedestrian busway service track bridleway cycleway footway path steps'),
  ...[1, 2, 3, 4, 5].map((grade): readonly [string, Tag] => [`track_grade${grade}`, ['highway', 'track']]),
  ['unknown', ['highway', 'road']],
  ...each('railway', 'rail light_rail subway tram monorail narrow_gauge funicular'),
  ['miniature_railway', ['railway', 'miniature']],
  ['rack', ['railway', 'rail']],
  ...each('waterway', 'river stream canal drain'),
  ['pier', ['man_made', 'pier']],
]);

const others: ReadonlyMap<string, Tag> = new Map([
  ['building', ['building', 'yes']],
  ...each('landuse', 'forest residential industrial cemetery allotments meadow commercial recreation_ground retail military quarry'),
  ...each('landuse', 'orchard vineyard grass farmland farmyard'),
  ...each('leisure', 'park nature_reserve playground sports_centre pitch swimming_pool golf_course stadium ice_rink track dog_park'),
  ['national_park', ['leisure', 'nature_reserve']],
  ...each('natural', 'scrub heath water wetland glacier beach spring peak cliff volcano cave_entrance tree'),
  ['river', ['natural', 'water']],
  ['reservoir', ['landuse', 'reservoir']],
  ['dock', ['waterway', 'dock']],
  ...each('place', 'city town village hamlet suburb island farm locality region county'),
  ['national_capital', ['place', 'city']],
  ['dwelling', ['place', 'isolated_dwelling']],
  ['railway_station', ['railway', 'station']],
  ['railway_halt', ['railway', 'halt']],
  ['airport', ['aeroway', 'aerodrome']],
  ['airfield', ['aeroway', 'aerodrome']],
  ['helipad', ['aeroway', 'helipad']],
  ...each('amenity', 'bus_station ferry_terminal taxi parking fuel police fire_station post_box post_office telephone library courthouse'),
  ...each('amenity', 'prison community_centre nursing_home arts_centre university school kindergarten college public_building pharmacy'),
  ...each('amenity', 'hospital clinic doctors dentist veterinary theatre nightclub cinema restaurant fast_food cafe pub bar food_court'),
  ...each('amenity', 'biergarten bank atm bench drinking_water fountain shelter waste_basket'),
  ['town_hall', ['amenity', 'townhall']],
  ['market_place', ['amenity', 'marketplace']],
  ['graveyard', ['landuse', 'cemetery']],
  ['toilet', ['amenity', 'toilets']],
  ...each('tourism', 'hotel motel hostel chalet camp_site alpine_hut caravan_site attraction museum viewpoint picnic_site theme_park zoo'),
  ['guesthouse', ['tourism', 'guest_house']],
  ['bed_and_breakfast', ['tourism', 'guest_house']],
  ...each('shop', 'supermarket bakery kiosk mall department_store general convenience clothes florist chemist butcher beverages'),
  ...each('man_made', 'tower water_tower windmill lighthouse wastewater_plant water_well water_works'),
]);

/** Places of worship are classed by their religion, with its part behind it: `muslim_sunni`. */
const worship = /^(christian|jewish|muslim|buddhist|hindu|taoist|shintoist|sikh)(_|$)/u;

const findTags = (fclass: string, isLine: boolean): Readonly<Record<string, string>> | null => {
  const tag = (isLine ? lines : others).get(fclass);
  if (tag !== undefined) return { [tag[0]]: tag[1] };
  const religion = isLine ? undefined : worship.exec(fclass)?.[1];
  return religion === undefined ? null : { amenity: 'place_of_worship', religion };
};

/** Geofabrik's letters for `oneway`: both ways, forwards, against the line; and for `bridge` and `tunnel`. */
const oneways: Readonly<Record<string, string>> = { B: 'no', F: 'yes', T: '-1' };
const toYesOrNo: Readonly<Record<string, string>> = { T: 'yes', F: 'no' };

/** Attributes of a feature of Geofabrik's shapefiles with the OpenStreetMap tags of its `fclass` beside them; others as they are. */
export const withOsmTags = (properties: Properties, geometry: GeoGeometry | null): Properties => {
  const { fclass, oneway, bridge, tunnel, population } = properties;
  if (typeof fclass !== 'string') return properties;
  const tags = findTags(fclass, geometry?.type === 'LineString' || geometry?.type === 'MultiLineString');
  if (tags === null) return properties;
  const letters = {
    ...(typeof oneway === 'string' && oneway in oneways ? { oneway: oneways[oneway] ?? oneway } : {}),
    ...(typeof bridge === 'string' && bridge in toYesOrNo ? { bridge: toYesOrNo[bridge] ?? bridge } : {}),
    ...(typeof tunnel === 'string' && tunnel in toYesOrNo ? { tunnel: toYesOrNo[tunnel] ?? tunnel } : {}),
  };
  // Geofabrik writes 0 where the population is not known.
  return { ...properties, ...letters, ...(Number(population ?? 1) === 0 ? { population: null } : {}), ...tags };
};
