import type { GeoGeometry } from '@hazardguard/contract';
import type { GeoFeature } from '../register/geo-data/geo-feature.ts';
import { joinRoads } from './join-roads.ts';

/** East and north of the site, m. */
export type Local = readonly [east: number, north: number];
type Tags = Readonly<Record<string, string>>;

export interface TownPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** A sample receptor, which gets a building or ground of its own. */
export interface TownReceptor extends TownPlace {
  readonly kind: string;
}

/** Farther sample receptors belong to another site. */
const townReachM = 8_000;
const metresPerDegree = 111_320;

/** The same numbers in [0, 1) on every machine (mulberry32, T. Ettinger, public domain). */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Positions of the plan around a site, with the digits that are stored. */
export const projectFrom = (site: TownPlace) => {
  const shrink = Math.cos((site.latitude * Math.PI) / 180);
  const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
  return {
    toPosition: ([east, north]: Local): [number, number] => [
      round(site.longitude + east / (metresPerDegree * shrink)),
      round(site.latitude + north / metresPerDegree),
    ],
    toLocal: ({ latitude, longitude }: TownPlace): Local => [
      (longitude - site.longitude) * metresPerDegree * shrink,
      (latitude - site.latitude) * metresPerDegree,
    ],
  };
};

/** Names as tags of OpenStreetMap; the number behind each is the same. */
const words = {
  town: { 'name:en': 'Synthetic sample town', 'name:hi': 'काल्पनिक नमूना नगर', 'name:gu': 'કાલ્પનિક નમૂના નગર', 'name:mr': 'काल्पनिक नमुना नगर' },
  village: {
    'name:en': 'Synthetic sample village',
    'name:hi': 'काल्पनिक नमूना गाँव',
    'name:gu': 'કાલ્પનિક નમૂના ગામ',
    'name:mr': 'काल्पनिक नमुना गाव',
  },
  estate: {
    'name:en': 'Synthetic sample estate',
    'name:hi': 'काल्पनिक औद्योगिक क्षेत्र',
    'name:gu': 'કાલ્પનિક ઔદ્યોગિક વસાહત',
    'name:mr': 'काल्पनिक औद्योगिक वसाहत',
  },
  river: {
    'name:en': 'Synthetic sample river',
    'name:hi': 'काल्पनिक नमूना नदी',
    'name:gu': 'કાલ્પનિક નમૂના નદી',
    'name:mr': 'काल्पनिक नमुना नदी',
  },
  highway: {
    'name:en': 'Synthetic sample highway',
    'name:hi': 'काल्पनिक राजमार्ग',
    'name:gu': 'કાલ્પનિક ધોરીમાર્ગ',
    'name:mr': 'काल्पनिक महामार्ग',
  },
  road: { 'name:en': 'Sample road', 'name:hi': 'नमूना सड़क', 'name:gu': 'નમૂના માર્ગ', 'name:mr': 'नमुना रस्ता' },
  school: {
    'name:en': 'Sample village school',
    'name:hi': 'नमूना प्राथमिक विद्यालय',
    'name:gu': 'નમૂના પ્રાથમિક શાળા',
    'name:mr': 'नमुना प्राथमिक शाळा',
  },
  hospital: {
    'name:en': 'Synthetic sample hospital',
    'name:hi': 'काल्पनिक नमूना अस्पताल',
    'name:gu': 'કાલ્પનિક નમૂના હૉસ્પિટલ',
    'name:mr': 'काल्पनिक नमुना रुग्णालय',
  },
  station: {
    'name:en': 'Synthetic sample station',
    'name:hi': 'काल्पनिक नमूना स्टेशन',
    'name:gu': 'કાલ્પનિક નમૂના સ્ટેશન',
    'name:mr': 'काल्पनिक नमुना स्थानक',
  },
} as const;

const named = (key: keyof typeof words, number?: number): Tags => {
  const end = number === undefined ? '' : ` ${number}`;
  return {
    name: `${words[key]['name:en']}${end}`,
    ...Object.fromEntries(Object.entries(words[key]).map(([tag, word]) => [tag, `${word}${end}`])),
  };
};

