import { type PublicArea, publicArea, roundPeople, toCompassPoint } from '@hazardguard/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapBounds, MapWind } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { useFormat } from '../../ui/format.ts';
import { buildAreaOverlays, findAreaBounds } from './area-signs.ts';
import { buildPlaceOverlays } from './place-overlays.ts';
import type { ShownAreas } from './use-run-areas.ts';

/** Warned areas as a map draws them. */
export interface AreaMap {
  /** What is drawn: without the zones where the map draws them itself. */
  readonly area: PublicArea;
  readonly shown: ShownAreas | undefined;
  readonly overlays: readonly MapOverlay[];
  readonly bounds: MapBounds | undefined;
  readonly wind: MapWind | undefined;
}

/** The text of the wind arrow at the source; undefined: there is none. */
export const useWindText = (origin: ShownAreas['origin']): string | undefined => {
  const { t } = useTranslation('map');
  const format = useFormat();
  if (origin === null || origin.wind === null) return undefined;
  const { fromDeg, speedMs } = origin.wind;
  return t('wind', {
    point: toCompassPoint(fromDeg),
    degrees: format.number(fromDeg, 4),
    speed: format.quantity(speedMs, 'm/s', 2),
  });
};

/**
 * The areas of an alert or a run for a map: overlays, bounds, wind arrow. `withZones`: the map draws zones, source and wind itself.
 * Undefined: there is no area, or only zones that the map draws.
 */
export const useAreaMap = (stored: unknown, shown: ShownAreas | undefined, withZones: boolean): AreaMap | undefined => {
  const { t } = useTranslation('alerts');
  const windText = useWindText(shown?.origin ?? null);
  const format = useFormat();
  return useMemo((): AreaMap | undefined => {
    const read = publicArea.safeParse(stored).data;
    if (read === undefined) return undefined;
    const features = withZones ? read.features.filter(({ properties }) => properties.warnedArea !== undefined) : read.features;
    if (features.length === 0) return undefined;
    const area = { ...read, features };
    const { origin = null } = shown ?? {};
    return {
      area,
      shown,
      overlays: [
        ...buildAreaOverlays(area, shown, (sign) => t(`areaSign.${sign}`)),
        ...(shown === undefined
          ? []
          : buildPlaceOverlays(shown, withZones ? null : t('areaSign.source'), (village) =>
              t('villageTable.label', { name: village.name, people: format.exact(roundPeople(village.people)) }),
            )),
      ],
      bounds: findAreaBounds(area, origin),
      wind:
        withZones || origin === null || origin.wind === null || windText === undefined
          ? undefined
          : { latitude: origin.latitude, longitude: origin.longitude, fromDeg: origin.wind.fromDeg, text: windText },
    };
  }, [stored, shown, withZones, windText, t, format]);
};
