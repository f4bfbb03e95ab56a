import type { RunResult } from '@hazardguard/engine';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { LazyUncertaintySigns } from './lazy-uncertainty.tsx';
import type { Uncertainty } from './use-uncertainty.ts';

interface Shown {
  readonly uncertainty: Uncertainty;
  /** The result whose zones the map shows; undefined: it shows none. */
  readonly result: RunResult | undefined;
  /** Warned areas are drawn: the field waits until a person asks for it. */
  readonly isAside: boolean;
  /** While an input moves, only the zones follow. */
  readonly isMoving: boolean;
}

export interface UncertaintyOnMap {
  /** Under the map's other overlays. */
  readonly overlays: readonly MapOverlay[];
  /** Their entries of the legend, in which the level is chosen: list items. Nothing is drawn without them. */
  readonly signs: ReactNode;
}

const noOverlays: readonly never[] = [];

/** The uncertainty of a result on its map, the same on every screen: its code is loaded once the uncertainty is computed. */
export const useUncertaintyOnMap = ({ uncertainty, result, isAside, isMoving }: Shown): UncertaintyOnMap => {
  const [field, setField] = useState<readonly MapOverlay[]>(noOverlays);
  const { ensemble, confidenceLines } = uncertainty;
  const windFromDeg = result?.windFromDeg;
  const latitude = result?.site.latitude;
  const longitude = result?.site.longitude;
  const signs = useMemo(
    () =>
      ensemble === undefined || windFromDeg === undefined || latitude === undefined || longitude === undefined ? null : (
        <Suspense fallback={null}>
          <LazyUncertaintySigns {...{ ensemble, confidenceLines, latitude, longitude, windFromDeg, isAside }} onOverlays={setField} />
        </Suspense>
      ),
    [ensemble, confidenceLines, latitude, longitude, windFromDeg, isAside],
  );
  return { overlays: isMoving ? noOverlays : field, signs };
};
