import { compassPoints, toCompassPoint, toDegrees } from '@hazardguard/contract';
import { type PointerEvent, useId } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { WindArrow } from '../../weather/wind-arrow.tsx';
import { directionAt } from './direction-at.ts';
import classes from './inputs.module.css';

interface CompassDialProps {
  readonly fromDeg: number | undefined;
  /** A point was chosen, or the arrow turned, in whole degrees. */
  readonly onTurn: (fromDeg: number) => void;
}

/** Distance of the points from the middle, px: room for 16 targets of 44 px. */
const radius = 118;

/** 16 points in a circle as one radio group, so that arrow keys move around it. Dragging inside turns the arrow freely. */
export const CompassDial = ({ fromDeg, onTurn }: CompassDialProps) => {
  const { t } = useTranslation('vulnerability');
  const name = useId();
  const chosen = fromDeg === undefined ? undefined : toCompassPoint(fromDeg);
  const turn = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = directionAt(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY);
    if (to !== undefined && to !== fromDeg) onTurn(to);
  };
  return (
    <fieldset aria-label={t('wind.compass')}>
      <div className={classes.dial}>
        <div
          className={classes.knob}
          data-knob
          aria-hidden
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            turn(event);
          }}
          onPointerMove={turn}
        />
        {compassPoints.map((point) => {
          const angle = (toDegrees(point) * Math.PI) / 180;
          return (
            <label
              key={point}
              className={classes.point}
              style={{ left: `calc(50% + ${radius * Math.sin(angle)}px)`, top: `calc(50% - ${radius * Math.cos(angle)}px)` }}
            >
              <input type="radio" name={name} value={point} checked={point === chosen} onChange={() => onTurn(toDegrees(point))} />
              <span>{point}</span>
            </label>
          );
        })}
        {fromDeg === undefined ? null : (
          <div className={`hg-stack hg-gap-1 hg-small ${classes.middle}`} aria-hidden>
            <WindArrow fromDeg={fromDeg} size={56} />
          </div>
        )}
      </div>
    </fieldset>
  );
};
