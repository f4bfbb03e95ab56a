import { useFormat } from '../format.ts';
import classes from './bulk.module.css';

interface ReportCountsProps {
  readonly counts: readonly { readonly label: string; readonly count: number }[];
}

export const ReportCounts = ({ counts }: ReportCountsProps) => {
  const format = useFormat();
  return (
    <dl className={`hg-row hg-gap-3 ${classes.counts}`}>
      {counts.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="hg-huge hg-strong">{format.exact(count)}</dd>
        </div>
      ))}
    </dl>
  );
};
