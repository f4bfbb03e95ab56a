import type { ReactNode } from 'react';
import { Tag } from '../../ui/tag.tsx';
import classes from './threshold-status.module.css';

interface PartProps {
  readonly title: string;
  /** The finding, shown while the part is closed. */
  readonly verdict: string;
  /** Tags of the finding: 'Unverified'. */
  readonly mark?: string | undefined;
  readonly children: ReactNode;
}

/** One finding; its details open on press. */
export const Part = ({ title, verdict, mark, children }: PartProps) => (
  <details className={classes.part}>
    <summary>
      <span className={classes.name}>{title}</span>
      <span className={`hg-grow ${classes.verdict}`}>{verdict}</span>
      {mark === undefined ? null : <Tag>{mark}</Tag>}
    </summary>
    <div className={`hg-stack hg-gap-3 hg-flush ${classes.inside}`}>{children}</div>
  </details>
);
