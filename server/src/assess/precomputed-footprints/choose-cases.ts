import type { PrecomputedCase } from '@hazardguard/contract';
import type { Hazard, Reaches } from '@hazardguard/engine';
import type { Compute } from '../../platform/compute/pool.ts';
import type { Candidate, LeftOut } from './cases.ts';

/** The cases of a site; stored until stock, position or engine change. */
export interface ChosenCases {
  readonly worst: PrecomputedCase | null;
  readonly alternative: PrecomputedCase | null;
  /** The next worst cases: in other weather one of them may reach farther. */
  readonly rivals: readonly PrecomputedCase[];
  readonly leftOut: readonly LeftOut[];
}

/** Endpoints of 40 CFR 68.22: LFL, 5 kW/m², 1 psi. */
const endpoints: Readonly<Partial<Record<Hazard, string>>> = { flammable: 'LFL', fire: 'HEAT-5', explosion: 'BLAST-1PSI' };

type Level = Omit<Extract<Reaches, { readonly ok: true }>['levels'][number], 'areaM2'>;

/** The level whose reach counts: of a toxic cloud the middle one (AEGL-2, ERPG-2, PAC-2) or the only one; else the endpoint of the rule. */
export const selectLevel = (hazard: Hazard, levels: readonly Level[]): Level | undefined => {
  const endpoint = endpoints[hazard];
  if (endpoint !== undefined) return levels.find(({ id }) => id === endpoint);
  return levels.find(({ id }) => id.endsWith('-2')) ?? levels[0];
};

/** The longer reach first; of equal ones, which end at the limit of their models, the larger quantity. */
const compareReach = (a: PrecomputedCase, b: PrecomputedCase): number =>
  b.reference.reachM - a.reference.reachM || b.quantityKg - a.quantityKg;

/** Every case with its reach in the reference air, and the stock that the engine cannot compute. */
export const screenCases = async (
  compute: Pick<Compute, 'screen'>,
  { candidates, leftOut }: { readonly candidates: readonly Candidate[]; readonly leftOut: readonly LeftOut[] },
  signal: AbortSignal,
): Promise<{ readonly screened: readonly PrecomputedCase[]; readonly leftOut: readonly LeftOut[] }> => {
  const rows = await compute.screen(
    candidates.map(({ scenario }) => scenario),
    signal,
  );
  const screened = candidates.flatMap((candidate, index): PrecomputedCase[] => {
    const row = rows[index];
    const level = row?.ok ? selectLevel(candidate.hazard, row.levels) : undefined;
    if (!row?.ok || level === undefined || level.status === 'not-reached') return [];
    return [
      {
        ...candidate,
        level: level.id,
        levelExposureS: level.exposureS ?? null,
        reference: {
          reachM: level.reachM,
          beyondRange: level.status === 'beyond-range',
          windSpeedMs: row.windSpeedMs,
          stability: row.stability,
        },
      },
    ];
  });
  const computedCas = new Set(screened.map(({ casNo }) => casNo));
  const failedCas = new Set(candidates.map(({ casNo }) => casNo).filter((casNo) => !computedCas.has(casNo)));
  return { screened, leftOut: [...leftOut, ...[...failedCas].map((casNo): LeftOut => ({ casNo, why: 'not-modelled' }))] };
};

type Cases = Parameters<typeof screenCases>[1];

/** Rivals per hazard: fires and explosions hardly depend on the weather, and the order of clouds seldom changes. */
const rivalsPerHazard = 2;

/** The farthest worst cases of each hazard, without the worst of all. */
const selectRivals = (worst: readonly PrecomputedCase[]): readonly PrecomputedCase[] => {
  const [, ...others] = worst;
  return [...Map.groupBy(others, ({ hazard }) => hazard).values()].flatMap((same) => same.slice(0, rivalsPerHazard));
};

/** Screens every case in the reference air and keeps the farthest of each kind, and the rivals of the worst one. */
export const chooseCases = async (compute: Pick<Compute, 'screen'>, cases: Cases, signal: AbortSignal): Promise<ChosenCases> => {
  const { screened, leftOut } = await screenCases(compute, cases, signal);
  const farthestFirst = (kind: PrecomputedCase['kind']): readonly PrecomputedCase[] =>
    screened.filter((one) => one.kind === kind).toSorted(compareReach);
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
  const { screened, leftOut: allLeftOut } = await screenCases(compute, { candidates: worst, leftOut }, signal);
  const farthestFirst = screened.toSorted(compareReach);
  const seen = new Set<string>();
  return { cases: farthestFirst.filter(({ casNo }) => !seen.has(casNo) && seen.add(casNo)), leftOut: allLeftOut };
};
