import type { Readiness } from '@hazardguard/contract';

/** What is not ready, in the order in which it stops a warning; the keys are those of the texts. */
export type Unready =
  | { readonly kind: 'noChain' | 'noApprover' }
  | { readonly kind: 'noSecond' | 'nobody'; readonly name: string; readonly count: number }
  | { readonly kind: 'emptyTier'; readonly tier: number; readonly problem: Readiness['tiers'][number]['problems'][number] }
  | { readonly kind: 'chFailed'; readonly channel: Readiness['channels'][number]['channel']; readonly count: number }
  | { readonly kind: 'gap'; readonly gap: Readiness['gaps'][number] };

export const listUnready = ({ chainName, tiers, gaps, approvers, authors, channels }: Readiness): readonly Unready[] => [
  ...(approvers.some(({ bar }) => bar === null) ? [] : [{ kind: 'noApprover' } as const]),
  ...authors
    .filter(({ able }) => able === 0)
    .map(({ name, alone }) => ({ kind: alone === 0 ? ('nobody' as const) : ('noSecond' as const), name, count: alone })),
  ...(chainName === null ? [{ kind: 'noChain' } as const] : []),
  ...tiers.flatMap(({ tier, problems }) => problems.map((problem) => ({ kind: 'emptyTier' as const, tier, problem }))),
  ...gaps.map((gap) => ({ kind: 'gap' as const, gap })),
  ...channels.filter(({ failed }) => failed > 0).map(({ channel, failed }) => ({ kind: 'chFailed' as const, channel, count: failed })),
];
