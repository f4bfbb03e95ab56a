import { type Account, callChannels, isAllowed, type Readiness, signedInRoles } from '@hazardguard/contract';
import { listRemedies, mayBeOnePerson, readGivers } from '../../platform/auth/second-person.ts';
import type { Database } from '../../platform/db/database.ts';
import { listPeopleOnCall } from '../../register/stakeholders/responders.ts';
import { type CalledAddress, listCallChannels } from '../delivery/call-recipients.ts';
import { listAccounts } from './accounts-on-call.ts';
import { listAddresses } from './call-tier.ts';
import { listChains } from './chain-store.ts';
import { listOwnAddresses } from './channel-test.ts';
import { listConfirmable } from './confirmable.ts';
import { findProblems, type Installed, listGaps } from './dry-run.ts';
import { countChannels, type Proofs, readProofs } from './proofs.ts';
import { listReleasers, type Releasing } from './releasers.ts';
import { selectChain } from './rules.ts';

export interface Asked {
  readonly industry: { readonly id: number; readonly district: string | null; readonly sample: boolean };
  readonly account: Account;
  readonly installed: Installed;
}

/** Who write warnings and may not release them. */
export const authorRoles = signedInRoles.filter((role) => isAllowed(role, 'alert.draft') && !isAllowed(role, 'alert.approve'));

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentChannels = (addresses: readonly CalledAddress[], proofs: Proofs) =>
  addresses.map((address) => {
    const { provenAt, failedAt } = proofs(address);
    return { channel: address.channel, provenAt: toIso(provenAt), failedAt: toIso(failedAt) };
  });

/** The tiers of the chain of a site with the people that would be called now, as a release at this moment would call them. */
export const listTiers = async (database: Database, { industry, installed }: Omit<Asked, 'account'>, at: Date) => {
  const chain = selectChain(await listChains(database), { industryId: industry.id, district: industry.district });
  const numbers = await listCallChannels(database);
  const tiers = await Promise.all(
    (chain?.tiers ?? []).map(async (tier, index) => {
      const { groups, onDuty, needed } = tier;
      const people = await listPeopleOnCall(database, { groups, onDuty, samples: true, at, industryId: industry.id });
      const called = people.map((person) => ({ ...person, addresses: listAddresses(person, numbers) }));
      return { tier: index + 1, needed, called, problems: [...findProblems(tier, people, installed)] };
    }),
  );
  return { chainName: chain?.name ?? null, tiers };
};

/** Who writes warnings of a site and who could release them, with those whom the two-person rule refuses. */
export const listDeciders = async (database: Database & Releasing, { industry, installed }: Omit<Asked, 'account'>) => {
  const isReal = installed.mode === 'live' && !industry.sample;
  const place = { industryId: industry.id, alertId: null };
  const authors = await listAccounts(database, { ...place, roles: authorRoles, except: [], only: null });
  const { able, barred } = await listReleasers(database, { ...place, authors: [], isReal });
  const approvers = [...able.map((one) => ({ account: one, bar: null })), ...barred];
  const givers = await readGivers(
    database,
    [...authors, ...approvers.map((one) => one.account)].map(({ id }) => id),
  );
  const isRefused = (author: string, approver: string): boolean => isReal && mayBeOnePerson(givers, author, approver);
  const perAuthor = authors.map(({ id, name }) => {
    const free = able.filter((one) => !isRefused(id, one.id));
    const alone = free.length > 0 ? [] : able.filter(({ role }) => isAllowed(role, 'alert.override'));
    return { id, name, able: free.length, alone: alone.length };
  });
  return { authors, able, approvers, givers, isRefused, perAuthor };
};

/** The channels of the installation and what is missing in it. */
export const readInstalled = async (database: Database, installed: Asked['installed']) => {
  const counts = await countChannels(database);
  const isSetUp = (channel: CalledAddress['channel']): boolean => installed.channels[channel] !== null;
  const channels = callChannels.map((channel) => {
    const { acceptedAt = null, failed = 0 } = counts.get(channel) ?? {};
    return { channel, isSetUp: isSetUp(channel), acceptedAt: toIso(acceptedAt), failed };
  });
  return { gaps: [...listGaps(installed)], channels, isSetUp };
};

/** Who would be called for a site now, and who could release a warning of it, before there is one. Nothing is written or sent. */
export const readReadiness = async (database: Database & Releasing, asked: Asked): Promise<Readiness> => {
  const { account } = asked;
  const at = new Date();
  const { chainName, tiers } = await listTiers(database, asked, at);
  const { authors, able, approvers, givers, isRefused, perAuthor } = await listDeciders(database, asked);
  const remedies = perAuthor
    .filter((one) => one.able === 0)
    .flatMap(({ id }) => able.flatMap((approver) => listRemedies(givers, { authors: [id], approver: approver.id })));
  const own = await listOwnAddresses(database, account);
  const people = tiers.flatMap(({ called }) => called);
  const proofs = await readProofs(
    database,
    [...people, ...approvers.map((one) => one.account)].flatMap(({ addresses }) => addresses).concat(own),
  );
  const { gaps, channels, isSetUp } = await readInstalled(database, asked.installed);
  return {
    at: at.toISOString(),
    chainName,
    tiers: tiers.map(({ called, ...tier }) => ({
      ...tier,
      people: called.map(({ name, onDuty, sample, addresses }) => ({ name, onDuty, sample, channels: presentChannels(addresses, proofs) })),
    })),
    gaps,
    approvers: approvers.map(({ account: { id, name, role, onDuty, resting, signedIn, addresses }, bar }) => ({
      name,
      role,
      onDuty,
      resting,
      signedIn,
      bar,
      channels: presentChannels(addresses, proofs),
      refusedFor: authors.filter((author) => isRefused(author.id, id)).map((author) => author.name),
    })),
    authors: perAuthor.map(({ id: _id, ...author }) => author),
    confirm: await listConfirmable(database, [...new Set(remedies)]),
    channels,
    own: own.map((address) => {
      const { provenAt, failedAt, isWaiting, reason } = proofs(address);
      const [proven, failed] = [toIso(provenAt), toIso(failedAt)];
      return { channel: address.channel, provenAt: proven, failedAt: failed, isSetUp: isSetUp(address.channel), isWaiting, reason };
    }),
  };
};
