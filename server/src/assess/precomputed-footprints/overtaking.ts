import type { OvertakingCase, PrecomputedCase } from '@hazardguard/contract';
import type { ForecastHour, ReachHour } from '@hazardguard/engine';
import type { Compute } from '../../platform/compute/pool.ts';

interface Reach {
  readonly reachM: number;
  readonly beyondRange: boolean;
}

const toReach = (row: ReachHour | undefined): Reach | null =>
  row?.ok ? { reachM: row.reachM, beyondRange: row.status === 'beyond-range' } : null;

/** Strictly farther: of two reaches at the same limit of their models neither overtakes the other. */
const isOvertaking = (rival: Reach | null, worst: Reach | null): rival is Reach => rival !== null && rival.reachM > (worst?.reachM ?? 0);

/** Where a rival reaches farther than the worst case, hour by hour; the first row is the present when `hasPresent`. */
export const findOvertaking = (
  rival: PrecomputedCase,
  rows: { readonly worst: readonly ReachHour[]; readonly rival: readonly ReachHour[]; readonly hasPresent: boolean },
): OvertakingCase | null => {
  const farther = rows.rival.map((row, index): Reach | null => {
    const reach = toReach(row);
    return isOvertaking(reach, toReach(rows.worst[index])) ? reach : null;
  });
  const [now = null, ...ahead] = farther;
  const present = rows.hasPresent ? now : null;
  const hours = ahead.flatMap((reach, index) => (reach === null ? [] : [{ ...reach, time: rows.rival[index + 1]?.time ?? '' }]));
  if (present === null && hours.length === 0) return null;
  const { chemical, casNo, hazard, level, quantityKg } = rival;
  const [farthest = null] = hours.toSorted((a, b) => b.reachM - a.reachM);
  return { chemical, casNo, hazard, level, quantityKg, present, hours: hours.length, farthest };
};

const maxReachM = ({ present, farthest }: OvertakingCase): number => Math.max(present?.reachM ?? 0, farthest?.reachM ?? 0);

/** The rivals that reach farther than the worst case in the given weather, the farthest first. `worst`: the strip of the worst case. */
export const listOvertaking = async (
  compute: Pick<Compute, 'reachStrip'>,
  rivals: readonly PrecomputedCase[],
  weather: { readonly hours: readonly ForecastHour[]; readonly worst: readonly ReachHour[]; readonly hasPresent: boolean },
  signal: AbortSignal,
): Promise<readonly OvertakingCase[]> => {
  const found: OvertakingCase[] = [];
  for (const rival of rivals) {
    const strip = await compute.reachStrip(rival.scenario, rival.level, weather.hours, signal);
    const overtaking = findOvertaking(rival, { worst: weather.worst, rival: strip, hasPresent: weather.hasPresent });
    if (overtaking !== null) found.push(overtaking);
  }
  return found.toSorted((a, b) => maxReachM(b) - maxReachM(a));
};
