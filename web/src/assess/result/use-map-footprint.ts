import { compassPointOf } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapFan, MapFootprint } from '../../map/map-data.ts';
import { useFormat } from '../../ui/format.ts';
import { useZoneWords } from './zone-words.ts';

/** A result as the map draws it; the same object until the result or its words change. */
export const useMapFootprint = (result: RunResult | undefined, stale: boolean, fan?: MapFan): MapFootprint | undefined => {
  const { t } = useTranslation('map');
  const format = useFormat();
  const words = useZoneWords();
  // The words as one text: their makers are new functions at every drawing, the text is not.
  const ringLabels = JSON.stringify(Object.fromEntries((result?.zones ?? []).map((zone) => [zone.level.id, words.ring(zone)])));
  const windText =
    result === undefined || result.hazard === 'explosion'
      ? undefined
      : t('wind', {
          point: compassPointOf(result.windFromDeg),
          degrees: format.number(result.windFromDeg, 4),
          speed: format.quantity(result.windSpeedMs, 'm/s', 2),
        });
  return useMemo(
    () =>
      result === undefined
        ? undefined
        : {
            site: result.site,
            windFromDeg: result.windFromDeg,
            zones: result.zones,
            ringLabels: JSON.parse(ringLabels),
            windText,
            stale,
            fan,
            inside: result.hits.map((hit) => hit.receptor),
          },
    [result, ringLabels, windText, stale, fan],
  );
};
