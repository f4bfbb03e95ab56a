import { type Computed, computeZones } from '../compute/compute-zones.ts';
import type { SentenceParams } from '../types/common-types.ts';
import type { ModelOutput } from '../types/model-types.ts';
import type { Scenario, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';

/** Figures that differ by more than this are shown. */
const tellingRatio = 1.1;

/** Figures below these are nothing: kg/s or kg, and m. */
const leastAmount = 1e-3;
const leastM = 5;

const differ = (one: number, other: number, least: number): boolean => {
  const [a, b] = [Math.max(least, one), Math.max(least, other)];
  return Math.max(a / b, b / a) > tellingRatio;
};

export const findHighestRate = ({ steps }: SourceTerm): number => Math.max(0, ...steps.map(({ rateKgS }) => rateKgS));

/** Radius of the pool that a result shows: the one that burns, else the one that evaporates, m. */
const findPoolRadius = ({ details }: ModelOutput, { poolRadiusM }: SourceTerm): number => {
  const burning = details?.find(({ key }) => key === 'pool-diameter');
  return burning === undefined ? poolRadiusM : burning.value / 2;
};

export const rounded = (value: number): string => String(Number(value.toPrecision(2)));
const inMetres = (value: number): string => (value >= 1000 ? `${rounded(value / 1000)} km` : `${rounded(value)} m`);

/** What is shown of the other side: source and zones, each figure by a name that ends in its unit. */
export const formatFigures = ({ prepared, output, zones }: Computed) => {
  const { source } = prepared;
  const durationS = source.steps.at(-1)?.toS ?? 0;
  const ofZones: SentenceParams = Object.fromEntries(
    zones.flatMap(({ reachM, maxHalfWidthM }, i) => [
      [`otherReach${i + 1}M`, reachM],
      [`otherHalfWidth${i + 1}M`, maxHalfWidthM],
    ]),
  );
  return {
    otherRateKgS: findHighestRate(source),
    otherAirborneKg: source.airborneKg,
    otherDurationS: durationS,
    otherDurationMin: durationS / 60,
    otherPoolRadiusM: findPoolRadius(output, source),
    zones: zones.map(({ level, reachM }) => `${level.id} ${inMetres(reachM)}`).join('; '),
    ...ofZones,
  };
};

/** The zones of the other side; null where it is refused and so has no figures. */
export const computeOther = (other: Scenario): Computed | null => {
  try {
    return computeZones(other);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** Whether two sides of a switch have figures that differ. */
export const isTelling = (own: Computed, other: Computed): boolean => {
  const [one, two] = [own.prepared.source, other.prepared.source];
  return (
    differ(findHighestRate(one), findHighestRate(two), leastAmount) ||
    differ(one.airborneKg, two.airborneKg, leastAmount) ||
    own.zones.some(({ reachM }, i) => differ(reachM, other.zones[i]?.reachM ?? 0, leastM))
  );
};

/** Whether the other side of a switch has a higher rate or a zone that reaches farther. */
export const isWorse = (own: Computed, other: Computed): boolean =>
  findHighestRate(other.prepared.source) > findHighestRate(own.prepared.source) ||
  own.zones.some(({ reachM }, i) => (other.zones[i]?.reachM ?? 0) > reachM);
