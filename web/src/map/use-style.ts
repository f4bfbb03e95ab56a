import { useMediaQuery } from '@mantine/hooks';
import type { StyleSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDistance } from '../ui/format.ts';
import type { Position } from './graticule.ts';
import type { MapView } from './map-data.ts';
import { useMapTheme } from './map-theme.ts';
import type { MapOverlay } from './overlays/overlay.ts';
import { mapStyle, type RasterLayer } from './style.ts';

interface StyleParts {
  readonly raster: RasterLayer | undefined;
  readonly view: MapView;
  readonly site: Position | undefined;
  readonly gathered: boolean;
  readonly overlays: readonly MapOverlay[] | undefined;
}

const noOverlays: readonly MapOverlay[] = [];

/** The style of the map as it should be now; the same object until something it depends on changes. */
export const useStyle = ({ raster, view, site, gathered, overlays = noOverlays }: StyleParts): StyleSpecification => {
  const { language } = useTranslation('map').i18n;
  const theme = useMapTheme();
  const narrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const rings = site !== undefined;
  const latitude = site?.latitude ?? view.latitude;
  const longitude = site?.longitude ?? view.longitude;
  return useMemo(
    () =>
      mapStyle({
        theme,
        narrow,
        raster,
        around: { latitude, longitude },
        rings,
        distanceText: (metres) => formatDistance(metres, language),
        gathered,
        overlays,
      }),
    [theme, narrow, raster, latitude, longitude, rings, gathered, overlays, language],
  );
};
