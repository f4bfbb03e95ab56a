import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { type Refusal, refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard admin list | create --name NAME --email EMAIL | reset EMAIL | remove-two-factor EMAIL';

const refuse = (sentence: string): Refusal => refuseUse(sentence, usage);

const parseOnlyAddress = (args: readonly string[]): string => takeOnly(args, 'One e-mail address is needed', usage);

const formatNewPassword = (email: string, password: string): string =>
  `New password of ${email}: ${password}\nIt is shown only once. Change it after signing in, on the account page.\n`;

const list = async (args: readonly string[]): Promise<string> => {
  if (args.length > 0) throw refuse('list takes no arguments');
  const people = await withMaintenance(({ listPeople }) => listPeople(process.env));
  const lines = people.map(({ email, role, name, deactivated_at: deactivatedAt, two_factor: two, last_seen_at: seen }) =>
    [
      email,
      role,
      name,
      deactivatedAt === null ? 'active' : 'deactivated',
      two ? 'two-factor' : 'password only',
      seen?.toISOString() ?? 'never signed in',
    ].join('\t'),
  );
  return lines.length === 0 ? 'No accounts yet\n' : `${lines.join('\n')}\n`;
};

const create = async (args: readonly string[]): Promise<string> => {
  const { name, email } = readArguments(args, usage, { options: { name: { type: 'string' }, email: { type: 'string' } } }).values;
  if (name === undefined || email === undefined) throw refuse('--name and --email are needed');
  return formatNewPassword(email, await withMaintenance(({ addAdministrator }) => addAdministrator(process.env, { name, email })));
};

const reset = async (args: readonly string[]): Promise<string> => {
  const email = parseOnlyAddress(args);
  return formatNewPassword(email, await withMaintenance(({ replacePassword }) => replacePassword(process.env, email)));
};

const removeTwoFactor = async (args: readonly string[]): Promise<string> => {
  const email = parseOnlyAddress(args);
  await withMaintenance(({ removeSecondFactor }) => removeSecondFactor(process.env, email));
  return `${email} can sign in with the password alone until two-factor authentication is set up again\n`;
};

const acts: Readonly<Record<string, (args: readonly string[]) => Promise<string>>> = {
  list,
  create,
  reset,
  'remove-two-factor': removeTwoFactor,
};

/** Manages accounts, for the operator of the machine. */
export const admin = async ([act = '', ...args]: readonly string[]): Promise<void> => {
  const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (chosen === undefined) throw refuse(`One of ${Object.keys(acts).join(', ')} is needed`);
  await writeText(await chosen(args), undefined);
};
