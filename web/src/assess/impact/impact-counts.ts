import type { ImpactCount, ReceptorHit, ReceptorKind, RunResult } from '@hazardguard/engine';
import type { Area } from './impact-address.ts';

interface Counted {
  readonly places: number;
  readonly people: number;
  /** Places without a head-count; undefined: none. */
  readonly withoutCount: number | undefined;
}

interface AreaRow {
  readonly area: Area;
  /** By level id, worst first; a place in a worse zone is also counted in the milder ones. */
  readonly within: Readonly<Record<string, Counted>>;
}

const countInside = (area: Area, within: ImpactCount): Counted => {
  const { receptors, people, withoutCount } = area === 'population' ? within : within.byKind[area];
  return { places: receptors, people, withoutCount };
};

/** The engine's own counts, for the selected areas. */
export const areaRows = ({ impact }: Pick<RunResult, 'impact'>, areas: readonly Area[]): readonly AreaRow[] =>
  areas.map((area) => ({ area, within: Object.fromEntries(impact.map(({ levelId, within }) => [levelId, countInside(area, within)])) }));

/** Whether a kind of place belongs to the selected areas; people may be at any place. */
export const isInAreas = (kind: ReceptorKind, areas: readonly Area[]): boolean =>
  areas.includes('population') || areas.some((area) => area === kind);

/** The places inside that belong to the selected areas, in the engine's order: worst and nearest first. */
export const filterHits = ({ hits }: Pick<RunResult, 'hits'>, areas: readonly Area[]): readonly ReceptorHit[] =>
  hits.filter(({ receptor }) => isInAreas(receptor.kind, areas));
