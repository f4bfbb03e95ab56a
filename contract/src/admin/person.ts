import { z } from 'zod';
import { isoMoment, textId } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { signedInRoles } from '../wire/roles.ts';
import { route, tagged } from '../wire/route.ts';
import { scope } from '../wire/scope.ts';

export const personColumns = ['name', 'role', 'lastSeenAt'] as const;

/** A person with an account, active or deactivated. */
export const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(signedInRoles),
  scope,
  /** The scope in names: its sites, its district or State; none for all. */
  places: z.array(z.string()),
  createdAt: isoMoment,
  /** Accurate to about five minutes; null: never. */
  lastSeenAt: isoMoment.nullable(),
  deactivatedAt: isoMoment.nullable(),
  /** Two-factor authentication is set up. */
  secondFactor: z.boolean(),
  /** Why the reader cannot change this person; null: can. */
  fixed: z.enum(['self', 'demo']).nullable(),
});
export type Person = z.infer<typeof person>;

export const personInput = z.object({ role: z.enum(signedInRoles), scope });
export type PersonInput = z.infer<typeof personInput>;

const personParam = z.object({ id: textId });

export const personRoutes = tagged('people', {
  list: route('GET', '/api/people', 'listPeople', {
    summary: 'People whom you may change, and yourself',
    permission: 'person.manage',
    scope: 'people',
    reads: 'people',
    query: pageQuery(personColumns),
    answer: pageSchema(person),
  }),
  areas: route('GET', '/api/people/areas', 'listScopeAreas', {
    summary: 'Districts of the register and States of the country, to choose a scope from',
    permission: 'person.manage',
    scope: 'people',
    answer: z.object({ districts: z.array(z.string()), states: z.array(z.string()) }),
  }),
  update: route('PUT', '/api/people/:id', 'updatePerson', {
    summary: 'Change role and scope; invitations that the person has sent stop working',
    permission: 'person.manage',
    scope: 'people',
    params: personParam,
    body: personInput,
    answer: person,
  }),
  deactivate: route('POST', '/api/people/:id/deactivate', 'deactivatePerson', {
    summary: 'Deactivate a person; sessions, calendar addresses and sent invitations end immediately',
    permission: 'person.manage',
    scope: 'people',
    params: personParam,
    answer: person,
  }),
  reactivate: route('POST', '/api/people/:id/reactivate', 'reactivatePerson', {
    summary: 'Reactivate a person, with the same password',
    permission: 'person.manage',
    scope: 'people',
    params: personParam,
    answer: person,
  }),
  resetSecondFactor: route('POST', '/api/people/:id/second-factor/reset', 'resetSecondFactor', {
    summary: 'Reset two-factor authentication for a lost telephone; sessions end',
    permission: 'person.manage',
    scope: 'people',
    params: personParam,
    answer: person,
  }),
});
