import { type ReceptorRecord, receptorFields } from '@hazardguard/contract';
import { Anchor, Group } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatDegrees, useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { type FieldCells, toFieldColumns } from '../field-columns.ts';

export const useReceptorColumns = () => {
  const { t } = useTranslation(['receptors', 'vulnerability', 'parts']);
  const format = useFormat();
  return useMemo(() => {
    const cells: FieldCells<typeof receptorFields, ReceptorRecord> = {
      name: ({ name, sample }) => (
        <Group gap={8} wrap="nowrap" justify="space-between">
          <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
          {sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
        </Group>
      ),
      kind: ({ kind }) => t(`vulnerability:kind.${kind}`),
      people: ({ people }) => (people === null ? '–' : format.exact(people)),
      phone: ({ phone }) =>
        phone === null ? (
          '–'
        ) : (
          <Anchor size="sm" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </Anchor>
        ),
      geometry: ({ geometry }) => t(`shape.${geometry === null ? 'point' : /LINESTRING/u.test(geometry) ? 'line' : 'area'}`),
      latitude: ({ latitude }) => (latitude === null ? '–' : formatDegrees(latitude)),
      longitude: ({ longitude }) => (longitude === null ? '–' : formatDegrees(longitude)),
    };
    return toFieldColumns(receptorFields, (field) => t(`field.${field}`), cells);
  }, [t, format]);
};
