import { incidentOrigins } from '@hazardguard/contract';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { routeKey } from '../../data/route-query.ts';

const listed = 100;
const over: readonly string[] = ['Resolved', 'Closed'];

/** The open incidents of a site, reported or detected, newest first. */
const useOpenSiteIncidents = (industryId: number | undefined) =>
  useQuery({
    queryKey: routeKey('/api/incidents', 'open of site', industryId),
    enabled: industryId !== undefined,
    queryFn: async ({ signal }) => {
      const query = { view: 'all', pageSize: listed, sort: 'createdAt', direction: 'desc' } as const;
      const lists = await Promise.all(
        incidentOrigins.map((origin) => readBody(api.GET('/api/incidents', { params: { query: { ...query, origin } }, signal }))),
      );
      const rows = lists.flatMap((list) => list.rows).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      return rows.filter((row) => row.industryId === industryId && !over.includes(row.state));
    },
  });

type Props = Omit<AutocompleteProps, 'data' | 'value' | 'onChange'> & {
  readonly industryId: number | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The incident that an alert is about: one of the site's open incidents, or a new number. */
export const IncidentNumber = ({ industryId, ...field }: Props) => {
  const open = useOpenSiteIncidents(industryId).data ?? [];
  const described = new Map(open.map(({ id, shortDescription }) => [id, shortDescription]));
  return (
    <Autocomplete
      {...field}
      data={open.map(({ id }) => id)}
      renderOption={({ option }) => [option.value, described.get(option.value)].filter(Boolean).join(' · ')}
      // All are offered: the number in the field is mostly a new one.
      filter={({ options }) => options}
      maxLength={20}
      required
    />
  );
};
