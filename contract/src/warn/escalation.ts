import { z } from 'zod';
import { stakeholderGroups } from '../register/stakeholder-fields.ts';
import { textLimits } from '../wire/constants.ts';
import { isoMoment, rowId } from '../wire/fields.ts';
import { releaseBars } from '../wire/roles.ts';
import { oneLine } from '../wire/text.ts';
import { alertStatuses } from './alert-choices.ts';
import { configuredChannels, deliveryChannels } from './channel.ts';

export const escalationLimits = { tiers: 6, needed: 20, minWaitS: 30, maxWaitS: 6 * 60 * 60 } as const;

const { tiers, needed, minWaitS, maxWaitS } = escalationLimits;
const group = z.enum(stakeholderGroups, { error: `A group is one of ${stakeholderGroups.join(', ')}` });
const neededError = { error: `From 1 to ${needed} acknowledgements` };
const waitError = { error: `A wait of ${minWaitS} to ${maxWaitS} s` };

/** People who are called together. When `needed` of them have acknowledged, the chain ends; otherwise the next tier is called after `waitS`. */
export const escalationTier = z.object({
  groups: z
    .array(group)
    .min(1, { error: 'At least one group' })
    .refine((all) => new Set(all).size === all.length, { error: 'A group is listed twice' }),
  /** True: the people on duty by each group's rota, or the whole group if nobody is; false: the whole group. */
  onDuty: z.boolean(),
  needed: z.int(neededError).min(1, neededError).max(needed, neededError),
  waitS: z.int(waitError).min(minWaitS, waitError).max(maxWaitS, waitError),
});
export type EscalationTier = z.infer<typeof escalationTier>;

const escalationTiers = z
  .array(escalationTier)
  .min(1, { error: 'At least one tier' })
  .max(tiers, { error: `At most ${tiers} tiers` });

/** A chain is for one industry, for the industries of a district or, with neither, for all others. */
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

/** `unanswered`: the last tier's time is over. `stopped`: the alert or incident ended first. */
export const escalationStates = ['running', 'acknowledged', 'unanswered', 'stopped'] as const;
export type EscalationState = (typeof escalationStates)[number];
/** `closed`: the incident is over. `alert`: an alert about it was released, and its chain replaces this one. */
export const escalationStops = ['cancelled', 'expired', 'closed', 'alert'] as const;

/** By the link in a message, signed in, by a key pressed in a voice call, by a reply to a message. */
export const acknowledgeWays = ['link', 'app', 'keypress', 'reply'] as const;

/** The best outcome of a person's messages; `none`: no message, as in an exercise. */
export const calledStates = ['accepted', 'waiting', 'failed', 'none'] as const;

const acknowledgement = z.object({ name: z.string(), at: isoMoment, way: z.enum(acknowledgeWays), tier: z.int().min(1) });

/** A tier that was called. */
export const escalationStep = z.object({
  tier: z.int().min(1),
  startedAt: isoMoment,
  /** End of its waiting time; the start if there was nobody to call. */
  endsAt: isoMoment,
  needed: z.int().min(1),
  acknowledged: z.int().min(0),
  people: z.array(
    z.object({
      name: z.string(),
      groups: z.array(group),
      called: z.enum(calledStates),
      acknowledgedAt: isoMoment.nullable(),
      /** Whether this person goes to the incident, as answered by the link of the message; null: not said. */
      answer: z.enum(['going', 'cannot']).nullable(),
    }),
  ),
});

/** The state of an escalation of an alert or incident. */
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
  /** The latest escalation; null: none was started. */
  escalation: escalation.nullable(),
  /** Officers who got the warning, were called by no tier, and answered by the link of the message whether they go. */
  informed: z.array(z.object({ name: z.string(), answer: z.enum(['going', 'cannot']) })),
  /** The server's time, so that the remaining time is right on a device with a wrong clock. */
  now: isoMoment,
});
export type EscalationReport = z.infer<typeof escalationReport>;

/** `respond`: responders are called. `approve`: approvers are called for a version that waits for approval. */
export const escalationPurposes = ['respond', 'approve'] as const;

/** Who was called to decide about the version that waits for approval. */
export const approvalCall = z.object({
  version: z.int().min(1),
  startedAt: isoMoment,
  /** Calls so far. */
  calls: z.int().min(1),
  /** When they are called again, if nobody decides. */
  nextAt: isoMoment,
  /** Everybody called so far; empty: nobody was found who may approve this warning. */
  people: z.array(z.object({ name: z.string(), called: z.enum(calledStates) })),
  /** True: nobody can release it as the second person; those called can release it alone, with a reason. */
  alone: z.boolean(),
});

/** New accounts, each with those who can confirm it; one confirmation is enough. Accounts without a confirmer come last. */
export const confirmableAccounts = z.array(z.object({ name: z.string(), confirmers: z.array(z.string()) }));

/** Who may release the version that waits, by the rule of the call and of the release itself. */
export const whoMayRelease = z.object({
  /** Why the reader may not; null: may. */
  bar: z.enum(releaseBars).nullable(),
  /** Whose confirmation would end a bar by invitation. */
  confirm: confirmableAccounts,
  /** Who may, as the second person: those who are signed in first. */
  able: z.array(z.object({ name: z.string(), signedIn: z.boolean() })),
  /** Only where nobody else can: who may release it alone, with a reason. */
  alone: z.array(z.object({ name: z.string(), signedIn: z.boolean() })),
});
export type WhoMayRelease = z.infer<typeof whoMayRelease>;

export const approvalCallReport = z.object({
  /** Null: no version waits. */
  call: approvalCall.nullable(),
  /** Null: no version waits. */
  release: whoMayRelease.nullable(),
  now: isoMoment,
});

/** A running or unanswered escalation of a public alert, an open incident, or a version that waits for approval. */
export const openEscalation = z.object({
  purpose: z.enum(escalationPurposes),
  /** Null: it was started for the incident. */
  alertId: z.uuid().nullable(),
  incidentId: z.string(),
  /** Null: the incident has no industry. */
  industryName: z.string().nullable(),
  status: z.enum(alertStatuses),
  state: z.enum(escalationStates),
  tier: z.int().min(0),
  tiers: z.int().min(1),
  /** End of that tier's waiting time. */
  endsAt: isoMoment,
});
export type OpenEscalation = z.infer<typeof openEscalation>;

/** Problems of a tier that a dry run reports. */
export const dryRunProblems = ['nobody', 'too-few', 'nobody-on-duty', 'out-of-reach', 'samples-only'] as const;
export type DryRunProblem = (typeof dryRunProblems)[number];
/** Problems of the installation: no links, a missing channel, or demo mode. */
export const dryRunGaps = ['no-link', ...configuredChannels.map((id) => `no-${id}` as const), 'demo'] as const;

export const dryRunInput = z.object({
  /** The industry whose chain is used; with `tiers` only for the record. */
  industryId: rowId.nullable().default(null),
  /** Unsaved tiers instead of the stored chain's. */
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

/** Result of a dry run: who would be called when, by which channel, if nobody answered. */
export const dryRun = z.object({
  /** Null: the tiers were given. */
  chain: escalationChain.nullable(),
  steps: z.array(dryRunStep),
  /** End of the last tier's waiting time. */
  endsAt: isoMoment,
  gaps: z.array(z.enum(dryRunGaps)),
});
export type DryRun = z.infer<typeof dryRun>;
