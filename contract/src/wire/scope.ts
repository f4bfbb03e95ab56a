import { z } from 'zod';
import { textLimits } from './constants.ts';
import { rowId } from './fields.ts';
import type { SignedInRole } from './roles.ts';
import { oneLine } from './text.ts';

/** From the narrowest to the widest, as in the tiers of the specification. */
export const scopeKinds = ['site', 'locality', 'district', 'state', 'all'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

export const mostScopeIndustries = 50;

/**
 * The part of the register that a person is responsible for. A locality is an industrial cluster: its sites by name, since the
 * register has no boundaries of towns.
 */
export const scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['site', 'locality']), industryIds: z.array(rowId).min(1).max(mostScopeIndustries) }),
  z.object({ kind: z.enum(['district', 'state']), area: oneLine(textLimits.place) }),
  z.object({ kind: z.literal('all') }),
]);
export type Scope = z.infer<typeof scope>;

/** Demo roles that are also offered with the scope of one sample place. */
export const demoPlaceRoles = ['plant', 'l0', 'l1', 'l2'] as const satisfies readonly SignedInRole[];

/** The scopes that each role can have: an authority its own tier's, a team the sites or areas it serves. */
export const roleScopes: Readonly<Record<SignedInRole, readonly ScopeKind[]>> = {
  plant: ['site'],
  imt: scopeKinds,
  l0: ['locality'],
  l1: ['district'],
  l2: ['state'],
  l3: ['all'],
  admin: ['all'],
};
