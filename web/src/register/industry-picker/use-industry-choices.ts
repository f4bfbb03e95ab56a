import { useQueries } from '@tanstack/react-query';
import { industryQuery } from '../../data/site-queries.ts';
import { offered, useIndustryPositions, useMatches } from './industry-choice.ts';
import { orderChoices } from './order-choices.ts';
import { type KnownOrder, useChoiceOrder } from './use-choice-order.ts';

/** Registers up to this size are ordered whole; of larger ones the first by name and those used last are offered, and the rest is searched. */
const mostOrdered = 2_000;

/** Industries to choose from: own, last used and nearest first, then by name; with a text, those that contain it. */
export const useIndustryChoices = (search: string, enabled: boolean) => {
  const order: KnownOrder = useChoiceOrder(enabled);
  const matches = useMatches(search, enabled);
  const { rows = [], total = 0 } = matches.data ?? {};
  const isPart = search === '' && !matches.isPlaceholderData && total > rows.length;
  const points = useIndustryPositions(enabled && isPart && total <= mostOrdered);
  const used = useQueries({ queries: isPart && total > mostOrdered ? order.recent.map(industryQuery) : [] }).flatMap(
    ({ data }) => data ?? [],
  );
  const whole = isPart ? [...used, ...(points.data?.points ?? [])] : [];
  const known = new Map([...whole, ...rows].map((one) => [one.id, one]));
  return {
    rows: orderChoices([...known.values()], order).slice(0, offered),
    total,
    order,
    isPending: matches.isPending || points.isLoading,
    isFetching: matches.isFetching || points.isLoading,
    error: matches.error ?? points.error,
    retry: () => void (matches.isError ? matches.refetch() : points.refetch()),
  };
};
