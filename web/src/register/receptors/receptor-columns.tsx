import type { ReceptorRecord } from '@hazardguard/contract';
import { Anchor, Group } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatDegrees, useFormat } from '../../ui/format.ts';
import type { RegisterColumn } from '../../ui/register/register-column.ts';
import { Tag } from '../../ui/tag.tsx';
import type { ReceptorColumn } from './receptor-data.ts';

type Column = RegisterColumn<ReceptorRecord> & { readonly id: ReceptorColumn };

export const useReceptorColumns = (): readonly Column[] => {
  const { t } = useTranslation(['receptors', 'vulnerability', 'parts']);
  const format = useFormat();
  return useMemo(() => {
    const degrees = (field: 'latitude' | 'longitude'): Column => ({
      id: field,
      header: t(`field.${field}`),
      value: (place) => place[field],
      cell: (place) => formatDegrees(place[field]),
      sortable: true,
      numeric: true,
      width: 110,
      phone: 'details',
    });
    return [
      {
        id: 'name',
        header: t('field.name'),
        value: ({ name }) => name,
        cell: ({ name, sample }) => (
          <Group gap={8} wrap="nowrap" justify="space-between">
            <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
            {sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
          </Group>
        ),
        sortable: true,
        width: 240,
        phone: 'title',
      },
      {
        id: 'kind',
        header: t('field.kind'),
        value: ({ kind }) => t(`vulnerability:kind.${kind}`),
        sortable: true,
        width: 120,
        phone: 'line',
      },
      {
        id: 'people',
        header: t('field.people'),
        value: ({ people }) => format.exact(people),
        sortable: true,
        numeric: true,
        width: 90,
        phone: 'line',
      },
      {
        id: 'phone',
        header: t('field.phone'),
        value: ({ phone }) => phone ?? '–',
        cell: ({ phone }) =>
          phone === null ? (
            '–'
          ) : (
            <Anchor size="sm" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </Anchor>
          ),
        sortable: true,
        width: 140,
        phone: 'line',
      },
      degrees('latitude'),
      degrees('longitude'),
    ];
  }, [t, format]);
};
