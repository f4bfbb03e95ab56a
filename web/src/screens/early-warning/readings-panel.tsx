import { Anchor, List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Site } from '../../parts/scenario/site.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** IoT Data: no sensor can be registered yet; said, with what can be done meanwhile, and nothing shown in its place. */
export const ReadingsPanel = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation('earlyWarning');
  return (
    <EmptyState
      title={t('iot.title', { industry: site.name })}
      text={t('iot.text')}
      action={
        <div>
          <Text size="sm">{t('iot.meanwhile')}</Text>
          <List size="sm">
            <List.Item>
              <Anchor renderRoot={(props) => <Link {...props} to="/Ews" search={{ industry: site.id, panel: 'weather' }} />}>
                {t('iot.weather')}
              </Anchor>
            </List.Item>
            <List.Item>
              <Anchor renderRoot={(props) => <Link {...props} to="/IncidentManagement" search={{ industry: site.id }} />}>
                {t('iot.incident')}
              </Anchor>
            </List.Item>
          </List>
        </div>
      }
    />
  );
};
