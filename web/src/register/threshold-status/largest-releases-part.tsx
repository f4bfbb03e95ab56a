import type { ThresholdStatus } from '@hazardguard/contract';
import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Part } from './part.tsx';

interface AssessProps {
  readonly industryId: number;
  readonly itemId: number;
  readonly kg: number;
  readonly name: string;
}

/** Opens the assessment with this mass filled in. */
const Assess = ({ industryId, itemId, kg, name }: AssessProps) => {
  const { t } = useTranslation('threshold-status');
  const mass = useFormat().mass(kg);
  return (
    <Anchor
      size="sm"
      aria-label={t('places.assess', { mass, name })}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/VulnerabilityAssesment"
          search={{ industry: industryId, tab: 'consequence', for: industryId, item: itemId, kg }}
        />
      )}
    >
      {mass}
    </Anchor>
  );
};

/** The largest possible releases: the largest item of a substance in a location, or all of it. */
export const LargestReleasesPart = ({ status: { industryId, places, placesOmitted } }: { readonly status: ThresholdStatus }) => {
  const { t } = useTranslation('threshold-status');
  const total = places.length + placesOmitted;
  return (
    <Part title={t('places.title')} verdict={total === 0 ? t('places.none') : t('places.count', { count: total })}>
      {places.length > 0 ? (
        <TableFrame label={t('places.title')} minWidth={480}>
          <Table aria-label={t('places.title')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('places.location')}</Table.Th>
                <Table.Th>{t('places.substance')}</Table.Th>
                <Table.Th ta="right">{t('places.largest')}</Table.Th>
                <Table.Th ta="right">{t('places.all')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {places.map(({ location, chemicalId, name, kg, largest }) => (
                <Table.Tr key={`${location} ${chemicalId}`}>
                  <Table.Td>{location}</Table.Td>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td ta="right" className="hg-together">
                    <Assess industryId={industryId} itemId={largest.itemId} kg={largest.kg} name={name} />
                  </Table.Td>
                  <Table.Td ta="right" className="hg-together">
                    <Assess industryId={industryId} itemId={largest.itemId} kg={kg} name={name} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableFrame>
      ) : null}
      {placesOmitted > 0 ? <Text size="sm">{t('places.omitted', { count: placesOmitted })}</Text> : null}
      <Text size="sm" c="dimmed" maw="68ch">
        {t('places.note')}
      </Text>
    </Part>
  );
};
