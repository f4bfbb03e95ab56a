import { receptorKinds } from '@hazardguard/contract';
import { toWordKey } from '../geo-data/header-words.ts';
import type { Cell } from './read-values.ts';

export type ReceptorKind = (typeof receptorKinds)[number];

/** Values of OpenStreetMap's tags and of the `fclass` of its extracts (wiki.openstreetmap.org, Map features) → our kinds. */
const osmValues: Readonly<Record<string, Readonly<Record<string, ReceptorKind>>>> = {
  amenity: {
    school: 'school',
    kindergarten: 'school',
    college: 'school',
    university: 'school',
    childcare: 'school',
    language_school: 'school',
    prep_school: 'school',
    library: 'school',
    training: 'school',
    hospital: 'hospital',
    clinic: 'hospital',
    doctors: 'hospital',
    health_post: 'hospital',
    nursing_home: 'hospital',
    dentist: 'hospital',
    fire_station: 'fire',
    police: 'police',
    marketplace: 'market',
    community_centre: 'shelter',
    social_facility: 'residential',
    refugee_site: 'shelter',
    place_of_worship: 'other',
    townhall: 'other',
    courthouse: 'other',
    prison: 'residential',
    bus_station: 'other',
    cinema: 'other',
    theatre: 'other',
    bank: 'other',
    post_office: 'other',
    public_building: 'other',
    fuel: 'industry',
    drinking_water: 'water',
    water_point: 'water',
    restaurant: 'other',
    hotel: 'other',
    events_venue: 'other',
    conference_centre: 'other',
    monastery: 'other',
    stadium: 'other',
  },
  healthcare: { hospital: 'hospital', clinic: 'hospital', centre: 'hospital', doctor: 'hospital', yes: 'hospital' },
  emergency: { ambulance_station: 'hospital', fire_service: 'fire' },
  building: {
    school: 'school',
    hospital: 'hospital',
    college: 'school',
    university: 'school',
    kindergarten: 'school',
    fire_station: 'fire',
  },
  shop: { mall: 'market', supermarket: 'market', department_store: 'market' },
  tourism: { hotel: 'other', hostel: 'residential', guest_house: 'residential', museum: 'other', attraction: 'other' },
  leisure: { stadium: 'other', sports_centre: 'other' },
  landuse: {
    residential: 'residential',
    industrial: 'industry',
    farmland: 'farmland',
    farmyard: 'farmland',
    orchard: 'farmland',
    aquaculture: 'farmland',
    reservoir: 'water',
    basin: 'water',
    retail: 'market',
  },
  place: {
    city: 'residential',
    town: 'residential',
    village: 'residential',
    hamlet: 'residential',
    suburb: 'residential',
    neighbourhood: 'residential',
    quarter: 'residential',
    isolated_dwelling: 'residential',
  },
  natural: { water: 'water', spring: 'water' },
  waterway: { river: 'water', canal: 'water', dock: 'water', riverbank: 'water' },
  man_made: {
    works: 'industry',
    water_works: 'water',
    water_tower: 'water',
    water_well: 'water',
    wastewater_plant: 'water',
    reservoir_covered: 'water',
  },
  power: { plant: 'industry', substation: 'industry' },
  railway: { station: 'other' },
  aeroway: { aerodrome: 'other' },
};

/** The tag of OpenStreetMap that says what a feature is, as `amenity=school`; null: no such tag. */
export const findOsmWord = (properties: Readonly<Record<string, Cell>>): string | null => {
  let first: string | null = null;
  for (const [key, values] of Object.entries(osmValues)) {
    const value = properties[key];
    if (typeof value !== 'string' || value === '') continue;
    if (Object.hasOwn(values, value)) return `${key}=${value}`;
    first ??= `${key}=${value}`;
  }
  const { fclass } = properties;
  return first ?? (typeof fclass === 'string' && fclass !== '' ? `fclass=${fclass}` : null);
};

/** The kind of a feature of OpenStreetMap by its tags; null: it is no place of ours, a road or a bench for example. */
export const findOsmKind = (properties: Readonly<Record<string, Cell>>): ReceptorKind | null => {
  for (const [key, values] of Object.entries(osmValues)) {
    const value = properties[key];
    if (typeof value === 'string' && Object.hasOwn(values, value)) return values[value] ?? null;
  }
  const { fclass } = properties;
  // A road of the class `residential` is no place.
  if (typeof fclass !== 'string' || 'highway' in properties) return null;
  for (const values of Object.values(osmValues)) if (Object.hasOwn(values, fclass)) return values[fclass] ?? null;
  return null;
};

