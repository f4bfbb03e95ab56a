import { useEffect, useRef } from 'react';
import classes from './error-summary.module.css';

export interface SummaryLine {
  /** Id of the field's input. */
  readonly id: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
  /** Increases with every refused attempt, so that repeated mistakes are announced again. */
  readonly attempt: number;
}

/** The problems that prevent sending, above the form: it takes the focus, and each line links to its field. */
export const ErrorSummary = ({ title, lines, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (lines.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="hg-card hg-alarm hg-pad-3 hg-surface">
      <p className="hg-strong">{title}</p>
      <ul className={`hg-above-2 hg-bullets ${classes.lines}`}>
        {lines.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // The address contains view state, not the field.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
