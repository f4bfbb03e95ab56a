import {
  type DrillMilestone,
  type DrillScore,
  type DrillTargets,
  drillMilestoneIds,
  drillMilestones,
  type ScoreState,
} from '@hazardguard/contract';

/** When things happened in a drill; null: not (yet). */
export interface Moments {
  /** The first alarm; where no sensor raised one, the first inject. */
  readonly zero: Date | null;
  readonly at: Readonly<Record<DrillMilestone, Date | null>>;
  /** The first release was one person's alone. */
  readonly alone: boolean;
}

interface Clock {
  readonly now: Date;
  /** The drill is over: what has not happened never will. */
  readonly over: boolean;
}

const toScoreState = (tookS: number | null, waitedS: number, targetS: number, spoilt: boolean, over: boolean): ScoreState => {
  if (tookS !== null) return tookS <= targetS && !spoilt ? 'passed' : 'missed';
  if (over) return 'missed';
  return waitedS <= targetS ? 'open' : 'late';
};

/** Times from the first alarm against the targets. What came before it took no time. */
export const computeScore = ({ zero, at, alone }: Moments, targets: DrillTargets, { now, over }: Clock): DrillScore => {
  const since = (moment: Date): number => (zero === null ? 0 : Math.max(0, (moment.getTime() - zero.getTime()) / 1000));
  const milestones = drillMilestoneIds.map((milestone) => {
    const moment = at[milestone];
    const targetS = targets[milestone];
    const tookS = moment === null ? null : since(moment);
    const spoilt = milestone === 'released' && alone && moment !== null;
    return {
      milestone,
      targetS,
      source: drillMilestones[milestone].source,
      at: moment?.toISOString() ?? null,
      tookS,
      state: toScoreState(tookS, since(now), targetS, spoilt, over),
      alone: spoilt,
    };
  });
  return { from: zero?.toISOString() ?? null, milestones, passed: milestones.filter(({ state }) => state === 'passed').length };
};
