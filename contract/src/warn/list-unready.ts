import type { Readiness, Unready } from './readiness.ts';

export interface SiteReadiness extends Pick<Readiness, 'chainName' | 'authors'> {
  readonly tiers: readonly Pick<Readiness['tiers'][number], 'tier' | 'problems'>[];
  readonly approvers: readonly Pick<Readiness['approvers'][number], 'bar'>[];
}

/** What is not ready at a site, in the order in which it stops a warning. */
export const listUnreadyOfSite = ({ chainName, tiers, approvers, authors }: SiteReadiness): readonly Unready[] => [
  ...(approvers.some(({ bar }) => bar === null) ? [] : [{ kind: 'noApprover' } as const]),
  ...authors
    .filter(({ able }) => able === 0)
    .map(({ name, alone }) => ({ kind: alone === 0 ? ('nobody' as const) : ('noSecond' as const), name, count: alone })),
  ...(chainName === null ? [{ kind: 'noChain' } as const] : []),
  ...tiers.flatMap(({ tier, problems }) => problems.map((problem) => ({ kind: 'emptyTier' as const, tier, problem }))),
];

/** What is not ready in the installation, for all sites. */
export const listUnreadyEverywhere = ({ gaps, channels }: Pick<Readiness, 'gaps' | 'channels'>): readonly Unready[] => [
  ...gaps.map((gap) => ({ kind: 'gap' as const, gap })),
  ...channels.filter(({ failed }) => failed > 0).map(({ channel, failed }) => ({ kind: 'chFailed' as const, channel, count: failed })),
];
