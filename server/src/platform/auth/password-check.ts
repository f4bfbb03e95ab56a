import type { Database } from '../db/database.ts';
import { hashPassword, isWeaker, matchesHash } from './password-hash.ts';

export interface PasswordCheck {
  /** The person with this address and password, if not deactivated; undefined otherwise, after the same work. */
  find(email: string, password: string): Promise<string | undefined>;
  has(personId: string): Promise<boolean>;
  /** True when this is the person's password. */
  proves(personId: string, password: string): Promise<boolean>;
}

export const openPasswordCheck = ({ kysely }: Database): PasswordCheck => {
  // Compared where the address is unknown, so that the answer takes the same time.
  let decoy: Promise<string> | undefined;
  const matches = async (hash: string | null | undefined, password: string): Promise<boolean> => {
    decoy ??= hashPassword('nobody has this password');
    const right = await matchesHash({ hash: hash ?? (await decoy), password });
    return right && typeof hash === 'string';
  };
  const credentials = () =>
    kysely
      .selectFrom('person')
      .innerJoin('credential', 'credential.person_id', 'person.id')
      .select(['person.id', 'credential.password', 'person.deactivated_at'])
      .where('credential.provider_id', '=', 'credential');
  /** Only if the password has not been changed meanwhile. */
  const renew = async (personId: string, before: string, password: string): Promise<void> => {
    await kysely
      .updateTable('credential')
      .set({ password: await hashPassword(password), updated_at: new Date() })
      .where('person_id', '=', personId)
      .where('password', '=', before)
      .execute();
  };
  return {
    find: async (email, password) => {
      const found = await credentials().where('person.email', '=', email.toLowerCase()).executeTakeFirst();
      const right = await matches(found?.password, password);
      if (!right || found?.deactivated_at !== null) return undefined;
      if (found.password !== null && isWeaker(found.password)) await renew(found.id, found.password, password);
      return found.id;
    },
    has: async (personId) => (await credentials().where('person.id', '=', personId).executeTakeFirst())?.password != null,
    proves: async (personId, password) =>
      matches((await credentials().where('person.id', '=', personId).executeTakeFirst())?.password, password),
  };
};