/** Villages around the site: their middles, m. */
export const villages: readonly Local[] = [
  [-4200, 1500],
  [-3600, -2600],
  [-700, -4300],
  [2400, -3900],
  [4700, -1600],
  [5200, 1900],
  [2600, 3300],
  [-1900, 3200],
  [-5600, -600],
  [1500, -1900],
];
export const townCentre: Local = [-1900, 500];
/** Where roads of western villages meet the main road, at the edge of the town. */
const westGate: Local = [townCentre[0] - 850, townCentre[1] - 50];
/** Where a village's road meets a larger one. */
const joinOf = ([east, north]: Local): Local => {
  if (east > 1800) return [highwayEast(north * 0.8), north * 0.8];
  if (east < -2500) return westGate;
  return north > 0 ? [-2000, 2600] : [-300, -2200];
};
/** Roads end here in the south, m: around the next sample site no roads are known. */
const southEnd = -6_300;
const highway: readonly Local[] = [
  [3100, southEnd],
  [2900, -4200],
  [2800, 0],
  [3300, 4000],
  [3900, 10_000],
];
const highwayEast = (north: number): number => {
  const next = highway.findIndex((place) => place[1] >= north);
  const [[fromEast, fromNorth] = [0, 0], [toEast, toNorth] = [0, 1]] = highway.slice(next - 1, next + 1);
  return fromEast + ((north - fromNorth) / (toNorth - fromNorth)) * (toEast - fromEast);
};
/** The bank of the river, from west to east. */
const riverNorth = (east: number): number => 5000 + 500 * Math.sin(east / 1900) + 180 * Math.sin(east / 610);

