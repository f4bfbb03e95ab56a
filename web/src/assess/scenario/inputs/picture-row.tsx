import classes from './inputs.module.css';

/** One picture of a row: an outline, and the gas or liquid in it, in a frame 48 high with the ground at 42. */
export interface RowPicture<Name extends string> {
  readonly name: Name;
  readonly outline: string;
  readonly fluid: string;
  /** A line that shows a measure, such as a length. */
  readonly measure?: string;
}

interface PictureRowProps<Name extends string> {
  readonly pictures: readonly RowPicture<Name>[];
  readonly frameWidth: number;
  /** Names of the pictures that stand out. */
  readonly chosen: readonly Name[];
  /** Text for who does not see the picture. */
  readonly label: string;
}

/** Small pictures side by side that explain a choice; the chosen one stands out. */
export const PictureRow = <Name extends string>({ pictures, frameWidth, chosen, label }: PictureRowProps<Name>) => (
  <svg viewBox={`0 0 ${pictures.length * frameWidth} 48`} role="img" aria-label={label} className={classes.jets}>
    {pictures.map(({ name, outline, fluid, measure }, index) => (
      <g key={name} transform={`translate(${index * frameWidth} 0)`} data-chosen={chosen.includes(name) ? '' : undefined}>
        <path className={classes.jetCloud} d={fluid} />
        <path className={classes.jetVessel} d={outline} />
        {measure === undefined ? null : <path className={classes.measure} d={measure} />}
        <path className={classes.jetVessel} d={`M2 42 H${frameWidth - 2}`} />
      </g>
    ))}
  </svg>
);
