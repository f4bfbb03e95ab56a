import { type Cell, type Position, writeRaster, writeShapefile, writeXlsx } from './write-formats.ts';

/**
 * The files of one invented district, as authorities make them: title rows, merged headers, three orders of dates, Indian digits,
 * units of trade, projections of the census and of GHSL. Nothing here is computed with the product's code; `compute-expected.py` reads
 * the bytes again and counts.
 */

/** xorshift32 (G. Marsaglia, 2003): the same district on every machine. */
const openDice = (seed: number) => {
  let state = seed;
  /** A whole number from 0 to `below` - 1. */
  return (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

export const siteCount = 40;
const stockOfSite = 15;

const towns = ['Dahej', 'Panoli', 'Jhagadia', 'Ankleshwar', 'Vilayat'];
const works = ['Chlor Alkali', 'Fertilisers', 'Dyes and Intermediates', 'Solvents', 'Agrochem', 'Polymers', 'Gases', 'Pharma'];
export const nameSite = (index: number): string =>
  `${towns[index % towns.length]} ${works[Math.floor(index / towns.length)]} ${index % 3 === 0 ? 'Ltd' : 'Pvt. Ltd.'}`;

const toDms = (degrees: number, side: string): string => {
  const seconds = Math.round(degrees * 3600);
  return `${Math.floor(seconds / 3600)}°${Math.floor(seconds / 60) % 60}'${seconds % 60}"${side}`;
};

const makeSites = (): Buffer => {
  const dice = openDice(7);
  const rows = Array.from({ length: siteCount }, (_none, index): Cell[] => {
    const [latitude, longitude] = [21.4 + dice(4000) / 10_000, 72.75 + dice(6000) / 10_000];
    const place = index % 2 === 0 ? [toDms(latitude, 'N'), toDms(longitude, 'E')] : [latitude, longitude];
    return [index + 1, nameSite(index), 'Bharuch', `98250 ${String(10_000 + index)}`, ...place];
  });
  return writeXlsx(
    [
      ['DISTRICT DISASTER MANAGEMENT AUTHORITY, BHARUCH'],
      ['List of Major Accident Hazard factories as on 31.03.2026'],
      [],
      ['Sr. No.', 'Name of the Unit', 'District', 'Contact No.', 'GPS location', null],
      [null, null, null, null, 'Latitude', 'Longitude'],
      ...rows,
      [],
      ['Prepared by: Mamlatdar (Disaster)'],
    ],
    ['A1:F1', 'A2:F2', 'A4:A5', 'B4:B5', 'C4:C5', 'D4:D5', 'E4:F4'],
  );
};

/** CAS numbers are those of the substances. */
const chemicals = [
  ['Chlorine', '7782-50-5'],
  ['Ammonia', '7664-41-7'],
  ['Toluene', '108-88-3'],
  ['Benzene', '71-43-2'],
  ['Methanol', '67-56-1'],
  ['Hydrogen chloride', '7647-01-0'],
  ['Sulphur dioxide', '7446-09-5'],
  ['Hydrogen sulphide', '7783-06-4'],
  ['Acrylonitrile', '107-13-1'],
  ['Bromine', '7726-95-6'],
  ['Phosgene', '75-44-5'],
  ['Ethylene oxide', '75-21-8'],
  ['Vinyl chloride', '75-01-4'],
  ['Aniline', '62-53-3'],
  ['Nitric acid', '7697-37-2'],
] as const;

/** 1234567 as 12,34,567. */
const toIndian = (value: number): string => String(value).replace(/(\d)(?=(\d\d)*\d{3}$)/g, '$1,');

const twoDigits = (value: number): string => String(value).padStart(2, '0');

interface Lot {
  readonly site: string;
  readonly tank: string;
  readonly name: string;
  readonly cas: string;
  readonly amount: number;
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

const makeLots = (from: number, to: number, seed: number, lastDay: number): Lot[] => {
  const dice = openDice(seed);
  return Array.from({ length: to - from }, (_none, index) =>
    Array.from({ length: stockOfSite }, (_same, item): Lot => {
      const [name, cas] = chemicals[item] ?? chemicals[0];
      const [amount, day, month] = [1 + dice(900), 1 + dice(lastDay), 1 + dice(12)];
      return { site: nameSite(from + index), tank: `T-${101 + item}`, name, cas, amount, day, month, year: 2025 };
    }),
  ).flat();
};

/** The day of Excel's calendar. */
const toExcelDay = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / 86_400_000 + 25_569;

/** Day first, and expiry as days of Excel; kilograms in lakh and thousands, tonnes, kilolitres, quintals. */
const makeFirstStock = (): Buffer => {
  const amounts: readonly ((amount: number) => readonly [Cell, string])[] = [
    (amount) => [toIndian(amount * 1371), 'Kgs'],
    (amount) => [amount, 'MT'],
    (amount) => [amount, 'KL'],
    (amount) => [`${amount}`, 'Quintal'],
    (amount) => [`${(amount / 10).toFixed(1)} lakh`, 'kg'],
  ];
  const lots = makeLots(0, 14, 11, 28);
  const rows = lots.map(({ site, tank, name, cas, amount, day, month, year }, index): Cell[] => {
    const [quantity, unit] = amounts[index % amounts.length]?.(amount) ?? [0, ''];
    const received = `${twoDigits(day)}/${twoDigits(month)}/${year}`;
    const expiry = { day: toExcelDay(year + 1, month, day) };
    return [index + 1, site, tank, name, cas, '99 %', quantity, unit, '2.3', 'Tank farm', received, expiry, 'GACL'];
  });
  const blank = [null, null, null, null, null, null];
  return writeXlsx(
    [
      ['Directorate Industrial Safety & Health, Gujarat'],
      ['Annexure II - Hazardous chemicals stored', ...blank, null, null, null, null, null, 'Year 2025'],
      [
        'Sr No',
        'Name of Factory',
        'Tank No',
        'Chemical',
        'CAS No',
        'Purity',
        'Stock',
        null,
        'Hazard class',
        'Location',
        'Dates',
        null,
        'Supplier',
      ],
      [...blank, 'Quantity', 'Unit', null, null, 'Date received', 'Expiry date', null],
      ...rows,
      ['Total', ...blank.slice(1), 'as above'],
    ],
    ['A1:M1', 'A2:L2', 'A3:A4', 'B3:B4', 'C3:C4', 'D3:D4', 'E3:E4', 'F3:F4', 'G3:H3', 'I3:I4', 'J3:J4', 'K3:L3', 'M3:M4'],
  );
};

/** Month first, as a program set to the United States writes them; the unit is in the header. */
const makeSecondStock = (): string => {
  const lots = makeLots(14, 28, 23, 28);
  const rows = lots.map(
    ({ site, tank, name, cas, amount, day, month, year }) =>
      `${site},${tank},${name},${cas},98 %,${(amount / 4).toFixed(2)},2.3,Yard,${month}/${day}/${year},${month}/${day}/${year + 2},"Deepak, Nandesari"`,
  );
  return [
    'GIDC estate office,,,,,,,,,,',
    'Site,Tank No,Chemical,CAS No,Purity,Qty (MT),Hazard class,Location,Received on,Expiry date,Supplier',
    ...rows,
    '',
  ].join('\r\n');
};

/** Received on days that can be read in two ways, expiry with the year first; headers in Gujarati. */
const makeThirdStock = (): Buffer => {
  const lots = makeLots(28, siteCount, 37, 12);
  const rows = lots.map(({ site, tank, name, cas, amount, day, month, year }): Cell[] => [
    site,
    tank,
    name,
    cas,
    '97 %',
    toIndian(amount * 100),
    'કિગ્રા',
    '2.3',
    'Shed',
    `${twoDigits(day)}.${twoDigits(month)}.${year}`,
    `${year + 1}-${twoDigits(month)}-${twoDigits(day)}`,
    'IOCL',
  ]);
  return writeXlsx(
    [
      ['જોખમી રસાયણોનો સંગ્રહ'],
      [
        'ઉદ્યોગનું નામ',
        'Tank No',
        'કેમિકલનું નામ',
        'સીએએસ નંબર',
        'શુદ્ધતા',
        'જથ્થો',
        'એકમ',
        'જોખમ વર્ગ',
        'સ્થળ',
        'પ્રાપ્તિ તારીખ',
        'સમાપ્તિ તારીખ',
        'સપ્લાયર',
      ],
      ...rows,
    ],
    ['A1:L1'],
  );
};

const [villageColumns, villageRows, villageSideM] = [40, 30, 2000];
const villageOrigin: Position = [260_000, 2_360_000];
export const villageCount = villageColumns * villageRows;

const utm43 =
  'PROJCS["WGS_1984_UTM_Zone_43N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",75.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

/** Villages that share their corners, in metres of UTM zone 43N, with columns of the Census of India. */
const makeVillages = (): Buffer => {
  const dice = openDice(101);
  const corners = Array.from({ length: villageRows + 1 }, (_none, row) =>
    Array.from(
      { length: villageColumns + 1 },
      (_same, column): Position => [
        villageOrigin[0] + villageSideM * column + dice(601) - 300,
        villageOrigin[1] + villageSideM * row + dice(601) - 300,
      ],
    ),
  );
  const at = (row: number, column: number): Position => corners[row]?.[column] ?? [0, 0];
  const areas = Array.from({ length: villageCount }, (_none, index) => {
    const [row, column] = [Math.floor(index / villageColumns), index % villageColumns];
    // Clockwise, as the format wants outer rings.
    const ring = [at(row, column), at(row + 1, column), at(row + 1, column + 1), at(row, column + 1), at(row, column)];
    const people = 150 + dice(9000);
    return { ring, values: [`Gam ${index + 1}`, String(520_000 + index), 'Bharuch', people, Math.floor(people / 5)] };
  });
  return writeShapefile(
    'Village_Boundary_2011',
    utm43,
    [
      { name: 'VILL_NAME', width: 30, type: 'C' },
      { name: 'CENSUSCODE', width: 10, type: 'C' },
      { name: 'DTNAME', width: 20, type: 'C' },
      { name: 'TOT_P', width: 8, type: 'N' },
      { name: 'NO_HH', width: 8, type: 'N' },
    ],
    areas,
  );
};

/** People of cells of 100 m in Mollweide (ESRI 54009), as GHSL gives them; the sea in the west has no data. */
const makePopulation = (): Buffer => {
  const [columns, rows] = [1400, 1000];
  const dice = openDice(211);
  const values = Float32Array.from({ length: columns * rows }, (_none, index) => {
    const people = dice(4) === 0 ? dice(2000) / 50 : 0;
    return index % columns < 60 ? -200 : people;
  });
  return writeRaster({
    columns,
    rows,
    values,
    origin: [6_940_000, 2_700_000],
    cellM: 100,
    noData: '-200',
    keys: [
      [1024, 1],
      [1025, 1],
      [3072, 54_009],
    ],
  });
};

type Tags = Readonly<Record<string, string>>;

const places: readonly Tags[] = [
  { amenity: 'school' },
  { amenity: 'hospital' },
  { amenity: 'clinic' },
  { amenity: 'fire_station' },
  { amenity: 'police' },
  { amenity: 'marketplace' },
  { amenity: 'community_centre' },
  { amenity: 'place_of_worship' },
  { man_made: 'works' },
  { amenity: 'college' },
];
const roadTags: readonly Tags[] = [
  { highway: 'trunk', ref: 'NH 48' },
  { highway: 'primary', ref: 'SH 6' },
  { highway: 'tertiary' },
  { highway: 'residential' },
  { highway: 'service', access: 'private' },
  { highway: 'footway' },
];

/** An extract of OpenStreetMap: places as nodes and grounds, roads, rivers, buildings, land, and furniture that is no place. */
const makeExtract = (): string => {
  const dice = openDice(307);
  const nodes: string[] = [];
  const ways: string[] = [];
  const tagLines = (tags: Tags): string =>
    Object.entries(tags)
      .map(([k, v]) => `<tag k="${k}" v="${escapeText(v)}"/>`)
      .join('');
  /** Ten-millionths of a degree: no rounding. */
  const addNode = (latitude: number, longitude: number, tags: Tags = {}): number => {
    const [id, lines] = [nodes.length + 1, tagLines(tags)];
    const at = `id="${id}" version="1" lat="${latitude / 1e7}" lon="${longitude / 1e7}"`;
    nodes.push(lines === '' ? `<node ${at}/>` : `<node ${at}>${lines}</node>`);
    return id;
  };
  const addWay = (refs: readonly number[], tags: Tags): void =>
    void ways.push(`<way id="${ways.length + 1}" version="1">${refs.map((ref) => `<nd ref="${ref}"/>`).join('')}${tagLines(tags)}</way>`);
  const place = (): readonly [number, number] => [213_800_000 + dice(4_600_000), 727_500_000 + dice(6_500_000)];
  const box = (latitude: number, longitude: number, size: number): number[] => {
    const [a, b] = [addNode(latitude, longitude), addNode(latitude, longitude + size)];
    return [a, b, addNode(latitude + size, longitude + size), addNode(latitude + size, longitude), a];
  };
  for (let index = 0; index < 1500; index += 1) {
    const tags = { ...places[index % places.length], name: `Place ${index + 1} & Co`, 'name:gu': `સ્થળ ${index + 1}` };
    const [latitude, longitude] = place();
    // Every fifth is drawn as its ground.
    if (index % 5 === 2) addWay(box(latitude, longitude, 9_000), tags);
    else addNode(latitude, longitude, tags);
  }
  for (let index = 0; index < 300; index += 1) addNode(...place(), { amenity: 'bench' });
  for (let index = 0; index < 900; index += 1) {
    const [latitude, longitude] = place();
    const line = Array.from({ length: 5 }, (_none, corner) => addNode(latitude + dice(60_000) - 30_000, longitude + corner * 40_000));
    addWay(line, { ...roadTags[index % roadTags.length], name: `Road ${index + 1}` });
  }
  for (let index = 0; index < 400; index += 1) addWay(box(...place(), 1_500), { building: 'yes', 'building:levels': '2' });
  for (let index = 0; index < 60; index += 1) addWay(box(...place(), 120_000), { landuse: index % 2 === 0 ? 'forest' : 'grass' });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="osmium/1.16.0">\n${nodes.join('\n')}\n${ways.join('\n')}\n</osm>\n`;
};

const escapeText = (text: string): string => text.replaceAll('&', '&amp;');

/** A list of schools of UDISE in Windows-1252, with semicolons and decimal commas; every thirtieth without a position. */
const makeSchools = (): Buffer => {
  const dice = openDice(401);
  const rows = Array.from({ length: 300 }, (_none, index) => {
    const [latitude, longitude] = [21.4 + dice(4000) / 10_000, 72.75 + dice(6000) / 10_000];
    const at = index % 30 === 29 ? ';' : `${latitude.toFixed(4)};${longitude.toFixed(4)}`.replaceAll('.', ',');
    return `${24_210_100_000 + index};Prathmik Shala ${index + 1};Bharuch;1-Primary;${40 + dice(900)};${at}`;
  });
  return Buffer.from(
    ['UDISE Code;School Name;District;School Category;Total Students;Latitude;Longitude', ...rows, ''].join('\r\n'),
    'latin1',
  );
};

/** File name → its bytes. */
export const makeDistrict = (): Readonly<Record<string, Buffer>> => ({
  'mah-factories.xlsx': makeSites(),
  'annexure-ii.xlsx': makeFirstStock(),
  'gidc-stock.csv': Buffer.from(makeSecondStock()),
  'sangrah.xlsx': makeThirdStock(),
  'villages-2011.zip': makeVillages(),
  'ghs-pop-2020.tif': makePopulation(),
  'bharuch.osm': Buffer.from(makeExtract()),
  'udise-schools.csv': makeSchools(),
});
