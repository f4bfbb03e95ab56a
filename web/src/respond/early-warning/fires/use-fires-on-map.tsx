import { useMemo, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import type { MapOverlay, PressedFeature } from '../../../map/overlays/overlay.ts';
import type { MapPopup } from '../../../map/use-popup.ts';
import { useFormat } from '../../../ui/format.ts';
import { useStoredFires } from './fire-data.ts';
import { buildFireOverlay, buildFireKey, fireOverlay, type MarkedFire, mergeFires } from './fire-marks.ts';
import { FireNote } from './fire-note.tsx';
import type { NearFire } from './near-fires.ts';

export interface FiresOnMap {
  readonly fires: readonly MarkedFire[];
  readonly overlays: readonly MapOverlay[];
  readonly popup: MapPopup | undefined;
  /** True: a detection was pressed, and its popup is open. */
  readonly onPress: (pressed: PressedFeature) => boolean;
}

const noFires: readonly NearFire[] = [];
const noOverlays: readonly MapOverlay[] = [];

/** Fires around a site, recorded or from the open file: map points, and a popup for the pressed one. */
export const useFiresOnMap = (industryId: number | undefined, near = noFires): FiresOnMap => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const stored = useStoredFires(industryId).data?.fires;
  const [pressed, setPressed] = useState<string>();
  const fires = useMemo(() => mergeFires(stored ?? [], near), [stored, near]);
  const overlays = useMemo(() => {
    const formatFire = ({ at }: MarkedFire): string => t('fires.mark', { span: format.span((Date.now() - Date.parse(at)) / 1_000) });
    return fires.length === 0 ? noOverlays : [buildFireOverlay(fires, formatFire)];
  }, [fires, t, format]);
  const pressedFire = fires.find((fire) => buildFireKey(fire) === pressed);
  return {
    fires,
    overlays,
    popup: pressedFire && {
      latitude: pressedFire.latitude,
      longitude: pressedFire.longitude,
      content: <FireNote fire={pressedFire} onClose={() => setPressed(undefined)} />,
    },
    onPress: ({ overlay, properties }) => {
      setPressed(overlay === fireOverlay ? String(properties.key) : undefined);
      return overlay === fireOverlay;
    },
  };
};
