import { oneLine } from '@hazardguard/contract';
import { z } from 'zod';
import { type AccountLine, createAdministrator, endSecondFactor, listAccounts, resetPassword } from '../auth/command-account.ts';
import { StartError } from '../data-folder/start-error.ts';
import { type Environment, type OpenedInstallation, withInstallation } from './work-on.ts';

export type { AccountLine } from '../auth/command-account.ts';

const requireLive = async ({ database }: OpenedInstallation): Promise<void> => {
  const { rows } = await database.pool.query<{ mode: string }>('select mode from installation');
  if (rows[0] === undefined) throw new StartError('These data were never started: start HazardGuard on them once.');
  if (rows[0].mode === 'demo')
    throw new StartError('These are demo data: one click signs in as any role, and the accounts have no passwords.');
};

const parseAddress = (text: string): string => {
  const read = z.email().safeParse(text.trim().toLowerCase());
  if (!read.success) throw new StartError(`"${text}" is not an e-mail address.`);
  return read.data;
};

const noSuchPerson = (email: string): StartError => new StartError(`No account has the address ${email}. See: hazardguard admin list`);

const withAccounts = <Result>(environment: Environment, work: (opened: OpenedInstallation) => Promise<Result>): Promise<Result> =>
  withInstallation(environment, { alone: false, call: 'admin' }, work);

/** Everybody who has, or had, an account. */
export const listPeople = (environment: Environment): Promise<readonly AccountLine[]> =>
  withAccounts(environment, ({ database }) => listAccounts(database));

/** Creates an administrator and returns the password. Throws a `StartError` with a remedy. */
export const addAdministrator = (environment: Environment, given: { readonly name: string; readonly email: string }): Promise<string> =>
  withAccounts(environment, async (opened) => {
    await requireLive(opened);
    const read = oneLine().safeParse(given.name);
    if (!read.success) throw new StartError(`A name of 1 to 200 characters is required. ${read.error.issues[0]?.message ?? ''}`.trim());
    const name = read.data;
    const email = parseAddress(given.email);
    const password = await createAdministrator(opened.database, { name, email });
    if (password === null)
      throw new StartError(`An account has the address ${email} already. To set a new password: hazardguard admin reset ${email}`);
    return password;
  });

/** Sets a new password, ends the sessions and reactivates the account. Throws a `StartError` with a remedy. */
export const replacePassword = (environment: Environment, given: string): Promise<string> =>
  withAccounts(environment, async (opened) => {
    await requireLive(opened);
    const email = parseAddress(given);
    const password = await resetPassword(opened.database, email);
    if (password === null) throw noSuchPerson(email);
    return password;
  });

/** Removes two-factor authentication from an account. Throws a `StartError` with a remedy. */
export const removeSecondFactor = (environment: Environment, given: string): Promise<void> =>
  withAccounts(environment, async (opened) => {
    await requireLive(opened);
    const email = parseAddress(given);
    if (!(await endSecondFactor(opened.database, email))) {
      throw new StartError(`No account with two-factor authentication has the address ${email}. See: hazardguard admin list`);
    }
  });
