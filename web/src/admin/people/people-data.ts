import type { Person, personColumns } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';
import { updateCachedRow } from '../../ui/register/update-cached-row.ts';

export type PersonColumn = (typeof personColumns)[number];

export const usePeople = (view: RegisterView<PersonColumn>) =>
  useQuery({
    ...routeQuery('/api/people', { query: toQuery(view) }),
    placeholderData: keepPreviousData,
  });

/** Districts of the register and States, to choose a scope from. */
export const useAreas = () =>
  useQuery({
    ...routeQuery('/api/people/areas'),
    staleTime: 300_000,
  });

export const useInvitations = () =>
  useQuery({
    ...routeQuery('/api/invitations'),
    select: ({ invitations }) => invitations,
  });

export const useNewAccounts = () => useQuery(routeQuery('/api/people/new'));

const peopleRoutes = ['/api/people/*', '/api/invitations'] as const;

export const useInvite = () => useRouteChange('POST', '/api/invitations', { refreshes: peopleRoutes });
export type Invited = NonNullable<ReturnType<typeof useInvite>['data']>;

export const useRevoke = () => useRouteChange('DELETE', '/api/invitations/{id}', { refreshes: peopleRoutes });

/** Confirms an account as it was shown; the warnings that wait may be approved then. */
export const useConfirmAccount = () =>
  useRouteChange('POST', '/api/people/{id}/confirm', { refreshes: [...peopleRoutes, '/api/alerts/second-person'] });

const updateCachedPerson = (person: Person): void => updateCachedRow('/api/people', person, ({ id }) => id === person.id);

export const useChangePerson = () => useRouteChange('PUT', '/api/people/{id}', { refreshes: peopleRoutes, onSuccess: updateCachedPerson });

const steps = {
  deactivate: '/api/people/{id}/deactivate',
  reactivate: '/api/people/{id}/reactivate',
  reset: '/api/people/{id}/second-factor/reset',
} as const;

/** Deactivates or reactivates a person, or resets two-factor authentication. */
export const usePersonStep = () =>
  useMutation({
    mutationFn: ({ id, step }: { readonly id: string; readonly step: keyof typeof steps }) =>
      readBody(api.POST(steps[step], { params: { path: { id } } })),
    onSuccess: updateCachedPerson,
    onSettled: () => refresh(...peopleRoutes),
  });
