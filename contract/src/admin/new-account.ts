import { z } from 'zod';
import { isoMoment, textId } from '../wire/fields.ts';
import { signedInRoles } from '../wire/roles.ts';
import { route, tagged } from '../wire/route.ts';
import { scope } from '../wire/scope.ts';

/** Why a person cannot confirm a new account: it is their own, or one person could have made both. */
export const confirmBars = ['self', 'chain'] as const;
export type ConfirmBar = (typeof confirmBars)[number];

/** An account that was invited or given more rights within the days of the rule for the second person, and is not confirmed. */
export const newAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(signedInRoles),
  scope,
  /** The scope in names: its sites, its district or State; none for all. */
  places: z.array(z.string()),
  /** Names of those who invited it or gave it more rights. */
  givenBy: z.array(z.string()),
  /** When it is no longer new, confirmed or not. */
  newUntil: isoMoment,
  /** Why the reader cannot confirm it; null: can. */
  bar: z.enum(confirmBars).nullable(),
});
export type NewAccount = z.infer<typeof newAccount>;

/** New accounts that are listed; those that the reader can confirm come first. */
export const mostNewAccounts = 100;

export const newAccountRoutes = tagged('people', {
  list: route('GET', '/api/people/new', 'listNewAccounts', {
    summary: 'New accounts within your scope, which a second person confirms',
    permission: 'person.confirm',
    scope: 'people',
    reads: 'people',
    answer: z.object({ accounts: z.array(newAccount).max(mostNewAccounts), total: z.int().min(0) }),
  }),
  confirm: route('POST', '/api/people/:id/confirm', 'confirmAccount', {
    summary: 'Confirm that a new account belongs to a person of its own; more rights end the confirmation',
    permission: 'person.confirm',
    scope: 'people',
    params: z.object({ id: textId }),
    /** As it was shown: more rights given meanwhile are not confirmed. */
    body: z.object({ newUntil: isoMoment }),
    status: 204,
  }),
});
