import { note } from '../types/caveat.ts';
import type { Caveat, StabilityClass } from '../types/common-types.ts';

export type Period = 'day' | 'night';

/** One weather class: class and wind speed, with the share of all time that it blows from each sector. */
export interface WeatherClass {
  /** Such as 'D5'. */
  readonly id: string;
  readonly stability: StabilityClass;
  /** At 10 m, m/s. */
  readonly windSpeedMs: number;
  /** null: as often by day as by night. */
  readonly period: Period | null;
  /** Share of all time, by the sector the wind blows from; sector 0 is centred on north, the rest clockwise. */
  readonly shares: readonly number[];
}

/** How often each weather class comes from each direction; all shares sum to one. Within a sector every direction is as likely. */
export interface WindClimate {
  readonly sectors: number;
  readonly classes: readonly WeatherClass[];
}

/** Share of all time that a weather class takes. */
export const sumShares = ({ shares }: WeatherClass): number => shares.reduce((sum, share) => sum + share, 0);

/** A climate that blows from everywhere as often; an assumption, and the study says so. */
export const uniformClimate = (
  classes: readonly (Omit<WeatherClass, 'shares'> & { readonly share: number })[],
  sectors = 16,
): WindClimate => ({
  sectors,
  classes: classes.map(({ share, ...rest }) => ({ ...rest, shares: Array.from({ length: sectors }, () => share / sectors) })),
});

/** The same climate with shares that sum to one. */
export const normalised = ({ sectors, classes }: WindClimate): WindClimate => {
  const total = classes.reduce((sum, one) => sum + sumShares(one), 0);
  return { sectors, classes: classes.map((one) => ({ ...one, shares: one.shares.map((share) => share / total) })) };
};

/** One hour, or other equal spell, of weather. */
export interface WeatherRecord {
  readonly windSpeedMs: number;
  readonly windFromDeg: number;
  readonly stability: StabilityClass;
  readonly period?: Period;
}

/** Below this speed a vane gives no direction, m/s. */
const calmMs = 0.5;

const findSector = (windFromDeg: number, sectors: number): number => Math.round((windFromDeg * sectors) / 360) % sectors;

interface Bin {
  readonly stability: StabilityClass;
  readonly period: Period | null;
  readonly counts: number[];
  speedSum: number;
  calm: number;
}

/** Calms have no direction: they blow as the rest of their bin does, or from everywhere where there is no rest. */
const computeShares = ({ counts, calm }: Bin, total: number): readonly number[] => {
  const steady = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (count + calm * (steady > 0 ? count / steady : 1 / counts.length)) / total);
};

/**
 * The climate of a list of records of equal length: counted by stability class, band of speed, sector, and period where given. A bin
 * runs at its mean speed; calms (below 0.5 m/s) run at 1 m/s in their bin. `edgesMs` part the bands of speed.
 */
export const climateFromRecords = (
  records: readonly WeatherRecord[],
  edgesMs: readonly number[] = [2, 4, 6],
  sectors = 16,
): { readonly climate: WindClimate; readonly caveats: readonly Caveat[] } => {
  if (records.length === 0) throw new RangeError('A climate needs at least one weather record; got none');
  const bins = new Map<string, Bin>();
  let calms = 0;
  for (const { windSpeedMs, windFromDeg, stability, period } of records) {
    const band = edgesMs.filter((edge) => windSpeedMs >= edge).length;
    const key = `${stability}${band}${period ?? ''}`;
    const bin = bins.get(key) ?? { stability, period: period ?? null, counts: new Array<number>(sectors).fill(0), speedSum: 0, calm: 0 };
    bins.set(key, bin);
    bin.speedSum += Math.max(1, windSpeedMs);
    if (windSpeedMs < calmMs) {
      bin.calm++;
      calms++;
    } else {
      const sector = findSector(windFromDeg, sectors);
      bin.counts[sector] = (bin.counts[sector] ?? 0) + 1;
    }
  }
  const classes = [...bins.values()].map((bin): WeatherClass => {
    const windSpeedMs = bin.speedSum / (bin.calm + bin.counts.reduce((sum, count) => sum + count, 0));
    return {
      id: `${bin.stability}${windSpeedMs.toFixed(1)}${bin.period === null ? '' : ` ${bin.period}`}`,
      stability: bin.stability,
      windSpeedMs,
      period: bin.period,
      shares: computeShares(bin, records.length),
    };
  });
  const caveats: readonly Caveat[] =
    calms === 0
      ? []
      : [
          note(
            'climate-calms',
            `${((100 * calms) / records.length).toFixed(1)} % of the weather records are calm and have no direction; they were spread over the directions of their class at 1 m/s.`,
            { quantity: 'calmPercent', value: (100 * calms) / records.length, unit: '%' },
          ),
        ];
  return { climate: { sectors, classes: classes.toSorted((a, b) => a.id.localeCompare(b.id)) }, caveats };
};
