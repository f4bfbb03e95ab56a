import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';

interface Milestone {
  /** Default, s after the first alarm. */
  readonly targetS: number;
  /** Source of the default; screens have their own text per milestone. */
  readonly source: string;
}

const ownTarget = 'Own target of this platform; no published standard found';

/** Timed milestones, from the first alarm, or else from the first inject. */
export const drillMilestones = {
  acknowledged: { targetS: 60, source: ownTarget },
  assigned: { targetS: 180, source: ownTarget },
  footprint: { targetS: 60, source: ownTarget },
  drafted: { targetS: 60, source: ownTarget },
  released: { targetS: 90, source: "This platform's aim: 90 s from the report to the message that a second person approved" },
  received: { targetS: 120, source: ownTarget },
  'all-clear': { targetS: 1_800, source: 'Below the 38 minutes that the correction of the false alarm in Hawaii took in 2018' },
} as const satisfies Readonly<Record<string, Milestone>>;
export type DrillMilestone = keyof typeof drillMilestones;
export const drillMilestoneIds = Object.keys(drillMilestones) as [DrillMilestone, ...DrillMilestone[]];

const targetS = z.int({ error: 'Whole seconds' }).min(1).max(86_400);
export const drillTargets = z.object(
  Object.fromEntries(drillMilestoneIds.map((id) => [id, targetS])) as Readonly<Record<DrillMilestone, typeof targetS>>,
);
export type DrillTargets = z.infer<typeof drillTargets>;

export const defaultTargets: DrillTargets = Object.fromEntries(
  drillMilestoneIds.map((id) => [id, drillMilestones[id].targetS]),
) as DrillTargets;

/** `open`: within the target; `late`: over the target but still possible; `missed`: too late, never, or released by one person alone. */
export const scoreStates = ['passed', 'missed', 'open', 'late'] as const;
export type ScoreState = (typeof scoreStates)[number];

export const milestoneScore = z.object({
  milestone: z.enum(drillMilestoneIds),
  targetS: z.int(),
  source: z.string(),
  /** Null: not reached. */
  at: isoMoment.nullable(),
  tookS: z.number().nullable(),
  state: z.enum(scoreStates),
  /** Released by one person alone instead of two. */
  alone: z.boolean(),
});
export type MilestoneScore = z.infer<typeof milestoneScore>;

export const drillScore = z.object({
  /** The first alarm, or else the first inject; null: nothing has started. */
  from: isoMoment.nullable(),
  milestones: z.array(milestoneScore),
  passed: z.int().min(0),
});
export type DrillScore = z.infer<typeof drillScore>;