function* drawTown(site: TownPlace, receptors: readonly TownReceptor[]): Generator<GeoFeature> {
  const random = randomNumbers(23);
  // Ids of the sample alone: OpenStreetMap's are far from these.
  const firstId = 900_000_000_000 + Math.round((site.longitude + 180) * 1e5) * 10_000;
  const { toPosition, toLocal } = projectFrom(site);
  let row = 0;
  const make = (geometry: GeoGeometry, tags: Tags): GeoFeature => {
    row += 1;
    return {
      row,
      geometry,
      fault: null,
      properties: { osm_type: geometry.type === 'Point' ? 'node' : 'way', osm_id: firstId + row, ...tags },
    };
  };
  const line = (places: readonly Local[], tags: Tags): GeoFeature =>
    make({ type: 'LineString', coordinates: places.map(toPosition) }, tags);
  const area = (places: readonly Local[], tags: Tags): GeoFeature =>
    make({ type: 'Polygon', coordinates: [[...places, ...places.slice(0, 1)].map(toPosition)] }, tags);
  const box = ([east, north]: Local, wide: number, deep: number, tags: Tags, turn = 0): GeoFeature => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const corner = (x: number, y: number): Local => [east + x * cos - y * sin, north + x * sin + y * cos];
    return area([corner(-wide / 2, -deep / 2), corner(wide / 2, -deep / 2), corner(wide / 2, deep / 2), corner(-wide / 2, deep / 2)], tags);
  };
  const point = (place: Local, tags: Tags): GeoFeature => make({ type: 'Point', coordinates: toPosition(place) }, tags);

  /** A grid of streets with houses between them. */
  function* settlement([east, north]: Local, streets: number, spacing: number, turn: number, levels: number): Generator<GeoFeature> {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (x: number, y: number): Local => [east + x * cos - y * sin, north + x * sin + y * cos];
    const half = ((streets - 1) * spacing) / 2;
    for (let index = 0; index < streets; index += 1) {
      const offset = index * spacing - half;
      const isMain = index === Math.floor(streets / 2);
      const tags: Tags = isMain
        ? { highway: 'tertiary', ...named('road', 10 + index) }
        : { highway: index % 3 === 0 ? 'residential' : 'living_street' };
      yield line([at(-half, offset), at(half, offset)], tags);
      yield line([at(offset, -half), at(offset, half)], tags);
    }
    for (let x = 0; x < streets - 1; x += 1) {
      for (let y = 0; y < streets - 1; y += 1) {
        if (random() < 0.12) {
          yield box(at((x + 0.5) * spacing - half, (y + 0.5) * spacing - half), spacing * 0.7, spacing * 0.7, { leisure: 'park' }, turn);
          continue;
        }
        const houses = 3 + Math.floor(random() * 3);
        for (let house = 0; house < houses; house += 1) {
          const along = ((house + 0.5) / houses - 0.5) * spacing * 0.8;
          const side = house % 2 === 0 ? -0.24 : 0.24;
          const floors = 1 + Math.floor(random() * levels);
          // Of every fifth building the height is not known, as in OpenStreetMap.
          const tags: Tags = { building: 'yes', ...(random() < 0.8 ? { 'building:levels': String(floors) } : {}) };
          const middle = at((x + 0.5) * spacing - half + along, (y + 0.5 + side) * spacing - half);
          yield box(middle, (spacing * 0.7) / houses, spacing * (0.2 + random() * 0.15), tags, turn);
        }
      }
    }
  }

  const bank = Array.from({ length: 41 }, (_, index) => -10_000 + index * 500);
  yield area(
    [
      ...bank.map((east): Local => [east, riverNorth(east)]),
      ...bank.toReversed().map((east): Local => [east, riverNorth(east) + 420 + 120 * Math.sin(east / 900)]),
    ],
    { natural: 'water', water: 'river' },
  );
  yield line(
    bank.map((east): Local => [east, riverNorth(east) + 210]),
    { waterway: 'river', ...named('river') },
  );
  yield line(
    [
      [-9000, -6000],
      [-3200, -1300],
      [-900, -900],
      [3200, 400],
      [9000, 4200],
    ],
    { waterway: 'stream' },
  );
  yield line(highway, { highway: 'trunk', ref: 'SYN 1', oneway: 'no', ...named('highway') });
  yield line(
    [
      [-3300, -10_000],
      [-3000, -3000],
      [-2700, 2000],
      [-2900, 10_000],
    ],
    { railway: 'rail' },
  );
  yield point([-2720, 900], { railway: 'station', ...named('station') });
  yield line([[-9000, 200], westGate, townCentre, [-600, 150], [0, -250], [2800, -100], [9000, 600]], {
    highway: 'primary',
    ref: 'SYN 2',
    ...named('road', 2),
  });
  yield line([townCentre, [-2000, 2600], [-2100, 9000]], { highway: 'secondary', ...named('road', 3) });
  yield line(
    [
      [0, -250],
      [-300, -2200],
      [-550, southEnd],
    ],
    { highway: 'secondary', ...named('road', 4) },
  );
  for (const [index, village] of villages.entries()) {
    const [east, north] = village;
    const join = joinOf(village);
    yield line([village, [(east + join[0]) / 2 + 120, (north + join[1]) / 2 - 90], join], {
      highway: 'tertiary',
      ...named('road', 20 + index),
    });
    yield box(village, 1500, 1300, { landuse: 'farmland' }, index);
  }
  // The estate with the site in its middle.
  yield box([0, 0], 1500, 1100, { landuse: 'industrial', ...named('estate') });
  for (const offset of [-520, -260, 0, 260, 520])
    yield line(
      [
        [offset, -540],
        [offset, 540],
      ],
      { highway: 'service' },
    );
  for (const offset of [-400, -140, 140, 400])
    yield line(
      [
        [-740, offset],
        [740, offset],
      ],
      { highway: offset === 140 ? 'unclassified' : 'service' },
    );
  for (const x of [-650, -390, -130, 130, 390, 650]) {
    for (const y of [-470, -270, 0, 270, 470]) {
      if (random() < 0.2) continue;
      yield box([x, y], 90 + random() * 90, 50 + random() * 60, { building: 'industrial', height: String(6 + Math.round(random() * 16)) });
    }
  }
  yield box(townCentre, 1900, 1900, { landuse: 'residential' });
  yield* settlement(townCentre, 15, 120, 0.06, 5);
  yield point(townCentre, { place: 'town', ...named('town') });
  yield box([townCentre[0] + 420, townCentre[1] - 300], 130, 90, {
    amenity: 'hospital',
    building: 'hospital',
    'building:levels': '4',
    ...named('hospital'),
  });
  for (const [index, village] of villages.entries()) {
    const [east, north] = village;
    yield box(village, 460, 460, { landuse: 'residential' }, index * 0.4);
    yield* settlement(village, 5, 95, index * 0.4, 2);
    yield point(village, { place: 'village', ...named('village', index + 1) });
    yield box([east + 260, north + 60], 90, 60, { amenity: 'school', ...named('school', index + 1) }, index * 0.4);
    yield box([east - 250, north - 120], 70 + 20 * (index % 4), 60, { natural: 'water', water: 'pond' }, index);
  }
  // Ground under the sample receptors, which bring their own names.
  for (const receptor of receptors) {
    const place = toLocal(receptor);
    if (Math.hypot(...place) > townReachM) continue;
    if (receptor.kind === 'school' || receptor.kind === 'hospital')
      yield box(place, 110, 80, { landuse: 'grass', amenity: receptor.kind }, 0.2);
    yield box(place, 48, 30, { building: 'yes', 'building:levels': receptor.kind === 'hospital' ? '4' : '2' }, 0.2);
  }
}

/**
 * An invented town around a sample site: a highway, a railway, a river, streets, villages, buildings, schools, a hospital. For the demo
 * alone, and named as synthetic on every map. The same features each time.
 */
export const syntheticTown = (site: TownPlace, receptors: readonly TownReceptor[]): readonly GeoFeature[] =>
  joinRoads([...drawTown(site, receptors)]);
