import { problemWith } from '../read/check-inputs.ts';
import type { Members } from '../read/document.ts';
import {
  climateFromRecords,
  normalised,
  type Period,
  sumShares,
  uniformClimate,
  type WeatherClass,
  type WeatherRecord,
  type WindClimate,
} from '../risk/wind-climate.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat, StabilityClass } from '../types/common-types.ts';
import { shortFigure } from '../units/short-figure.ts';
import { readMembers, type StudyReader } from './study-reader.ts';

const stabilities: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];
const periods: readonly Period[] = ['day', 'night'];

/** Greatest number of weather classes in a study, and of records in a climate. */
const mostClasses = 48;
const mostRecords = 200_000;

/** Shares that miss one by more than this are not a climate. */
const tolerance = 0.02;

type Class = Omit<WeatherClass, 'shares'>;

const readClass = (reader: StudyReader, row: Members, path: string): Class => {
  const stability = reader.choice(row, `${path}.stability`, stabilities);
  const windSpeedMs = reader.number(row, `${path}.windSpeedMs`, { min: 1, max: 60, unit: 'm/s' });
  const period = row.period === undefined ? null : reader.choice(row, `${path}.period`, periods);
  return { id: `${stability}${windSpeedMs}${period === null ? '' : ` ${period}`}`, stability, windSpeedMs, period };
};

/** The climate with shares that sum to one; what sums to something else by more than rounding is a problem. */
const summed = (reader: StudyReader, climate: WindClimate): { readonly climate: WindClimate; readonly caveats: readonly Caveat[] } => {
  const total = climate.classes.reduce((sum, one) => sum + sumShares(one), 0);
  if (!(Math.abs(total - 1) <= tolerance)) {
    if (Number.isFinite(total) && climate.classes.length > 0)
      reader.add(
        problemWith(
          'climate.classes',
          total,
          'shares that sum to 1',
          `The shares of the climate sum to ${shortFigure(total, 4)}; together they must make all time, 1.`,
        ),
      );
    return { climate, caveats: [] };
  }
  const caveats: readonly Caveat[] =
    Math.abs(total - 1) < 1e-6
      ? []
      : [
          note('climate-scaled', `The shares of the climate sum to ${(100 * total).toFixed(2)} %; they were scaled to 100 %.`, {
            quantity: 'climateSum',
            value: 100 * total,
            unit: '%',
          }),
        ];
  return { climate: normalised(climate), caveats };
};

const readTable = (reader: StudyReader, part: Members): WindClimate => {
  const rows = reader.list(part, 'climate.classes', mostClasses, 1);
  let sectors = 0;
  const classes = rows.map((item, i): WeatherClass => {
    const path = `climate.classes[${i}]`;
    const row = readMembers(reader, path, item);
    reader.only(row, path, ['stability', 'windSpeedMs', 'period', 'shares']);
    const shares = reader.list(row, `${path}.shares`, 36, 8);
    if (i === 0) sectors = shares.length;
    const isRose = shares.length === sectors && shares.every((share) => typeof share === 'number' && share >= 0 && share <= 1);
    if (!isRose)
      reader.add(
        problemWith(
          `${path}.shares`,
          `a list of ${shares.length}`,
          `${sectors} shares from 0 to 1`,
          `${path}.shares must be as many numbers from 0 to 1 as the first class has: ${sectors}.`,
        ),
      );
    return { ...readClass(reader, row, path), shares: isRose ? shares.map(Number) : [] };
  });
  return { sectors, classes };
};

const readEven = (reader: StudyReader, part: Members): WindClimate =>
  uniformClimate(
    reader.list(part, 'climate.classes', mostClasses, 1).map((item, i) => {
      const path = `climate.classes[${i}]`;
      const row = readMembers(reader, path, item);
      reader.only(row, path, ['stability', 'windSpeedMs', 'period', 'share']);
      return { ...readClass(reader, row, path), share: reader.number(row, `${path}.share`, { min: 0, max: 1 }) };
    }),
  );

const readRecords = (reader: StudyReader, part: Members): readonly WeatherRecord[] =>
  reader.list(part, 'climate.records', mostRecords, 1).map((item, i): WeatherRecord => {
    const path = `climate.records[${i}]`;
    const row = readMembers(reader, path, item);
    return {
      windSpeedMs: reader.number(row, `${path}.windSpeedMs`, { min: 0, max: 60, unit: 'm/s' }),
      windFromDeg: reader.number(row, `${path}.windFromDeg`, { min: 0, max: 360, unit: '°' }),
      stability: reader.choice(row, `${path}.stability`, stabilities),
      ...(row.period === undefined ? {} : { period: reader.choice(row, `${path}.period`, periods) }),
    };
  });

const evenAssumed: Caveat = warning(
  'climate-assumed',
  'No wind rose was given: every direction was assumed equally likely. Where one wind direction prevails, risk is higher downwind than drawn.',
);

/** The climate of a study; there is none by default. */
export const readClimate = (
  reader: StudyReader,
  document: Members,
): { readonly climate: WindClimate; readonly caveats: readonly Caveat[] } => {
  const none: WindClimate = { sectors: 16, classes: [] };
  if (document.climate === undefined) {
    reader.add(
      problemWith(
        'climate',
        undefined,
        'a table, weather records, or classes with an even rose',
        'The wind climate is missing: give a table of shares, weather records, or classes with an even rose.',
      ),
    );
    return { climate: none, caveats: [] };
  }
  const part = reader.part(document, 'climate');
  const type = reader.choice(part, 'climate.type', ['table', 'records', 'even']);
  reader.only(part, 'climate', ['type', type === 'records' ? 'records' : 'classes']);
  if (type === 'records') {
    const before = reader.problems.length;
    const records = readRecords(reader, part);
    return reader.problems.length > before || records.length === 0 ? { climate: none, caveats: [] } : climateFromRecords(records);
  }
  const { climate, caveats } = summed(reader, type === 'even' ? readEven(reader, part) : readTable(reader, part));
  return { climate, caveats: type === 'even' ? [evenAssumed, ...caveats] : caveats };
};
