import { findReleaseBar, isAllowed, type ReleaseBar, signedInRoles } from '@hazardguard/contract';
import { isDemoPerson } from '../../platform/auth/demo-accounts.ts';
import { mayBeOnePerson, readGivers } from '../../platform/auth/second-person.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AccountOnCall, type AccountsQuery, listAccounts } from './accounts-on-call.ts';

/** Where who may release is asked; `secondFactorRequired`: as the server's setting of that name. */
export type Releasing = Pick<Database, 'kysely'> & { readonly secondFactorRequired: boolean };

export const approverRoles = signedInRoles.filter((role) => isAllowed(role, 'alert.approve'));

/** Everybody with the right to release warnings of a site, except these accounts. */
export const listApprovers = (
  part: Pick<Database, 'kysely'>,
  query: Omit<AccountsQuery, 'roles' | 'only'>,
): Promise<readonly AccountOnCall[]> => listAccounts(part, { ...query, roles: approverRoles, only: null });

export interface BarredApprover {
  readonly account: AccountOnCall;
  readonly bar: ReleaseBar;
}

export interface Releasers {
  /** May release it as the second person. */
  readonly able: readonly AccountOnCall[];
  /** Where nobody may: who can release it alone, with a reason. */
  readonly alone: readonly AccountOnCall[];
  /** Have the right, and are refused as the second person. */
  readonly barred: readonly BarredApprover[];
}

interface Written extends Pick<AccountsQuery, 'industryId' | 'alertId'> {
  readonly authors: readonly string[];
  /** An actual warning; a demo and a drill have none. */
  readonly isReal: boolean;
}

/**
 * Who may release a warning of these authors, by the rule of the release itself. The browser is not known before a person opens the
 * warning in it: that alone is found on the page.
 */
export const listReleasers = async (part: Releasing, { industryId, alertId, authors, isReal }: Written): Promise<Releasers> => {
  const accounts = await listApprovers(part, { industryId, alertId, except: authors });
  const givers = await readGivers(part, [...authors, ...accounts.map(({ id }) => id)]);
  const all = accounts.map((account) => {
    const owesSecondFactor = part.secondFactorRequired && !account.hasSecondFactor && !isDemoPerson(account.id);
    const isInvitation = authors.some((author) => mayBeOnePerson(givers, author, account.id));
    const facts = { role: account.role, isAuthor: false, isReal, isInvitation, isSameBrowser: false, owesSecondFactor };
    return { account, owesSecondFactor, bar: findReleaseBar(facts) };
  });
  const able = all.filter(({ bar }) => bar === null).map(({ account }) => account);
  const barred = all.flatMap(({ account, bar }) => (bar === null ? [] : [{ account, bar }]));
  const alone = all.filter(({ account, owesSecondFactor }) => !owesSecondFactor && isAllowed(account.role, 'alert.override'));
  return { able, alone: able.length === 0 ? alone.map(({ account }) => account) : [], barred };
};
