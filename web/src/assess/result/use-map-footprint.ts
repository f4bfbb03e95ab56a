import { toCompassPoint } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { ConfidenceLines, MapFootprint } from '../../map/map-data.ts';
import { useFormat } from '../../ui/format.ts';
import { listShownZones } from './list-shown-zones.ts';
import { useZoneText } from './use-zone-text.ts';

/** A result as the map draws it; the same object until the result or its texts change. */
export const useMapFootprint = (
  result: RunResult | undefined,
  stale: boolean,
  confidenceLines: ConfidenceLines | undefined,
): MapFootprint | undefined => {
  const { t } = useTranslation('map');
  const format = useFormat();
  const text = useZoneText();
  // The texts joined as a cache key: the text functions are new at every render.
  const ringLabels = JSON.stringify(
    Object.fromEntries((result === undefined ? [] : listShownZones(result)).map((zone) => [zone.level.id, text.ring(zone)])),
  );
  const windText =
    result === undefined || result.hazard === 'explosion'
      ? undefined
      : t('wind', {
          point: toCompassPoint(result.windFromDeg),
          degrees: format.number(result.windFromDeg, 4),
          speed: format.quantity(result.windSpeedMs, 'm/s', 2),
        });
  return useMemo(
    (): MapFootprint | undefined =>
      result === undefined
        ? undefined
        : {
            site: result.site,
            windFromDeg: result.windFromDeg,
            zones: listShownZones(result),
            ringLabels: JSON.parse(ringLabels),
            windText,
            stale,
            linesOnly: false,
            confidenceLines,
            inside: result.hits.map((hit) => hit.receptor),
          },
    [result, ringLabels, windText, stale, confidenceLines],
  );
};
