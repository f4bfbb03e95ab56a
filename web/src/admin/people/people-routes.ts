import type { Person } from '@hazardguard/contract';
import { updateCachedRow } from '../../ui/register/update-cached-row.ts';

/** What shows people and their invitations. */
export const peopleRoutes = ['/api/people/*', '/api/invitations'] as const;

export const updateCachedPerson = (person: Person): void => updateCachedRow('/api/people', person, ({ id }) => id === person.id);
