import type { PrecomputedCase } from '@hazardguard/contract';
import type { Hazard, Reaches } from '@hazardguard/engine';
import type { Compute } from '../../platform/compute/pool.ts';
import type { Candidate, LeftOut } from './cases.ts';

/** What was chosen for a site; kept until stock, position or engine change. */
export interface ChosenCases {
  readonly worst: PrecomputedCase | null;
  readonly alternative: PrecomputedCase | null;
  /** The next worst: in other weather than the rule's one of them may reach farther. */
  readonly rivals: readonly PrecomputedCase[];
  readonly leftOut: readonly LeftOut[];
}

/** Endpoints of 40 CFR 68.22: LFL, 5 kW/m², 1 psi. */
const endpoints: Readonly<Partial<Record<Hazard, string>>> = { flammable: 'LFL', fire: 'HEAT-5', explosion: 'BLAST-1PSI' };

type Levels = Extract<Reaches, { readonly ok: true }>['levels'];

/** The level that counts: the middle one of toxic levels (AEGL-2, ERPG-2, PAC-2), or the only one there is; the rule's endpoint else. */
export const selectLevel = (hazard: Hazard, levels: Levels): Levels[number] | undefined => {
  const endpoint = endpoints[hazard];
  if (endpoint !== undefined) return levels.find(({ id }) => id === endpoint);
  return levels.find(({ id }) => id.endsWith('-2')) ?? levels[0];
};

/** The farther reach first; of two that end with their models' range the larger quantity. */
const compareReach = (a: PrecomputedCase, b: PrecomputedCase): number =>
  b.reference.reachM - a.reference.reachM || b.quantityKg - a.quantityKg;

/** Every case with its reach in the rule's air, and what none could be followed of. */
export const screenCases = async (
  compute: Pick<Compute, 'screen'>,
  { candidates, leftOut }: { readonly candidates: readonly Candidate[]; readonly leftOut: readonly LeftOut[] },
  signal: AbortSignal,
): Promise<{ readonly reckoned: readonly PrecomputedCase[]; readonly leftOut: readonly LeftOut[] }> => {
  const rows = await compute.screen(
    candidates.map(({ scenario }) => scenario),
    signal,
  );
  const reckoned = candidates.flatMap((candidate, index): PrecomputedCase[] => {
    const row = rows[index];
    const level = row?.ok ? selectLevel(candidate.hazard, row.levels) : undefined;
    if (!row?.ok || level === undefined || level.status === 'not-reached') return [];
    return [
      {
        ...candidate,
        level: level.id,
        reference: {
          reachM: level.reachM,
          beyondRange: level.status === 'beyond-range',
          windSpeedMs: row.windSpeedMs,
          stability: row.stability,
        },
      },
    ];
  });
  const followed = new Set(reckoned.map(({ casNo }) => casNo));
  const lost = new Set(candidates.map(({ casNo }) => casNo).filter((casNo) => !followed.has(casNo)));
  return { reckoned, leftOut: [...leftOut, ...[...lost].map((casNo): LeftOut => ({ casNo, why: 'not-modelled' }))] };
};

type Cases = Parameters<typeof screenCases>[1];

/** So many of each hazard are kept: what burns or bursts hardly hangs on the weather, and of clouds the order seldom turns. */
const rivalsPerHazard = 2;

/** The farthest worst cases of each hazard but the worst of all. */
const selectRivals = (worst: readonly PrecomputedCase[]): readonly PrecomputedCase[] => {
  const [, ...others] = worst;
  return [...Map.groupBy(others, ({ hazard }) => hazard).values()].flatMap((same) => same.slice(0, rivalsPerHazard));
};

/** Screens every case in the rule's air and keeps the farthest of each kind, and the worst one's rivals. */
export const chooseCases = async (compute: Pick<Compute, 'screen'>, cases: Cases, signal: AbortSignal): Promise<ChosenCases> => {
  const { reckoned, leftOut } = await screenCases(compute, cases, signal);
  const farthestFirst = (kind: PrecomputedCase['kind']): readonly PrecomputedCase[] =>
    reckoned.filter((one) => one.kind === kind).toSorted(compareReach);
  const worst = farthestFirst('worst');
  return { worst: worst[0] ?? null, alternative: farthestFirst('alternative')[0] ?? null, rivals: selectRivals(worst), leftOut };
};

/** The farthest worst case of each chemical, the farthest first. */
export const selectWorstCases = async (
  compute: Pick<Compute, 'screen'>,
  { candidates, leftOut }: Cases,
  signal: AbortSignal,
): Promise<{ readonly cases: readonly PrecomputedCase[]; readonly leftOut: readonly LeftOut[] }> => {
  const worst = candidates.filter(({ kind }) => kind === 'worst');
  const screened = await screenCases(compute, { candidates: worst, leftOut }, signal);
  const farthestFirst = screened.reckoned.toSorted(compareReach);
  const seen = new Set<string>();
  return { cases: farthestFirst.filter(({ casNo }) => !seen.has(casNo) && seen.add(casNo)), leftOut: screened.leftOut };
};
