import type { CallChannel, EscalationChain, EscalationChainInput, EscalationTier } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';

const readinessMs = 10_000;

export const useChains = () =>
  useQuery({
    ...routeQuery('/api/escalation-chains'),
    select: ({ chains }) => chains,
  });

export const refreshChains = (): Promise<void> => refresh('/api/escalation-chains');

export interface ChainSave {
  /** Null: a new chain. */
  readonly stored: Pick<EscalationChain, 'id' | 'version'> | null;
  readonly input: EscalationChainInput;
}

const save = ({ stored, input }: ChainSave): Promise<EscalationChain> => {
  if (stored === null) return readBody(api.POST('/api/escalation-chains', { body: input }));
  const { id, version } = stored;
  return readBody(api.PUT('/api/escalation-chains/{id}', { params: { path: { id } }, body: { ...input, version } }));
};

export const useSaveChain = () => useMutation({ mutationFn: save, onSettled: refreshChains });

export const deleteChain = ({ id }: EscalationChain): Promise<void> =>
  ensureOk(api.DELETE('/api/escalation-chains/{id}', { params: { path: { id } } }));

/** Who would be called for a site now, and who could release a warning of it. Read again: a test message and a sign-in make no event. */
export const useReadiness = (id: number | undefined) =>
  useQuery({
    ...routeQuery('/api/industries/{id}/readiness', id === undefined ? null : { path: { id } }),
    refetchInterval: readinessMs,
  });

/** The sites of a district, or all, with what is missing. */
export const useDistrictReadiness = (district: string | undefined, page: number) =>
  useQuery({
    ...routeQuery('/api/readiness', { query: { page, ...(district === undefined ? {} : { district }) } }),
    placeholderData: keepPreviousData,
  });

export const useChannelTest = () =>
  useMutation({
    mutationFn: (channel: CallChannel) => readBody(api.POST('/api/account/channel-tests', { body: { channel } })),
    onSettled: () => refresh('/api/readiness', '/api/industries/{id}/readiness'),
  });

/** The dry run: who would be called when, if nobody answered. `tiers` undefined: they are not complete. */
export const useDryRun = (tiers: readonly EscalationTier[] | undefined, at: string | undefined) =>
  useQuery({
    queryKey: ['escalation-dry-run', tiers, at],
    queryFn: ({ signal }) =>
      readBody(
        api.POST('/api/escalation-chains/dry-run', {
          body: { industryId: null, tiers: (tiers ?? []).map((tier) => ({ ...tier, groups: [...tier.groups] })), at: at ?? '' },
          signal,
        }),
      ),
    enabled: tiers !== undefined && at !== undefined,
    placeholderData: keepPreviousData,
  });
