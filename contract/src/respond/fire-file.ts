/**
 * Active-fire detections as NASA's Fire Information for Resource Management System (FIRMS) offers them for download: CSV with a header.
 *
 * - Columns of both instruments: latitude, longitude (degrees, centre of the pixel), acq_date (YYYY-MM-DD), acq_time (HHMM in UTC, leading
 *   zeros often missing), satellite, confidence, frp (fire radiative power, MW). VIIRS (375 m) has bright_ti4 and confidence low,
 *   nominal, high (or l, n, h); MODIS (1 km) has brightness and confidence 0 to 100 % (FIRMS, attribute tables of the active-fire
 *   products MCD14DL and VNP14IMGT).
 * - scan and track, if given: the sides of the pixel across and along the path of the satellite, km.
 * - A detection is a pixel with a heat source: also a flare or a furnace. Cloud hides it.
 */
export type FireConfidence = 'low' | 'nominal' | 'high';

export interface Fire {
  readonly latitude: number;
  readonly longitude: number;
  /** When the satellite passed, ISO 8601. */
  readonly at: string;
  readonly satellite: string;
  /** A class (VIIRS) or per cent (MODIS). */
  readonly confidence: FireConfidence | number;
  /** Fire radiative power, MW; undefined: the file does not give it. */
  readonly powerMw: number | undefined;
  /** The longer side of the pixel on the ground, m; undefined: the file does not give it. It grows towards the edge of the swath. */
  readonly pixelM: number | undefined;
}

export interface FireMistake {
  /** Line of the file; the header is line 1. */
  readonly line: number;
  readonly why: 'short' | 'latitude' | 'longitude' | 'time' | 'confidence' | 'power' | 'pixel';
  readonly value: string;
}

export type FireFile =
  | { readonly fires: readonly Fire[]; readonly mistakes: readonly FireMistake[] }
  | { readonly refused: 'empty' }
  | { readonly refused: 'columns'; readonly columns: readonly string[] };

const requiredColumns = ['latitude', 'longitude', 'acq_date', 'acq_time', 'confidence'] as const;

/** No field contains a comma or a line end; some tools put quotation marks around each. */
const parseFields = (line: string): readonly string[] => line.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1'));

const parseNumber = (text: string, min: number, max: number): number | undefined => {
  const value = Number(text);
  return text !== '' && value >= min && value <= max ? value : undefined;
};

const parseMoment = (date: string, time: string): string | undefined => {
  const clock = time.replace(':', '').padStart(4, '0');
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d{4}$/.test(clock)) return undefined;
  const text = `${date}T${clock.slice(0, 2)}:${clock.slice(2)}:00.000Z`;
  const moment = new Date(text);
  // Some engines accept a day or minute that does not exist and move it on.
  return Number.isNaN(moment.getTime()) || moment.toISOString() !== text ? undefined : text;
};

/** Limit for a side of a pixel, km; at the edge of the MODIS swath a pixel is 4.8 km wide. */
const maxPixelKm = 10;

const classes: Readonly<Record<string, FireConfidence>> = {
  l: 'low',
  low: 'low',
  n: 'nominal',
  nominal: 'nominal',
  h: 'high',
  high: 'high',
};

/** Reads a FIRMS file. Invalid lines are skipped and listed; a file of another kind is refused. */
export const readFires = (text: string): FireFile => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const head = parseFields(lines[0] ?? '').map((name) => name.toLowerCase());
  const missing = requiredColumns.filter((name) => !head.includes(name));
  if (text.trim() === '') return { refused: 'empty' };
  if (missing.length > 0) return { refused: 'columns', columns: missing };
  const fires: Fire[] = [];
  const mistakes: FireMistake[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    const fields = parseFields(line);
    const field = (name: string): string => fields[head.indexOf(name)] ?? '';
    const refuse = (why: FireMistake['why'], value: string): void =>
      void mistakes.push({ line: index + 1, why, value: value.slice(0, 40) });
    const latitude = parseNumber(field('latitude'), -90, 90);
    const longitude = parseNumber(field('longitude'), -180, 180);
    const at = parseMoment(field('acq_date'), field('acq_time'));
    const confidence = classes[field('confidence').toLowerCase()] ?? parseNumber(field('confidence'), 0, 100);
    const sides = ['scan', 'track'].map(field).filter((side) => side !== '');
    const sidesKm = sides.map((side) => parseNumber(side, 0.1, maxPixelKm));
    const powerMw = head.includes('frp') && field('frp') !== '' ? parseNumber(field('frp'), 0, 1e6) : undefined;
    if (fields.length < head.length) refuse('short', line);
    else if (latitude === undefined) refuse('latitude', field('latitude'));
    else if (longitude === undefined) refuse('longitude', field('longitude'));
    else if (at === undefined) refuse('time', `${field('acq_date')} ${field('acq_time')}`);
    else if (confidence === undefined) refuse('confidence', field('confidence'));
    else if (powerMw === undefined && head.includes('frp') && field('frp') !== '') refuse('power', field('frp'));
    else if (sidesKm.includes(undefined)) refuse('pixel', sides.join(' × '));
    else {
      const pixelM = sidesKm.length === 0 ? undefined : Math.round(Math.max(...sidesKm.map((side) => side ?? 0)) * 1_000);
      fires.push({ latitude, longitude, at, satellite: field('satellite'), confidence, powerMw, pixelM });
    }
  }
  return fires.length === 0 && mistakes.length === 0 ? { refused: 'empty' } : { fires, mistakes };
};
