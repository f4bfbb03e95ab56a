import type { Database } from '../db/database.ts';

interface Hasher {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export interface PasswordCheck {
  /** The person with this address and password who may sign in; undefined otherwise, after the same work. */
  find(email: string, password: string): Promise<string | undefined>;
  has(personId: string): Promise<boolean>;
  /** True when this is the person's password. */
  proves(personId: string, password: string): Promise<boolean>;
}

export const openPasswordCheck = ({ kysely }: Database, hasher: Hasher): PasswordCheck => {
  // What a password is held against where there is none: an unknown address must not answer sooner.
  let decoy: Promise<string> | undefined;
  const matches = async (hash: string | null | undefined, password: string): Promise<boolean> => {
    decoy ??= hasher.hash('nobody has this password');
    const right = await hasher.verify({ hash: hash ?? (await decoy), password });
    return right && typeof hash === 'string';
  };
  const credentials = () =>
    kysely
      .selectFrom('person')
      .innerJoin('credential', 'credential.person_id', 'person.id')
      .select(['person.id', 'credential.password', 'person.deactivated_at'])
      .where('credential.provider_id', '=', 'credential');
  return {
    find: async (email, password) => {
      const found = await credentials().where('person.email', '=', email.toLowerCase()).executeTakeFirst();
      const right = await matches(found?.password, password);
      return right && found?.deactivated_at === null ? found.id : undefined;
    },
    has: async (personId) => (await credentials().where('person.id', '=', personId).executeTakeFirst())?.password != null,
    proves: async (personId, password) =>
      matches((await credentials().where('person.id', '=', personId).executeTakeFirst())?.password, password),
  };
};
