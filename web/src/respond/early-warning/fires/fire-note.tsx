import { toCompassPoint } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import classes from '../early-warning.module.css';
import { MapNote } from '../map-note.tsx';
import { FireEvent } from './fire-event.tsx';
import type { MarkedFire } from './fire-marks.ts';
import { useFireText } from './use-fire-text.ts';

/** Facts of one detection and its incident. */
export const FireNote = ({ fire, onClose }: { readonly fire: MarkedFire; readonly onClose: () => void }) => {
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
      <dl className={classes.facts}>
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
