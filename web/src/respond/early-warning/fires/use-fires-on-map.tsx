import { useMemo, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import type { MapOverlay, PressedFeature } from '../../../map/overlays/overlay.ts';
import type { MapPopup } from '../../../map/use-popup.ts';
import { useFormat } from '../../../ui/format.ts';
import { useStoredFires } from './fire-data.ts';
import { buildFireOverlay, fireKey, fireOverlay, type MarkedFire, mergeFires } from './fire-marks.ts';
import { FireNote } from './fire-note.tsx';
import type { NearFire } from './near-fires.ts';

export interface FiresOnMap {
  readonly fires: readonly MarkedFire[];
  readonly overlays: readonly MapOverlay[];
  readonly popup: MapPopup | undefined;
  /** True: it was a detection, and is now told of. */
  readonly onPress: (pressed: PressedFeature) => boolean;
}

const nothing: readonly NearFire[] = [];
const noMarks: readonly MapOverlay[] = [];

/** What satellites saw around a site, recorded or in a file that is looked at: dots on a map and what is told of the one that was pressed. */
export const useFiresOnMap = (industryId: number | undefined, near = nothing): FiresOnMap => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const stored = useStoredFires(industryId).data?.fires;
  const [pressed, setPressed] = useState<string>();
  const fires = useMemo(() => mergeFires(stored ?? [], near), [stored, near]);
  const overlays = useMemo(() => {
    const formatFire = ({ at }: MarkedFire): string => t('fires.mark', { span: format.span((Date.now() - Date.parse(at)) / 1_000) });
    return fires.length === 0 ? noMarks : [buildFireOverlay(fires, formatFire)];
  }, [fires, t, format]);
  const shown = fires.find((fire) => fireKey(fire) === pressed);
  return {
    fires,
    overlays,
    popup: shown && {
      latitude: shown.latitude,
      longitude: shown.longitude,
      content: <FireNote fire={shown} onClose={() => setPressed(undefined)} />,
    },
    onPress: ({ overlay, properties }) => {
      setPressed(overlay === fireOverlay ? String(properties.key) : undefined);
      return overlay === fireOverlay;
    },
  };
};
