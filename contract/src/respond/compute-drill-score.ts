import type { DrillRecord, Inject } from './drill.ts';
import {
  type DrillMilestone,
  type DrillScore,
  type DrillTargets,
  drillMilestoneIds,
  drillMilestones,
  type ScoreState,
} from './drill-score.ts';

/** When the milestones of a drill were reached; null: not (yet). */
export interface DrillMoments {
  /** The first alarm; where no sensor raised one, the first inject. */
  readonly zero: Date | null;
  readonly at: Readonly<Record<DrillMilestone, Date | null>>;
  /** One person alone released the first warning. */
  readonly alone: boolean;
}

const toDate = (moment: string | undefined): Date | null => (moment === undefined ? null : new Date(moment));

/** The milestones as the organiser of a drill by hand recorded them; they count from the first inject, for no sensor raised an alarm. */
export const toRecordedMoments = (reached: DrillRecord['reached'], injects: readonly Pick<Inject, 'kind' | 'firedAt'>[]): DrillMoments => {
  const deliveredMs = injects.flatMap(({ kind, firedAt }) => (kind === 'weather' || firedAt === null ? [] : [Date.parse(firedAt)]));
  return {
    zero: deliveredMs.length === 0 ? null : new Date(Math.min(...deliveredMs)),
    at: Object.fromEntries(drillMilestoneIds.map((milestone) => [milestone, toDate(reached[milestone])])) as DrillMoments['at'],
    alone: false,
  };
};

interface Clock {
  readonly now: Date;
  /** The drill is over: open milestones count as missed. */
  readonly over: boolean;
}

const toScoreState = (tookS: number | null, elapsedS: number, targetS: number, releasedAlone: boolean, over: boolean): ScoreState => {
  if (tookS !== null) return tookS <= targetS && !releasedAlone ? 'passed' : 'missed';
  if (over) return 'missed';
  return elapsedS <= targetS ? 'open' : 'late';
};

/** Times from the first alarm, compared with the targets. Anything before the first alarm counts as 0 s. */
export const computeDrillScore = ({ zero, at, alone }: DrillMoments, targets: DrillTargets, { now, over }: Clock): DrillScore => {
  const since = (moment: Date): number => (zero === null ? 0 : Math.max(0, (moment.getTime() - zero.getTime()) / 1000));
  const milestones = drillMilestoneIds.map((milestone) => {
    const moment = at[milestone];
    const targetS = targets[milestone];
    const tookS = moment === null ? null : since(moment);
    const releasedAlone = milestone === 'released' && alone && moment !== null;
    return {
      milestone,
      targetS,
      source: drillMilestones[milestone].source,
      at: moment?.toISOString() ?? null,
      tookS,
      state: toScoreState(tookS, since(now), targetS, releasedAlone, over),
      alone: releasedAlone,
    };
  });
  return { from: zero?.toISOString() ?? null, milestones, passed: milestones.filter(({ state }) => state === 'passed').length };
};
