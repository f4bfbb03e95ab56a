import { CloseButton } from '@mantine/core';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useState } from 'react';
import { useIsTileMissing } from '../data/offline/kept-tiles.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { formatDistance } from '../ui/format.ts';
import type { Position } from './graticule.ts';
import classes from './map.module.css';
import type { MapReceptor } from './map-data.ts';
import { useNearestPlace } from './use-nearest-place.ts';

interface MapNotesProps {
  readonly map: MapLibreMap | undefined;
  readonly site: Position | undefined;
  readonly receptors: readonly MapReceptor[] | undefined;
}

/** Closed until the page is loaded again. */
const NoStreets = ({ map, site, receptors }: MapNotesProps) => {
  const nearest = useNearestPlace(map, site, receptors);
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

/** While the server cannot be reached: streets are kept around the sites only. */
const MissingTiles = () => {
  const { t } = useTranslation('map');
  return useIsTileMissing() ? (
    <div className={`hg-line hg-spread hg-rule hg-tiny hg-quiet hg-fixed ${classes.detail}`}>
      <p>{t('tilesNotKept')}</p>
    </div>
  ) : null;
};

/** Below the map and never on it: zones, places and the source may lie anywhere. */
export const MapNotes = ({ isBare, ...rest }: MapNotesProps & { readonly isBare: boolean }) => (
  <>
    {isBare ? <NoStreets {...rest} /> : null}
    <MissingTiles />
  </>
);
