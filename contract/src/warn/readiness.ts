import { z } from 'zod';
import { isoMoment, rowId } from '../wire/fields.ts';
import { releaseBars, signedInRoles } from '../wire/roles.ts';
import { callChannels } from './channel.ts';
import { confirmableAccounts, dryRunGaps, dryRunProblems } from './escalation.ts';

/** One way to reach a person: when a channel last accepted a message to it, and when one last failed. Null: never. */
const provenChannel = z.object({
  channel: z.enum(callChannels),
  provenAt: isoMoment.nullable(),
  /** After the last proof. */
  failedAt: isoMoment.nullable(),
});

/** What is not ready at a site or in the installation; the keys are those of the texts. */
export const unready = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['noChain', 'noApprover']) }),
  z.object({ kind: z.enum(['noSecond', 'nobody']), name: z.string(), count: z.int().min(0) }),
  z.object({ kind: z.literal('emptyTier'), tier: z.int().min(1), problem: z.enum(dryRunProblems) }),
  z.object({ kind: z.literal('chFailed'), channel: z.enum(callChannels), count: z.int().min(1) }),
  z.object({ kind: z.literal('gap'), gap: z.enum(dryRunGaps) }),
]);
export type Unready = z.infer<typeof unready>;

/** What a district does on its first day, in this order. */
export const firstSteps = ['sites', 'directory', 'second', 'channel', 'link', 'test'] as const;

/** The readiness of every site that the reader sees: the sites with what is missing at each, and what is missing for all of them. */
export const districtReadiness = z.object({
  /** Empty in a demo, which calls nobody. */
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  /** Of the installation: channels, links. */
  everywhere: z.array(unready),
  sites: z.array(z.object({ id: rowId, name: z.string(), district: z.string().nullable(), unready: z.array(unready) })),
  total: z.int().min(0),
  page: z.int().min(1),
  pageSize: z.int().min(1),
});
export type DistrictReadiness = z.infer<typeof districtReadiness>;

const readyPerson = z.object({ name: z.string(), onDuty: z.boolean(), channels: z.array(provenChannel) });

/** Who would be called for a site now, by which channel, and who could release a warning: before there is one. */
export const readiness = z.object({
  at: isoMoment,
  /** Null: there is no chain for this site, so nobody is called when a warning is released. */
  chainName: z.string().nullable(),
  tiers: z.array(
    z.object({
      tier: z.int().min(1),
      needed: z.int().min(1),
      people: z.array(readyPerson.extend({ sample: z.boolean() })),
      problems: z.array(z.enum(dryRunProblems)),
    }),
  ),
  gaps: z.array(z.enum(dryRunGaps)),
  /** Everybody with the right to release warnings of this site. */
  approvers: z.array(
    readyPerson.extend({
      role: z.enum(signedInRoles),
      signedIn: z.boolean(),
      /** In quiet hours or away. */
      resting: z.boolean(),
      /** Why this person may release no warning of any author now; null: may. */
      bar: z.enum(releaseBars).nullable(),
      /** Names of those whose warnings the two-person rule does not let this person release. */
      refusedFor: z.array(z.string()),
    }),
  ),
  /** Who would write a warning of this site and may not release one: how many could release it, and how many only alone. */
  authors: z.array(z.object({ name: z.string(), able: z.int().min(0), alone: z.int().min(0) })),
  /** New accounts whose confirmation would give an author a second person. */
  confirm: confirmableAccounts,
  /** The channels of the installation, by its messages to officers and responders of the last 24 hours. */
  channels: z.array(
    z.object({ channel: z.enum(callChannels), isSetUp: z.boolean(), acceptedAt: isoMoment.nullable(), failed: z.int().min(0) }),
  ),
  /** The reader's own channels, for a test message. */
  own: z.array(
    provenChannel.extend({
      isSetUp: z.boolean(),
      /** A test message is in the queue. */
      isWaiting: z.boolean(),
      /** What the channel answered last, where it failed. */
      reason: z.string().nullable(),
    }),
  ),
});
export type Readiness = z.infer<typeof readiness>;
