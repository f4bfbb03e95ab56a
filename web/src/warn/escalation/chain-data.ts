import type { CallChannel, EscalationChain, EscalationChainInput, EscalationTier } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';

const readinessMs = 10_000;
const chainsKey = ['escalation-chains'] as const;

export const useChains = () =>
  useQuery({
    queryKey: chainsKey,
    queryFn: ({ signal }) => readBody(api.GET('/api/escalation-chains', { signal })),
    select: ({ chains }) => chains,
  });

export const refreshChains = (): Promise<void> => queryClient.invalidateQueries({ queryKey: chainsKey });

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
    queryKey: ['readiness', id],
    queryFn: ({ signal }) => readBody(api.GET('/api/industries/{id}/readiness', { params: { path: { id: id ?? 0 } }, signal })),
    enabled: id !== undefined,
    refetchInterval: readinessMs,
  });

/** The sites of a district, or all, with what is missing. */
export const useDistrictReadiness = (district: string | undefined, page: number) =>
  useQuery({
    queryKey: ['readiness', 'district', district, page],
    queryFn: ({ signal }) =>
      readBody(api.GET('/api/readiness', { params: { query: { page, ...(district === undefined ? {} : { district }) } }, signal })),
    placeholderData: keepPreviousData,
  });

export const useChannelTest = () =>
  useMutation({
    mutationFn: (channel: CallChannel) => readBody(api.POST('/api/account/channel-tests', { body: { channel } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['readiness'] }),
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
