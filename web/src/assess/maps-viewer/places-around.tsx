import { receptorKinds } from '@hazardguard/contract';
import { Table, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer, RouteTable } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { sumHeadCounts } from '../population/sum-head-counts.ts';
import { usePeopleText } from '../population/use-people-text.ts';
import type { FocusedSite } from './focused-site.ts';

interface PlacesAroundProps {
  readonly site: FocusedSite;
  readonly query: UseQueryResult<Answer<RouteTable['GET']['/api/receptors']>>;
}

/** Legend of the map's letters, with the number of places and people of each kind. */
export const PlacesAround = ({ site, query }: PlacesAroundProps) => {
  const { t } = useTranslation(['maps-viewer', 'vulnerability', 'map']);
  const format = useFormat();
  const people = usePeopleText();
  const all = query.data?.receptors ?? [];
  return (
    <section className="hg-stack" aria-labelledby="places-around">
      <Title order={3} size="h5" id="places-around">
        {t('places.title', { industry: site.name })}
      </Title>
      {query.isPending ? <TextSkeleton lines={2} /> : null}
      {query.isError ? <ErrorPanel error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data && all.length === 0 ? <Text size="sm">{t('places.none')}</Text> : null}
      {all.length > 0 ? (
        <Table aria-labelledby="places-around" fz="sm" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('places.kind')}</Table.Th>
              <Table.Th ta="right">{t('places.count')}</Table.Th>
              <Table.Th ta="right">{t('places.people')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {receptorKinds
              .map((kind) => ({ kind, found: all.filter((one) => one.kind === kind) }))
              .filter(({ found }) => found.length > 0)
              .map(({ kind, found }) => (
                <Table.Tr key={kind} {...explains('places')}>
                  <Table.Td>
                    {t(`map:receptorLetter.${kind}`)} {t(`places.of.${kind}`)}
                  </Table.Td>
                  <Table.Td ta="right">{format.exact(found.length)}</Table.Td>
                  <Table.Td ta="right">{people.sum(sumHeadCounts(found))}</Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      ) : null}
      {all.some(({ sample }) => sample) ? (
        <Text size="xs" c="dimmed">
          {t('places.sample')}
        </Text>
      ) : null}
    </section>
  );
};
