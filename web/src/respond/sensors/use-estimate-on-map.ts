import type { SourceEstimate } from '@hazardguard/contract';
import { useMemo } from 'react';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { buildEstimateOverlay, computeEstimateBounds } from './estimate-overlay.ts';
import { useEstimateText } from './use-estimate-text.ts';

interface EstimateOnMap {
  readonly overlay: MapOverlay;
  readonly bounds: MapBounds;
}

/** Overlay and bounds of an estimate. Its age is not part of them, so that the map is not redrawn as time passes. */
export const useEstimateOnMap = (estimate: SourceEstimate | null | undefined): EstimateOnMap | undefined => {
  const { reading } = useEstimateText();
  const found = estimate?.found;
  const readings = estimate?.readings;
  return useMemo(
    (): EstimateOnMap | undefined =>
      found === undefined || readings === undefined
        ? undefined
        : { overlay: buildEstimateOverlay({ found, readings }, reading), bounds: computeEstimateBounds({ found, readings }) },
    [found, readings, reading],
  );
};
