import classes from './waiting-count.module.css';

interface WaitingCountProps {
  readonly count: number;
  /** On the corner of an icon, without a place of its own. */
  readonly corner?: boolean;
}

/** How many wait, in a filled mark; the name of the link says it in words. */
export const WaitingCount = ({ count, corner = false }: WaitingCountProps) =>
  count === 0 ? null : (
    <>
      {/* What is visible must be the first words of the name, such as "Alerts 2". */ ' '}
      <span className={`hg-tiny hg-strong hg-middle hg-fixed ${classes.count}`} data-corner={corner || undefined} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
