import type { EnsembleOptions, EnsembleResult } from './ensemble-types.ts';

/** Where nine of ten computed variations of one level end. JSON-safe. */
export interface ReachBand {
  readonly levelId: string;
  /** Distances that 5 % and 95 % of the members do not exceed, m; 0 where a member does not reach the level. */
  readonly lowM: number;
  readonly highM: number;
  /** Share of the members that reach the level anywhere, and of those that outreach their model's range, 0–1. */
  readonly reachedShare: number;
  readonly beyondRangeShare: number;
}

/** The bands of a result, and the draw that they come from: the same options make the same bands. */
export interface ReachBands extends Pick<EnsembleOptions, 'members' | 'seed' | 'knowledge' | 'windOrigin'> {
  /** In the order of the levels. */
  readonly levels: readonly ReachBand[];
}

/** What an ensemble says of reaches alone. */
export const toReachBands = ({ options, levels }: EnsembleResult): ReachBands => ({
  members: options.members,
  seed: options.seed,
  knowledge: options.knowledge,
  windOrigin: options.windOrigin,
  levels: levels.map(({ level, reachM, reachedShare, beyondRangeShare }) => ({
    levelId: level.id,
    lowM: reachM.p5,
    highM: reachM.p95,
    reachedShare,
    beyondRangeShare,
  })),
});
