import { roleTitles, type SignedInRole } from '@hazardguard/contract';
import type { Database } from '../db/database.ts';

const prefix = 'demo-';

/** One of the accounts that all visitors of a demo share. */
export const isDemoPerson = (personId: string): boolean => personId.startsWith(prefix);

/** The one account of a role in demo mode, made when first asked for. It has no password, and `.invalid` is no mail domain (RFC 2606). */
export const demoPersonId = async ({ kysely }: Database, role: SignedInRole): Promise<string> => {
  const id = `${prefix}${role}`;
  await kysely
    .insertInto('person')
    .values({ id, name: `${roleTitles[role]} (demo)`, email: `${role}@demo.invalid`, email_verified: false, image: null, role })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
};
