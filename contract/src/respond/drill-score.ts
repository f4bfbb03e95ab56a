import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';

interface Milestone {
  /** Default, s after the first alarm. */
  readonly targetS: number;
  /** Where the default was read; screens translate by the milestone. */
  readonly source: string;
}

const ours = 'Set by this platform; no published standard was found for it';

/** What is timed, from the first alarm (without one: from the first inject). */
export const drillMilestones = {
  acknowledged: { targetS: 60, source: ours },
  assigned: { targetS: 180, source: ours },
  footprint: { targetS: 60, source: ours },
  drafted: { targetS: 60, source: ours },
  released: { targetS: 90, source: "This platform's aim: 90 s from the report to the message that a second person approved" },
  received: { targetS: 120, source: ours },
  'all-clear': { targetS: 1_800, source: 'Below the 38 minutes that the correction of the false alarm of Hawaii took in 2018' },
} as const satisfies Readonly<Record<string, Milestone>>;
export type DrillMilestone = keyof typeof drillMilestones;
export const drillMilestoneIds = Object.keys(drillMilestones) as [DrillMilestone, ...DrillMilestone[]];

const targetS = z.int({ error: 'Whole seconds' }).min(1).max(86_400);
export const drillTargets = z.object(
  Object.fromEntries(drillMilestoneIds.map((id) => [id, targetS])) as Readonly<Record<DrillMilestone, typeof targetS>>,
);
export type DrillTargets = z.infer<typeof drillTargets>;

export const usualTargets: DrillTargets = Object.fromEntries(
  drillMilestoneIds.map((id) => [id, drillMilestones[id].targetS]),
) as DrillTargets;

/** `open`: there is time left; `late`: there is none, and it may still come; `missed`: too late, never, or not as it must be. */
export const scoreStates = ['passed', 'missed', 'open', 'late'] as const;
export type ScoreState = (typeof scoreStates)[number];

export const milestoneScore = z.object({
  milestone: z.enum(drillMilestoneIds),
  targetS: z.int(),
  source: z.string(),
  /** Null: it has not happened. */
  at: isoMoment.nullable(),
  tookS: z.number().nullable(),
  state: z.enum(scoreStates),
  /** Released by one person alone: it was to be two. */
  alone: z.boolean(),
});
export type MilestoneScore = z.infer<typeof milestoneScore>;

export const drillScore = z.object({
  /** The first alarm, or the first inject where there was none; null: nothing has begun. */
  from: isoMoment.nullable(),
  milestones: z.array(milestoneScore),
  passed: z.int().min(0),
});
export type DrillScore = z.infer<typeof drillScore>;
