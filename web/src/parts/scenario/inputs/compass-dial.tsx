import { type CompassPoint, compassDegrees, compassPointOf, compassPoints } from '@hazardguard/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WindArrow } from '../../weather/wind-arrow.tsx';
import classes from './inputs.module.css';

interface CompassDialProps {
  readonly fromDeg: number | undefined;
  readonly onChoose: (point: CompassPoint) => void;
}

/** Distance of the points from the middle, px: 16 targets of 44 px side by side around. */
const radius = 118;

/** The 16 points around a circle: one group of radio buttons, so that arrow keys go around it. */
export const CompassDial = ({ fromDeg, onChoose }: CompassDialProps) => {
  const { t } = useTranslation('vulnerability');
  const name = useId();
  const chosen = fromDeg === undefined ? undefined : compassPointOf(fromDeg);
  return (
    <fieldset className={classes.group} aria-label={t('wind.compass')}>
      <div className={classes.dial}>
        {compassPoints.map((point) => {
          const angle = (compassDegrees(point) * Math.PI) / 180;
          return (
            <label
              key={point}
              className={classes.point}
              style={{ left: `calc(50% + ${radius * Math.sin(angle)}px)`, top: `calc(50% - ${radius * Math.cos(angle)}px)` }}
            >
              <input type="radio" name={name} value={point} checked={point === chosen} onChange={() => onChoose(point)} />
              <span>{point}</span>
            </label>
          );
        })}
        {fromDeg === undefined ? null : (
          <div className={classes.middle} aria-hidden>
            <WindArrow fromDeg={fromDeg} size={56} />
          </div>
        )}
      </div>
    </fieldset>
  );
};
