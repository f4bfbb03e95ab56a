import { Anchor, List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LaterId } from '../../locales/namespaces.ts';
import { useMenuEntries } from '../../ui/menu-entries.ts';
import { PageHeader } from '../../ui/page-header.tsx';

const mainJob = ['industries', 'inventory', 'vulnerability'] as const;

/** An honest page for a screen that arrives later: what it will do, and what can be done meanwhile. */
export const LaterScreen = ({ id }: { readonly id: LaterId }) => {
  const { t } = useTranslation(['later', 'shell']);
  const entries = useMenuEntries();
  const ready = entries.filter((entry) => !entry.later);
  return (
    <>
      <PageHeader title={t(`shell:screens.${id}.title`)} purpose={t('badge')} />
      <Text fw={600}>{t('intro')}</Text>
      <Text mt="xs" mb="xl">
        {t(`what.${id}`)}
      </Text>
      <Text fw={600} mb="xs">
        {t('meanwhile')}
      </Text>
      <List>
        {mainJob.map((step) => {
          const entry = ready.find((candidate) => candidate.id === step);
          return entry ? (
            <List.Item key={step}>
              <Anchor component={Link} to={entry.path}>
                {t(step)}
              </Anchor>
            </List.Item>
          ) : null;
        })}
        <List.Item>
          <Anchor component={Link} to="/HazardGuard">
            {t('home')}
          </Anchor>
        </List.Item>
      </List>
    </>
  );
};
