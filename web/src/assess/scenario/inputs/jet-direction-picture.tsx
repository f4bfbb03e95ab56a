import type { ScenarioForm } from '../scenario-form.ts';
import classes from './inputs.module.css';

/** Outline of the vessel and of the cloud in a frame 60 wide and 48 high, the ground at 42; the wind blows to the right. */
const pictures = [
  { direction: 'along-wind', vessel: 'M4 24 h12 v18 h-12 Z', cloud: 'M16 33 C28 30 40 27 56 24 L56 42 L44 42 C34 42 26 37 16 34 Z' },
  {
    direction: 'up',
    vessel: 'M4 24 h12 v18 h-12 Z',
    cloud: 'M9 24 C9 8 20 3 32 6 C44 9 52 24 57 42 L40 42 C36 30 28 20 20 19 C14 18 11 20 11 24 Z',
  },
  {
    direction: 'down',
    vessel: 'M4 12 h14 v14 h-14 Z M7 26 v16 M15 26 v16',
    cloud: 'M10 26 L12 26 L18 38 C30 36 44 36 56 38 L56 42 L3 42 L3 39 Z',
  },
  {
    direction: 'impinging',
    vessel: 'M4 24 h12 v18 h-12 Z M30 16 v26',
    cloud: 'M16 32 L29 26 C26 36 32 40 56 36 L56 42 L20 42 C22 38 21 35 16 34 Z',
  },
] as const;

const frameWidth = 60;

/** The four directions side by side; the chosen one stands out, or none where the engine chooses. The field next to it says which. */
export const JetDirectionPicture = ({ direction }: Pick<ScenarioForm, 'direction'>) => (
  <svg viewBox={`0 0 ${pictures.length * frameWidth} 48`} aria-hidden className={classes.jets}>
    {pictures.map((picture, index) => (
      <g
        key={picture.direction}
        transform={`translate(${index * frameWidth} 0)`}
        data-chosen={direction === 'auto' || direction === picture.direction ? '' : undefined}
      >
        <path className={classes.jetCloud} d={picture.cloud} />
        <path className={classes.jetVessel} d={picture.vessel} />
        <path className={classes.jetVessel} d="M2 42 H58" />
      </g>
    ))}
  </svg>
);
