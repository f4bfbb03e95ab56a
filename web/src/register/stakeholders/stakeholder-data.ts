import {
  idempotencyHeader,
  type Stakeholder,
  type StakeholderCard,
  type StakeholderColumn,
  type StakeholderGroup,
  type StakeholderInput,
} from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import type { RowSave } from '../../ui/form/use-server-form.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

export type DirectoryView = RegisterView<StakeholderColumn>;
type ProofFilter = 'any' | 'open';

export const useSummary = () => useQuery(routeQuery('/api/stakeholders'));

export const useDirectory = (group: StakeholderGroup, view: DirectoryView, proof: ProofFilter) =>
  useQuery({
    ...routeQuery('/api/stakeholders/{group}/members', { path: { group }, query: { ...toQuery(view), proof } }),
    placeholderData: keepPreviousData,
  });

/** People of the group to choose from. */
export const useMemberChoices = (group: StakeholderGroup, search: string) =>
  useQuery({
    ...routeQuery('/api/stakeholders/{group}/members', {
      path: { group },
      query: { page: 1, pageSize: 20, sort: 'name', ...(search === '' ? {} : { search }) },
    }),
    placeholderData: keepPreviousData,
  });

export const readMember = (id: number): Promise<Stakeholder> =>
  readBody(api.GET('/api/stakeholder-members/{id}', { params: { path: { id } } }));

export const saveMember = ({
  group,
  editing,
  input,
  key,
  overwrite,
}: { readonly group: StakeholderGroup } & RowSave<StakeholderInput>): Promise<Stakeholder> => {
  const headers = { [idempotencyHeader]: key };
  if (editing === null)
    return readBody(api.POST('/api/stakeholders/{group}/members', { params: { path: { group } }, body: input, headers }));
  const { id, version } = editing;
  const body = overwrite ? input : { ...input, version };
  return readBody(api.PUT('/api/stakeholder-members/{id}', { params: { path: { id } }, body, headers }));
};

export const deleteMember = ({ id }: Stakeholder): Promise<void> =>
  ensureOk(api.DELETE('/api/stakeholder-members/{id}', { params: { path: { id } } }));

export const stakeholderRoutes = ['/api/stakeholders/*', '/api/stakeholder-people/{id}'] as const;

export const refreshStakeholders = (): Promise<void> => refresh(...stakeholderRoutes);

/** The directory, or what search and filter show of it, as a file. */
export const directoryFile = (group: StakeholderGroup, search: string, proof: ProofFilter): string => {
  const query = new URLSearchParams({ ...(search === '' ? {} : { search }), ...(proof === 'any' ? {} : { proof }) }).toString();
  return `/api/stakeholders/${group}/members.csv${query === '' ? '' : `?${query}`}`;
};

const cardQuery = (personId: number) => routeQuery('/api/stakeholder-people/{id}', { path: { id: personId } });

export const useCard = (personId: number) => useQuery(cardQuery(personId));

/** A step's answer is the card as it is now; the lists show its ages too. */
export const updateCachedCard = (personId: number, card: StakeholderCard): void => {
  queryClient.setQueryData(cardQuery(personId).queryKey, card);
  void refresh('/api/stakeholders/*');
};
