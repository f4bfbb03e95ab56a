import { toCompassPoint } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import type { MapOverlay, PressedFeature } from '../../../map/overlays/overlay.ts';
import type { MapPopup } from '../../../map/use-popup.ts';
import { useFormat } from '../../../ui/format.ts';
import { MapNote } from '../map-note.tsx';
import { FireEvent } from './fire-event.tsx';
import { buildFireKey, buildFireOverlay, fireOverlay, type MarkedFire, mergeFires } from './fire-marks.ts';
import type { NearFire } from './near-fires.ts';
import { useFireText } from './use-fire-text.ts';

/** Facts of one detection and its incident. */
const FireNote = ({ fire, onClose }: { readonly fire: MarkedFire; readonly onClose: () => void }) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const text = useFireText();
  const { at, satellite, powerMw, distanceM, bearingDeg, recorded } = fire;
  const degrees = format.number(Math.round(bearingDeg));
  const facts = [
    [t('fires.column.age'), `${format.span((Date.now() - Date.parse(at)) / 1_000)} · ${format.moment(at)}`],
    [t('fires.column.confidence'), text.confidence(fire.confidence)],
    [t('fires.column.power'), powerMw == null ? '–' : format.quantity(powerMw, 'MW')],
    [t('fires.column.satellite'), satellite === '' ? '–' : satellite],
    [t('fires.column.place'), t('nearest.where', { distance: format.distance(distanceM, 2), point: toCompassPoint(bearingDeg), degrees })],
  ] as const;
  return (
    <MapNote title={t('fires.detection')} onClose={onClose}>
      <dl className="hg-facts hg-small hg-above-2 hg-below-2">
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt>{t('fires.column.event')}</dt>
        <dd>{recorded === undefined ? t('fires.notRecorded') : <FireEvent {...recorded} />}</dd>
      </dl>
    </MapNote>
  );
};

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
  const read = useQuery(routeQuery('/api/industries/{id}/fires', industryId === undefined ? null : { path: { id: industryId } }));
  const stored = read.data?.fires;
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
