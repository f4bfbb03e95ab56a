import { mapCentre, mapZoom } from '@hazardguard/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { findBounds } from '../../map/find-bounds.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { useIndustryPoints } from './use-industry-points.ts';

const country = { ...mapCentre, zoom: mapZoom.country };

/** The map of all sites, before one is chosen or while nothing goes on. */
export const SitesMap = ({ onChoose }: { readonly onChoose?: (id: number) => void }) => {
  const { t } = useTranslation('parts');
  const { query, overlay } = useIndustryPoints(true);
  const bounds = useMemo(() => query.data && findBounds(query.data.points), [query.data]);
  const overlays = useMemo(() => (overlay ? [overlay] : []), [overlay]);
  return (
    <SiteMap
      label={t('industryPicker.map')}
      view={country}
      overlays={overlays}
      fit={{ bounds, result: bounds && 'sites', asked: 0 }}
      onPress={({ properties }) => onChoose?.(Number(properties.id))}
    />
  );
};
