import type { EscalationTier, OptionalChannel } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { listPeopleOnCall, type PersonOnCall } from '../../register/stakeholders/responders.ts';
import { type CalledAddress, listCallChannels, toNumberChannels } from '../delivery/call-recipients.ts';
import { queueCall } from '../delivery/queue-call.ts';
import { queueStep } from '../delivery/queue-step.ts';
import { listAccounts, selectOnDuty } from './accounts-on-call.ts';
import { type CalledPerson, callPeople } from './call-people.ts';
import type { Subject } from './subject.ts';

type Part = Pick<Database, 'kysely'>;

export interface TierCall {
  readonly escalationId: string;
  readonly subject: Subject;
  /** Of an alert: the version released last. */
  readonly version: number;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly tier: EscalationTier;
  /** From 1. */
  readonly number: number;
  /** The site, whose own rota comes first; null: none. */
  readonly industryId: number | null;
  /** Id of the account that started it; null: an alert's release did. */
  readonly startedBy: string | null;
  /** True: the messages of the release also ask for the acknowledgement, so that nobody gets two messages. */
  readonly withRelease: boolean;
}

/**
 * The addresses at which a person is called: always by e-mail; at a mobile also by SMS and by the channels to a number that the sending
 * servers have; at a landline by a call alone.
 */
export const listAddresses = (
  { name, email, numbers, language }: Pick<PersonOnCall, 'name' | 'email' | 'numbers' | 'language'>,
  channels: readonly OptionalChannel[],
): readonly CalledAddress[] => {
  const person = { name, language: language ?? undefined, followerId: undefined };
  const byMail: CalledAddress = { ...person, channel: 'email', address: email.trim().toLowerCase() };
  return [byMail, ...toNumberChannels(numbers, channels).map((one) => ({ ...person, ...one }))];
};

/** Roles of users who work at a site. */
const siteRoles = ['plant'] as const;

/** The users of the plant of an incident: those on duty, all of them where nobody is. */
const listPlantPeople = async (part: Part, industryId: number | null, by: readonly string[]): Promise<readonly CalledPerson[]> => {
  if (industryId === null) return [];
  const accounts = await listAccounts(part, { roles: siteRoles, industryId, alertId: null, except: by, only: null });
  return selectOnDuty(accounts).map(({ id, name, addresses }) => ({ stakeholderId: null, accountId: id, name, groups: [], addresses }));
};

/** Without users who are also called from the directory, at the same e-mail address. */
const removeKnown = (accounts: readonly CalledPerson[], people: readonly CalledPerson[]): readonly CalledPerson[] => {
  const known = new Set(people.flatMap(({ addresses }) => addresses.map(({ address }) => address)));
  return accounts.filter(({ addresses }) => !addresses.some(({ channel, address }) => channel === 'email' && known.has(address)));
};

/**
 * Calls a tier: the people who are on duty by the rota now; the first tier of an incident also calls the users of its plant, except who
 * started it. If there is nobody to call, the next tier is due immediately.
 */
export const callTier = async (part: Part, call: TierCall): Promise<void> => {
  const { escalationId, subject, version, status, tier, number, industryId, startedBy, withRelease } = call;
  const samples = status !== 'Actual';
  const listed = await listPeopleOnCall(part, { groups: tier.groups, onDuty: tier.onDuty, samples, at: null, industryId });
  const channels = await listCallChannels(part);
  const people = listed.map((person): CalledPerson => {
    const { id, name, groups } = person;
    return { stakeholderId: id, accountId: null, name, groups, addresses: listAddresses(person, channels) };
  });
  const ofPlant =
    subject.alertId === null && number === 1 ? await listPlantPeople(part, industryId, startedBy === null ? [] : [startedBy]) : [];
  const all = [...people, ...removeKnown(ofPlant, people)];
  await callPeople(part, {
    escalationId,
    number,
    needed: tier.needed,
    waitS: all.length === 0 ? 0 : tier.waitS,
    people: all,
    alone: false,
    queue: (stepId, called) =>
      subject.alertId === null
        ? queueCall(part.kysely, stepId, called)
        : queueStep(part.kysely, { alertId: subject.alertId, version, stepId, withRelease, people: called }),
  });
};
