import type { InvitationInput, NewAccount, Person, PersonInput, personColumns } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';
import { updateCachedRow } from '../../ui/register/update-cached-row.ts';

export type PersonColumn = (typeof personColumns)[number];

export const usePeople = (view: RegisterView<PersonColumn>) =>
  useQuery({
    queryKey: ['people', 'register', view],
    queryFn: ({ signal }) => readBody(api.GET('/api/people', { params: { query: toQuery(view) }, signal })),
    placeholderData: keepPreviousData,
  });

/** Districts of the register and States, to choose a scope from. */
export const useAreas = () =>
  useQuery({
    queryKey: ['people', 'areas'],
    queryFn: ({ signal }) => readBody(api.GET('/api/people/areas', { signal })),
    staleTime: 300_000,
  });

export const useInvitations = () =>
  useQuery({
    queryKey: ['people', 'invitations'],
    queryFn: async ({ signal }) => (await readBody(api.GET('/api/invitations', { signal }))).invitations,
  });

export const useNewAccounts = () =>
  useQuery({
    queryKey: ['people', 'new'],
    queryFn: ({ signal }) => readBody(api.GET('/api/people/new', { signal })),
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['people'] });

const invite = (body: InvitationInput) => readBody(api.POST('/api/invitations', { body }));
export type Invited = Awaited<ReturnType<typeof invite>>;
export const useInvite = () => useMutation({ mutationFn: invite, onSettled: refresh });

export const useRevoke = () =>
  useMutation({
    mutationFn: (id: number) => ensureOk(api.DELETE('/api/invitations/{id}', { params: { path: { id } } })),
    onSettled: refresh,
  });

/** Confirms an account as it was shown; the warnings that wait may be approved then. */
export const useConfirmAccount = () =>
  useMutation({
    mutationFn: ({ id, newUntil }: Pick<NewAccount, 'id' | 'newUntil'>) =>
      ensureOk(api.POST('/api/people/{id}/confirm', { params: { path: { id } }, body: { newUntil } })),
    onSettled: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['alerts', 'second-person'] })]),
  });

const updateCachedPerson = (person: Person): void => updateCachedRow(['people', 'register'], person, ({ id }) => id === person.id);

export const useChangePerson = () =>
  useMutation({
    mutationFn: ({ id, input }: { readonly id: string; readonly input: PersonInput }) =>
      readBody(api.PUT('/api/people/{id}', { params: { path: { id } }, body: input })),
    onSuccess: updateCachedPerson,
    onSettled: refresh,
  });

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
    onSettled: refresh,
  });
