import { type Incident, mapZoom } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteMap } from '../../../map/site-map.tsx';
import classes from './record.module.css';
import { Section } from './section.tsx';

/** Where it is, on the map. */
export const SitePart = ({ incident: { id, latitude, longitude } }: { readonly incident: Incident }) => {
  const { t } = useTranslation('incidents');
  const site = useMemo(() => (latitude === null || longitude === null ? null : { latitude, longitude }), [latitude, longitude]);
  const view = useMemo(() => (site === null ? null : { ...site, zoom: mapZoom.industry }), [site]);
  return (
    <Section title={t('site')}>
      {site === null || view === null ? (
        <Text size="sm" c="dimmed">
          {t('noPosition')}
        </Text>
      ) : (
        <div className={classes.map}>
          <SiteMap label={t('mapOf', { id })} view={view} site={site} />
        </div>
      )}
    </Section>
  );
};
