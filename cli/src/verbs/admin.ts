import { parseArgs } from 'node:util';
import { writeText } from '../output.ts';
import { Refusal } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard admin list | create --name NAME --email EMAIL | reset EMAIL | end-second-step EMAIL';

const refuse = (sentence: string): Refusal => new Refusal(sentence, `usage: ${usage}`);

const parseOnlyAddress = (args: readonly string[]): string => {
  const [email, ...more] = args;
  if (email === undefined || more.length > 0) throw refuse('One e-mail address is needed');
  return email;
};

const formatNewPassword = (email: string, password: string): string =>
  `${email} signs in with the password ${password}\nIt is shown only now. Change it after signing in, on the page of the account.\n`;

const list = async (args: readonly string[]): Promise<string> => {
  if (args.length > 0) throw refuse('list takes no arguments');
  const people = await withMaintenance(({ listPeople }) => listPeople(process.env));
  const lines = people.map(({ email, role, name, deactivated_at: gone, two_factor: two, last_seen_at: seen }) =>
    [email, role, name, gone === null ? 'active' : 'deactivated', two ? 'two steps' : 'password', seen?.toISOString() ?? 'never seen'].join(
      '\t',
    ),
  );
  return lines.length === 0 ? 'Nobody yet\n' : `${lines.join('\n')}\n`;
};

const create = async (args: readonly string[]): Promise<string> => {
  const read = (): { readonly name?: string | undefined; readonly email?: string | undefined } => {
    try {
      return parseArgs({ args: [...args], options: { name: { type: 'string' }, email: { type: 'string' } } }).values;
    } catch (error) {
      throw refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const { name, email } = read();
  if (name === undefined || email === undefined) throw refuse('--name and --email are needed');
  return formatNewPassword(
    email,
    await withMaintenance(({ addAdministrator: makeAdministrator }) => makeAdministrator(process.env, { name, email })),
  );
};

const reset = async (args: readonly string[]): Promise<string> => {
  const email = parseOnlyAddress(args);
  return formatNewPassword(email, await withMaintenance(({ replacePassword: giveNewPassword }) => giveNewPassword(process.env, email)));
};

const resetSecondFactor = async (args: readonly string[]): Promise<string> => {
  const email = parseOnlyAddress(args);
  await withMaintenance(({ removeSecondFactor: takeSecondFactorAway }) => takeSecondFactorAway(process.env, email));
  return `${email} signs in with the password alone, until a second step is set up again\n`;
};

const acts: Readonly<Record<string, (args: readonly string[]) => Promise<string>>> = {
  list,
  create,
  reset,
  'end-second-step': resetSecondFactor,
};

/** Accounts, for whoever runs the machine. */
export const admin = async ([act = '', ...args]: readonly string[]): Promise<void> => {
  const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (chosen === undefined) throw refuse(`One of ${Object.keys(acts).join(', ')} is needed`);
  await writeText(await chosen(args), undefined);
};
