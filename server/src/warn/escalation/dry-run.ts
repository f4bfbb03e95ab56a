import {
  callChannels,
  channelFacts,
  configuredChannels,
  type DryRun,
  type DryRunProblem,
  type EscalationTier,
  optionalChannels,
} from '@hazardguard/contract';
import type { Channels } from '../../platform/channels/list.ts';
import type { Database } from '../../platform/db/database.ts';
import { listPeopleOnCall, type PersonOnCall } from '../../register/stakeholders/responders.ts';
import { toNumberChannels } from '../delivery/call-recipients.ts';

export interface Installed {
  readonly channels: Channels;
  /** Base of links; null: not configured. */
  readonly base: string | null;
  readonly mode: 'demo' | 'live';
}

/** Channels to a responder, who has no browser here. */
const calledChannels = callChannels.filter((channel) => channelFacts[channel].address !== 'browser');

/** Channels by which a person can be called. */
const listChannels = ({ numbers }: PersonOnCall, { channels }: Installed): typeof calledChannels => {
  const byNumber = new Set(toNumberChannels(numbers, optionalChannels).map(({ channel }) => channel));
  return calledChannels.filter(
    (channel) => channels[channel] !== null && (channelFacts[channel].address === 'email' || byNumber.has(channel)),
  );
};

/** What is wrong with a tier at that moment, so that an escalation nobody can answer is noticed before it is needed. */
export const findProblems = (tier: EscalationTier, people: readonly PersonOnCall[], installed: Installed): readonly DryRunProblem[] => {
  if (people.length === 0) return ['nobody'];
  const problems: DryRunProblem[] = [];
  if (people.length < tier.needed) problems.push('too-few');
  if (tier.onDuty && people.every(({ onDuty }) => !onDuty)) problems.push('nobody-on-duty');
  if (people.every(({ sample }) => sample)) problems.push('samples-only');
  // If no channel is set up at all, that is reported once, for the installation (`listGaps`).
  if (
    calledChannels.some((channel) => installed.channels[channel] !== null) &&
    people.every((person) => listChannels(person, installed).length === 0)
  )
    problems.push('out-of-reach');
  return problems;
};

export const listGaps = ({ channels, base, mode }: Installed): DryRun['gaps'] => [
  ...(mode === 'demo' ? (['demo'] as const) : []),
  ...(base === null ? (['no-link'] as const) : []),
  ...configuredChannels.filter((id) => channels[id] === null).map((id) => `no-${id}` as const),
];

/** Runs a chain as its timers would if nobody answered, reading the rota at each moment. Nothing is written or sent. */
export const runDry = async (
  database: Database,
  tiers: readonly EscalationTier[],
  start: Date,
  installed: Installed,
  industryId: number | null = null,
): Promise<Omit<DryRun, 'chain'>> => {
  const steps: DryRun['steps'] = [];
  let at = start;
  for (const [index, tier] of tiers.entries()) {
    const people = await listPeopleOnCall(database, { groups: tier.groups, onDuty: tier.onDuty, samples: true, at, industryId });
    const endsAt = people.length === 0 ? at : new Date(at.getTime() + tier.waitS * 1_000);
    steps.push({
      tier: index + 1,
      at: at.toISOString(),
      endsAt: endsAt.toISOString(),
      needed: tier.needed,
      people: people.map((person) => ({
        name: person.name,
        groups: [...person.groups],
        onDuty: person.onDuty,
        channels: [...listChannels(person, installed)],
        sample: person.sample,
      })),
      problems: [...findProblems(tier, people, installed)],
    });
    at = endsAt;
  }
  return { steps, endsAt: at.toISOString(), gaps: listGaps(installed) };
};
