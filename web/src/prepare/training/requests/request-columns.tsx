import type { Assessment } from '@hazardguard/contract';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { formatDate, formatMoment } from '../../../ui/format.ts';
import type { RegisterColumn } from '../../../ui/register/register-column.ts';
import { Tag } from '../../../ui/tag.tsx';

export const useRequestColumns = (): readonly RegisterColumn<Assessment>[] => {
  const { t, i18n } = useTranslation('training');
  const { language } = i18n;
  return useMemo(
    (): readonly RegisterColumn<Assessment>[] => [
      {
        id: 'date',
        header: t('requests.column.date'),
        value: ({ date }) => formatDate(date, language),
        sortable: true,
        width: 110,
        phone: 'line',
      },
      {
        id: 'name',
        header: t('requests.column.name'),
        value: ({ name }) => name,
        cell: ({ name, phone, email }) => (
          <>
            {name}
            <Text size="sm" component="div">
              <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor> · <Anchor href={`mailto:${email}`}>{email}</Anchor>
            </Text>
          </>
        ),
        sortable: true,
        width: 200,
        phone: 'title',
      },
      {
        id: 'district',
        header: t('requests.column.district'),
        value: ({ district }) => district ?? t('requests.noDistrict'),
        sortable: true,
        width: 110,
        phone: 'line',
      },
      {
        id: 'topics',
        header: t('requests.column.topics'),
        value: ({ topics }) => topics ?? t('requests.noTopics'),
        width: 140,
        phone: 'line',
      },
      {
        id: 'status',
        header: t('requests.column.status'),
        value: ({ status }) => t(`requests.status.${status}`),
        cell: ({ status, changedBy }) => (
          <>
            <Tag>{t(`requests.status.${status}`)}</Tag>
            {changedBy === null ? null : (
              <Text size="xs" c="dimmed" component="div">
                {t('requests.by', { name: changedBy })}
              </Text>
            )}
          </>
        ),
        sortable: true,
        width: 110,
        phone: 'line',
      },
      {
        id: 'requestedAt',
        header: t('requests.column.requestedAt'),
        value: ({ requestedAt }) => formatMoment(requestedAt, language),
        sortable: true,
        width: 140,
        phone: 'details',
      },
    ],
    [t, language],
  );
};
