import type { Spread } from '@hazardguard/engine';
import classes from './uncertainty.module.css';

interface OpinionLineProps {
  readonly name: string;
  readonly text: string;
  readonly atM: number;
  /** The end of the scale shared by all lines. */
  readonly maxM: number;
  /** Range of the uncertainty band: a thin line over the bar. */
  readonly spread?: Spread | undefined;
  readonly own?: boolean;
}

/** One distance as a bar, with its number next to its name. */
export const OpinionLine = ({ name, text, atM, maxM: mostM, spread, own = false }: OpinionLineProps) => {
  const share = (metres: number): string => `${(100 * metres) / mostM}%`;
  return (
    <li data-own={own || undefined}>
      <span className={classes.lineHead}>
        <span>{name}</span>
        <strong>{text}</strong>
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: share(atM) }} />
        {spread ? <span className={classes.whisker} style={{ left: share(spread.p5), width: share(spread.p95 - spread.p5) }} /> : null}
      </span>
    </li>
  );
};
