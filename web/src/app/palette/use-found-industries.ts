import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';

/** Industries whose name, district or contact contains the text; none for people who may not read them. */
export const useFoundIndustries = (words: string) => {
  const may = useHasPermission('industry.read');
  const [search] = useDebouncedValue(words.trim(), 150);
  const found = useQuery({
    ...routeQuery('/api/industries', { query: { search, pageSize: 8, sort: 'industryName' } }),
    enabled: may && search.length > 0,
    placeholderData: (before) => before,
  });
  return may && search.length > 0 ? (found.data?.rows ?? []) : [];
};
