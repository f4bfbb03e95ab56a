import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import { formatDistance } from '../ui/format.ts';
import classes from './map.module.css';
import type { NearestPlace } from './use-nearest-place.ts';

/** Below the map and never on it: zones, places and the source may lie anywhere. Closed until the page is loaded again. */
export const NoStreets = ({ nearest }: { readonly nearest: NearestPlace | undefined }) => {
  const { t, i18n } = useTranslation('map');
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className={`hg-line hg-spread hg-rule hg-tiny hg-quiet hg-fixed ${classes.detail}`}>
      <p>
        {t('noStreets')} {nearest ? t('nearestPlace', { ...nearest, distance: formatDistance(nearest.distanceM, i18n.language, 2) }) : null}
      </p>
      <CloseButton size="sm" aria-label={t('closeNotice')} onClick={() => setClosed(true)} />
    </div>
  );
};
