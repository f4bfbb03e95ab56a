import { z } from 'zod';
import { stakeholderGroups } from '../register/stakeholder.ts';
import { textLimits } from '../wire/constants.ts';
import { isoMoment, rowId } from '../wire/fields.ts';
import { oneLine } from '../wire/text.ts';
import { alertStatuses } from './alert.ts';
import { deliveryChannels } from './delivery.ts';

export const escalationLimits = { tiers: 6, needed: 20, leastWaitS: 30, longestWaitS: 6 * 60 * 60 } as const;

const { tiers, needed, leastWaitS, longestWaitS } = escalationLimits;
const group = z.enum(stakeholderGroups, { error: `A group is one of ${stakeholderGroups.join(', ')}` });
const neededError = { error: `From 1 to ${needed} acknowledgements` };
const waitError = { error: `A wait of ${leastWaitS} to ${longestWaitS} s` };

/** Who is called together: as soon as `needed` of them have acknowledged the chain ends; after `waitS` without that, the next tier is called. */
export const escalationTier = z.object({
  groups: z
    .array(group)
    .min(1, { error: 'At least one group' })
    .refine((all) => new Set(all).size === all.length, { error: 'A group stands here twice' }),
  /** Of each group those on duty by its rota, and all of it where nobody is; false: all of it in any case. */
  onDuty: z.boolean(),
  needed: z.int(neededError).min(1, neededError).max(needed, neededError),
  waitS: z.int(waitError).min(leastWaitS, waitError).max(longestWaitS, waitError),
});
export type EscalationTier = z.infer<typeof escalationTier>;

const escalationTiers = z
  .array(escalationTier)
  .min(1, { error: 'At least one tier' })
  .max(tiers, { error: `At most ${tiers} tiers` });

/** A chain is for one industry, for the industries of a district, or, with neither, for all that have none of their own. */
export const escalationChainInput = z
  .object({
    name: oneLine(),
    industryId: rowId.nullable(),
    district: oneLine(textLimits.place).nullable(),
    tiers: escalationTiers,
  })
  .refine(({ industryId, district }) => industryId === null || district === null, {
    path: ['district'],
    error: 'A chain is for an industry or for a district, not for both',
  });
export type EscalationChainInput = z.infer<typeof escalationChainInput>;

export const escalationChain = z.object({
  id: rowId,
  name: z.string(),
  industryId: rowId.nullable(),
  industryName: z.string().nullable(),
  district: z.string().nullable(),
  tiers: escalationTiers,
  version: z.int().min(1),
  updatedAt: isoMoment,
  updatedBy: z.string(),
});
export type EscalationChain = z.infer<typeof escalationChain>;

/** `unanswered`: the last tier's time ran out. `stopped`: what it was for ended first. */
export const escalationStates = ['running', 'acknowledged', 'unanswered', 'stopped'] as const;
export type EscalationState = (typeof escalationStates)[number];
/** `closed`: the incident is over. `alert`: an alert about it was released, and its chain has taken this one's place. */
export const escalationStops = ['cancelled', 'expired', 'closed', 'alert'] as const;

/** By the link in a message, or signed in. */
export const acknowledgeWays = ['link', 'app'] as const;

/** The best that became of a person's messages; `none`: there was none, as in an exercise. */
export const calledStates = ['accepted', 'waiting', 'failed', 'none'] as const;

const acknowledgement = z.object({ name: z.string(), at: isoMoment, way: z.enum(acknowledgeWays), tier: z.int().min(1) });

/** One tier that was called. */
export const escalationStep = z.object({
  tier: z.int().min(1),
  startedAt: isoMoment,
  /** When its time is over; the start itself where there was nobody to call. */
  endsAt: isoMoment,
  needed: z.int().min(1),
  acknowledged: z.int().min(0),
  people: z.array(
    z.object({
      name: z.string(),
      groups: z.array(group),
      called: z.enum(calledStates),
      acknowledgedAt: isoMoment.nullable(),
    }),
  ),
});

/** A chain at work on an alert or on an incident, as it stands. */
export const escalation = z.object({
  id: z.uuid(),
  chainName: z.string(),
  status: z.enum(alertStatuses),
  state: z.enum(escalationStates),
  stopped: z.enum(escalationStops).nullable(),
  startedAt: isoMoment,
  endedAt: isoMoment.nullable(),
  /** The chain as it was when it started. */
  tiers: escalationTiers,
  steps: z.array(escalationStep),
  acknowledgements: z.array(acknowledgement),
  acknowledgedByMe: z.boolean(),
});
export type Escalation = z.infer<typeof escalation>;

export const escalationReport = z.object({
  /** The latest; null: no chain was started. */
  escalation: escalation.nullable(),
  /** The server's clock, so that time left is right on a clock that is not. */
  now: isoMoment,
});
export type EscalationReport = z.infer<typeof escalationReport>;

/** A chain that still waits for somebody, or that nobody has answered: of an alert that is public, or of an incident that is not over. */
export const openEscalation = z.object({
  /** Null: it was started for the incident itself. */
  alertId: z.uuid().nullable(),
  incidentId: z.string(),
  /** Null: the incident names none. */
  industryName: z.string().nullable(),
  status: z.enum(alertStatuses),
  state: z.enum(escalationStates),
  tier: z.int().min(0),
  tiers: z.int().min(1),
  /** When the time of that tier is over. */
  endsAt: isoMoment,
});
export type OpenEscalation = z.infer<typeof openEscalation>;

/** What is wrong with a tier, or worth knowing before it is needed. */
export const dryRunProblems = ['nobody', 'too-few', 'nobody-on-duty', 'out-of-reach', 'samples-only'] as const;
export type DryRunProblem = (typeof dryRunProblems)[number];
/** The same of the installation: it cannot make links, or has no such channel, or calls nobody but in exercises. */
export const dryRunGaps = ['no-link', 'no-email', 'no-sms', 'demo'] as const;

export const dryRunInput = z.object({
  /** Whose chain; with `tiers` only for the record. */
  industryId: rowId.nullable().default(null),
  /** Tiers that are not saved yet, in place of the stored chain's. */
  tiers: escalationTiers.optional(),
  /** When the alert would be released. */
  at: isoMoment,
});

export const dryRunStep = z.object({
  tier: z.int().min(1),
  at: isoMoment,
  endsAt: isoMoment,
  needed: z.int().min(1),
  people: z.array(
    z.object({
      name: z.string(),
      groups: z.array(group),
      onDuty: z.boolean(),
      channels: z.array(z.enum(deliveryChannels)),
      sample: z.boolean(),
    }),
  ),
  problems: z.array(z.enum(dryRunProblems)),
});

/** Who would be called when, by which channel, if nobody answered. */
export const dryRun = z.object({
  /** Null: tiers that were given. */
  chain: escalationChain.nullable(),
  steps: z.array(dryRunStep),
  /** When the last tier's time would be over. */
  endsAt: isoMoment,
  gaps: z.array(z.enum(dryRunGaps)),
});
export type DryRun = z.infer<typeof dryRun>;
