import type { Person } from '@hazardguard/contract';
import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { RegisterColumn } from '../../ui/register/register-column.ts';
import { Tag } from '../../ui/tag.tsx';
import { useScopeText } from './use-scope-text.ts';

export const usePersonColumns = (): readonly RegisterColumn<Person>[] => {
  const { t } = useTranslation(['people', 'shell']);
  const format = useFormat();
  const scopeText = useScopeText();
  return useMemo(
    (): readonly RegisterColumn<Person>[] => [
      {
        id: 'name',
        header: t('name'),
        value: ({ name }) => name,
        cell: ({ name, email, deactivatedAt, secondFactor, fixed }) => (
          <Group gap={8}>
            <span style={{ overflowWrap: 'anywhere' }}>
              {name}
              <Text size="sm" c="dimmed">
                {email}
              </Text>
            </span>
            {deactivatedAt === null ? null : <Tag>{t('deactivated')}</Tag>}
            {secondFactor ? <Tag>{t('twoFactor')}</Tag> : null}
            {fixed === 'self' ? <Tag>{t('you')}</Tag> : null}
          </Group>
        ),
        sortable: true,
        width: 240,
        phone: 'title',
      },
      { id: 'role', header: t('role'), value: ({ role }) => t(`shell:role.${role}`), sortable: true, width: 170, phone: 'line' },
      { id: 'scope', header: t('scope'), value: (person) => scopeText(person), width: 200, phone: 'line' },
      {
        id: 'lastSeenAt',
        header: t('lastSeen'),
        value: ({ lastSeenAt }) => (lastSeenAt === null ? t('never') : format.moment(lastSeenAt)),
        sortable: true,
        width: 150,
        phone: 'line',
      },
    ],
    [t, format, scopeText],
  );
};
