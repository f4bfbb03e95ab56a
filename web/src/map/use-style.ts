import { useMediaQuery } from '@mantine/hooks';
import type { StyleSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import { formatDistance } from '../ui/format.ts';
import type { Position } from './graticule.ts';
import type { MapView } from './map-data.ts';
import { useMapTheme } from './map-theme.ts';
import type { MapOverlay } from './overlays/overlay.ts';
import type { StreetSource } from './streets/street-source.ts';
import { useDrawStreets } from './streets/use-draw-streets.ts';
import { mapStyle, type RasterLayer } from './style.ts';

interface StyleParts {
  readonly raster: RasterLayer | undefined;
  /** Tiles of the raster layer do not load. */
  readonly failing: boolean;
  readonly streets: StreetSource | undefined;
  readonly view: MapView;
  readonly site: Position | undefined;
  readonly gathered: boolean;
  /** A tilted view. */
  readonly leaning: boolean;
  readonly overlays: readonly MapOverlay[] | undefined;
}

const noOverlays: readonly MapOverlay[] = [];

/** The map's current style; the same object until one of its inputs changes. */
export const useStyle = ({
  raster,
  failing,
  streets,
  view,
  site,
  gathered,
  leaning,
  overlays = noOverlays,
}: StyleParts): StyleSpecification => {
  const { language } = useTranslation('map').i18n;
  const theme = useMapTheme();
  // Beside menu and panel the map is narrower than its page.
  const narrow = useMediaQuery('(max-width: 1279px)', false, { getInitialValueInEffect: false });
  const drawStreets = useDrawStreets(streets !== undefined);
  const rings = site !== undefined;
  const latitude = site?.latitude ?? view.latitude;
  const longitude = site?.longitude ?? view.longitude;
  return useMemo(
    () =>
      mapStyle({
        theme,
        narrow,
        raster,
        failing,
        streets,
        drawStreets,
        language,
        around: { latitude, longitude },
        rings,
        distanceText: (metres) => formatDistance(metres, language),
        gathered,
        leaning,
        overlays,
      }),
    [theme, narrow, raster, failing, streets, drawStreets, latitude, longitude, rings, gathered, leaning, overlays, language],
  );
};
