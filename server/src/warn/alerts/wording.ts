import { type PeopleInside, type PopulationCount, roundPeople, toCompassPoint } from '@hazardguard/contract';

const grouped = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
const small = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

/** A modelled number, two significant digits. */
export const formatRoughly = (value: number): string => grouped.format(value);
/** A tabulated number, such as a level, three significant digits. */
export const formatExactly = (value: number): string => small.format(value);

/** "2.9e+3 m²" of a caveat as people write it. */
export const writePlainNumbers = (text: string): string =>
  text.replace(/\b\d(?:\.\d+)?e[+-]\d+\b/gu, (number) =>
    new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }).format(Number(number)),
  );

export const formatDistance = (metres: number): string =>
  metres < 995 ? `${formatRoughly(metres)} m` : `${formatRoughly(metres / 1000)} km`;

export const formatMass = (kg: number): string => (kg < 995 ? `${formatRoughly(kg)} kg` : `${formatRoughly(kg / 1000)} tonnes`);

const formatCount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const formatDuration = (seconds: number): string => {
  if (seconds < 100) return formatCount(Math.max(1, Math.round(seconds)), 'second');
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? formatCount(minutes, 'minute') : `${formatRoughly(seconds / 3600)} hours`;
};

/** 'People in the AEGL-2 zone: about 12,000 (9,400 to 15,000; Census 2011).', by the one rule, or that it is not known. */
export const formatPeopleInZone = (levelId: string, inside: PeopleInside, count: PopulationCount | null): string => {
  if (inside.people === null) return 'Population not known here.';
  const people = formatRoughly(roundPeople(inside.people));
  if (inside.basis === 'receptors') return `People in the ${levelId} zone: at least ${people}, by the head-counts of recorded places.`;
  const number = `People in the ${levelId} zone: ${inside.people < 10 ? people : `about ${people}`}`;
  if (count === null || count.source === null) return `${number}.`;
  const { low, high, source, coveredShare } = count;
  const range = low === null || high === null || high - low < 1 ? '' : `${formatRoughly(low)} to ${formatRoughly(high)}; `;
  const part = coveredShare < 0.95 ? ` Population is known for ${Math.max(1, Math.floor(100 * coveredShare))} % of the zone.` : '';
  return `${number} (${range}${[source.name, source.year].filter((one) => one !== null).join(', ')}).${part}`;
};

export const formatPlaces = (places: number): string => (places === 1 ? '1 place' : `${formatRoughly(places)} places`);

const letters: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const toCompassWords = (points: string): string => [...points].map((letter) => letters[letter] ?? letter).join('');

/** 'east-southeast' for 112.5: the nearest of the 16 points, written out. */
export const formatDirection = (degrees: number): string => {
  const point = toCompassPoint(degrees);
  return point.length === 3 ? `${toCompassWords(point.slice(0, 1))}-${toCompassWords(point.slice(1))}` : toCompassWords(point);
};

/** 'a, b and c'. */
export const formatList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** As many whole sentences as fit into the limit; only a first sentence that is too long is cut. */
export const joinSentencesWithin = (limit: number, sentences: readonly string[]): string => {
  let text = '';
  for (const sentence of sentences.filter(Boolean)) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length <= limit) text = longer;
    else if (!text) text = `${sentence.slice(0, limit - 1).trimEnd()}…`;
  }
  return text;
};

/** Offset from UTC in the text of a moment, minutes: 330 for '…+05:30', 0 for '…Z'. */
const parseOffsetMin = (moment: string | undefined): number => {
  const match = /([+-])(\d{2}):?(\d{2})$/.exec(moment ?? '');
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
};

/** '2026-11-20 14:34 (UTC+05:30)', in the time zone of the release time; UTC if it has none. */
export const makeClock =
  (releaseTime: string | undefined) =>
  (moment: Date): string => {
    const offset = parseOffsetMin(releaseTime);
    const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 16).replace('T', ' ');
    if (offset === 0) return `${local} UTC`;
    const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
    const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
    return `${local} (UTC${offset < 0 ? '-' : '+'}${hours}:${minutes})`;
  };
