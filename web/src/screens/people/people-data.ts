import type { InvitationInput, Person, PersonInput, personColumns } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answerOf, api, doneOf } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { queryOf, type RegisterView } from '../../parts/register/register-view.ts';

export type PersonColumn = (typeof personColumns)[number];

export const usePeople = (view: RegisterView<PersonColumn>) =>
  useQuery({
    queryKey: ['people', 'register', view],
    queryFn: ({ signal }) => answerOf(api.GET('/api/people', { params: { query: queryOf(view) }, signal })),
    placeholderData: keepPreviousData,
  });

/** Districts of the register and States, to choose a scope from. */
export const useAreas = () =>
  useQuery({
    queryKey: ['people', 'areas'],
    queryFn: ({ signal }) => answerOf(api.GET('/api/people/areas', { signal })),
    staleTime: 300_000,
  });

export const useInvitations = () =>
  useQuery({
    queryKey: ['people', 'invitations'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/api/invitations', { signal }))).invitations,
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['people'] });

const invite = (body: InvitationInput) => answerOf(api.POST('/api/invitations', { body }));
export type Invited = Awaited<ReturnType<typeof invite>>;
export const useInvite = () => useMutation({ mutationFn: invite, onSettled: refresh });

export const useRevoke = () =>
  useMutation({
    mutationFn: (id: number) => doneOf(api.DELETE('/api/invitations/{id}', { params: { path: { id } } })),
    onSettled: refresh,
  });

export const useChangePerson = () =>
  useMutation({
    mutationFn: ({ id, input }: { readonly id: string; readonly input: PersonInput }) =>
      answerOf(api.PUT('/api/people/{id}', { params: { path: { id } }, body: input })),
    onSettled: refresh,
  });

/** Takes the right to sign in away, or gives it back. */
export const useSwitchPerson = () =>
  useMutation({
    mutationFn: async ({ id, deactivatedAt }: Person) => {
      const params = { path: { id } };
      await (deactivatedAt === null
        ? answerOf(api.POST('/api/people/{id}/deactivate', { params }))
        : answerOf(api.POST('/api/people/{id}/reactivate', { params })));
    },
    onSettled: refresh,
  });