/** Whether a column is a tag whose values are read as OpenStreetMap's. */
export const isOsmKey = (column: string | undefined): boolean =>
  column === undefined || column === 'fclass' || Object.hasOwn(osmValues, column);

/** Whether the attributes are tags of OpenStreetMap. */
export const hasOsmTags = (properties: Readonly<Record<string, Cell>>): boolean =>
  'osm_id' in properties ||
  'fclass' in properties ||
  (typeof properties['@id'] === 'string' && /^(node|way|relation)\/\d+$/.test(properties['@id']));

/** Words in a name of a kind, the first that fits: UDISE categories, HMIS facility types, and what authorities call places. */
const words: readonly (readonly [RegExp, ReceptorKind])[] = [
  [/fire|अग्निशम|दमकल|ફાયર|અગ્નિશ/iu, 'fire'],
  [/police|थाना|पुलिस|पोलीस|પોલીસ/iu, 'police'],
  [/shelter|relief|आश्रय|निवारा|આશ્રય|community (hall|centre|center)|cyclone/iu, 'shelter'],
  [
    /hospital|clinic|dispensary|health|medical|\b(phc|chc|sdh|dh|sc|uphc|uchc|hwc|aam|shc)\b|nursing home|sub ?cent(re|er)|ayushman|maternity|doctor|ambulance|अस्पताल|रुग्णालय|चिकित्स|स्वास्थ्य|आरोग्य|હોસ્પિટલ|આરોગ્ય|દવાખાન/iu,
    'hospital',
  ],
  [
    /school|college|universit|kindergarten|anganwadi|balwadi|academy|vidyalaya|primary|secondary|madrasa|ashram ?shala|institute|hostel|library|ननिहाल|विद्यालय|शाळा|स्कूल|पाठशाला|आंगनवाड़ी|अंगणवाडी|શાળા|વિદ્યાલય|આંગણવાડી|કોલેજ/iu,
    'school',
  ],
  [/market|mall|bazaa?r|haat|mandi|बाज़ार|बाजार|हाट|બજાર/iu, 'market'],
  [/industr|factory|plant\b|works|gidc|refinery|उद्योग|कारखान|ઉદ્યોગ|કારખાન/iu, 'industry'],
  [/water|river|lake|pond|canal|reservoir|dam\b|intake|well\b|jal|नदी|तालाब|जल|तलाव|નદી|તળાવ|પાણી/iu, 'water'],
  [/farm|field|agricultur|crop|orchard|खेत|कृषि|शेत|ખેતર|ખેતી/iu, 'farmland'],
  [
    /resident|village|hamlet|colony|housing|town|township|slum|habitation|settlement|society|गाँव|गांव|बस्ती|गाव|ગામ|વસાહત|रहिवास/iu,
    'residential',
  ],
  [
    /temple|mosque|masjid|church|gurdwara|mandir|worship|cinema|theatre|bus ?(stand|station|stop)|railway|station|hotel|bank|office|stadium|मंदिर|मस्जिद|મંદિર|મસ્જિદ/iu,
    'other',
  ],
];

/** Our word for a word of a file, a tag of OpenStreetMap such as `amenity=school` among them. */
export const findKindOfWord = (word: string): ReceptorKind | null => {
  const tag = /^([a-z_]+)=(.+)$/.exec(word);
  return tag === null ? findKind(word) : findOsmKind({ [tag[1] ?? '']: tag[2] ?? '' });
};

/** The kind that a cell names, in our own word, OpenStreetMap's, or an authority's; null: none. */
export const findKind = (cell: Cell): ReceptorKind | null => {
  if (typeof cell === 'number') return null;
  const text = String(cell ?? '').trim();
  const own = receptorKinds.find((kind) => kind === text.toLowerCase());
  if (own !== undefined) return own;
  const osm = text.toLowerCase().replace(/\s+/g, '_');
  for (const values of Object.values(osmValues)) if (Object.hasOwn(values, osm)) return values[osm] ?? null;
  return toWordKey(text) === '' ? null : (words.find(([pattern]) => pattern.test(text))?.[1] ?? null);
};
