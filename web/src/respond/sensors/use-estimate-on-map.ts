import type { SourceEstimate } from '@hazardguard/contract';
import { useMemo } from 'react';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { estimateBounds, estimateOverlay } from './estimate-overlay.ts';
import { useEstimateText } from './use-estimate-text.ts';

/** What a map needs to draw an estimate. Its age is no part of it, so that nothing is drawn anew while only time passes. */
export const useEstimateOnMap = (
  estimate: SourceEstimate | null | undefined,
): { readonly overlay: MapOverlay; readonly bounds: MapBounds } | undefined => {
  const { reading } = useEstimateText();
  const found = estimate?.found;
  const readings = estimate?.readings;
  return useMemo(
    () =>
      found === undefined || readings === undefined
        ? undefined
        : { overlay: estimateOverlay({ found, readings }, reading), bounds: estimateBounds({ found, readings }) },
    [found, readings, reading],
  );
};
