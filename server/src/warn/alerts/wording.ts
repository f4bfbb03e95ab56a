import { compassPointOf } from '@hazardguard/contract';

const grouped = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
const small = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

/** A modelled number, to the two digits it is worth. */
export const roughly = (value: number): string => grouped.format(value);
/** A number of a table, such as a level: three digits. */
export const exactly = (value: number): string => small.format(value);

export const distanceInWords = (metres: number): string => (metres < 995 ? `${roughly(metres)} m` : `${roughly(metres / 1000)} km`);

export const massInWords = (kg: number): string => (kg < 995 ? `${roughly(kg)} kg` : `${roughly(kg / 1000)} tonnes`);

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const durationInWords = (seconds: number): string => {
  if (seconds < 100) return counted(Math.max(1, Math.round(seconds)), 'second');
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? counted(minutes, 'minute') : `${roughly(seconds / 3600)} hours`;
};

export const peopleInWords = (people: number): string => {
  if (people < 1) return 'no people';
  return people < 10 ? counted(Math.round(people), 'person').replace('persons', 'people') : `about ${roughly(people)} people`;
};

export const placesInWords = (places: number): string => (places === 1 ? '1 place' : `${roughly(places)} places`);

const letters: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const word = (points: string): string => [...points].map((letter) => letters[letter] ?? letter).join('');

/** 'east-southeast' for 112.5: the nearest of the 16 points, written out. */
export const directionInWords = (degrees: number): string => {
  const point = compassPointOf(degrees);
  return point.length === 3 ? `${word(point.slice(0, 1))}-${word(point.slice(1))}` : word(point);
};

/** 'a, b and c'. */
export const listInWords = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Whole sentences, first things first, as many as the limit holds; only a first sentence that is too long itself is cut. */
export const sentencesWithin = (limit: number, sentences: readonly string[]): string => {
  let text = '';
  for (const sentence of sentences.filter(Boolean)) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length <= limit) text = longer;
    else if (!text) text = `${sentence.slice(0, limit - 1).trimEnd()}…`;
  }
  return text;
};

/** Minutes that the moment's own text is ahead of UTC: 330 for '…+05:30', 0 for '…Z'. */
const offsetOf = (moment: string | undefined): number => {
  const match = /([+-])(\d{2}):?(\d{2})$/.exec(moment ?? '');
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
};

/** '2026-11-20 14:34 (UTC+05:30)', on the clock that the release time was written in; UTC when it names none. */
export const clockOf =
  (releaseTime: string | undefined) =>
  (moment: Date): string => {
    const offset = offsetOf(releaseTime);
    const shown = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 16).replace('T', ' ');
    if (offset === 0) return `${shown} UTC`;
    const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
    const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
    return `${shown} (UTC${offset < 0 ? '-' : '+'}${hours}:${minutes})`;
  };
