import { Fragment } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './register-cards.module.css';
import { drawCell, type RegisterColumn } from './register-column.ts';
import type { RegisterTableProps } from './register-table.tsx';

const Lines = <Row,>({ columns, row }: { readonly columns: readonly RegisterColumn<Row>[]; readonly row: Row }) => (
  <dl className={classes.lines}>
    {columns.map((column) => (
      <Fragment key={column.id}>
        <dt>{column.header}</dt>
        <dd>{drawCell(column, row)}</dd>
      </Fragment>
    ))}
  </dl>
);

/** The register on a phone: one card per row, the rarer columns behind 'Details'. */
export const RegisterCards = <Row extends object>(props: RegisterTableProps<Row>) => {
  const { t } = useTranslation('parts');
  const of = (where: RegisterColumn<Row>['phone']) => props.columns.filter((column) => column.phone === where);
  const details = of('details');
  return (
    <ul className="hg-stack hg-gap-3" aria-label={props.label}>
      {props.rows.map((row) => (
        <li
          key={props.rowId(row)}
          className={`hg-card hg-pad-3 ${classes.card}`}
          data-mark={props.mark(row)}
          aria-current={props.mark(row) ? true : undefined}
        >
          {of('title').map((column) => (
            <div key={column.id} className="hg-strong">
              {drawCell(column, row)}
            </div>
          ))}
          <Lines columns={of('line')} row={row} />
          {details.length > 0 ? (
            <details>
              <summary className="hg-small hg-accent">{t('table.details')}</summary>
              <Lines columns={details} row={row} />
            </details>
          ) : null}
          <div className="hg-row">{props.actions(row)}</div>
        </li>
      ))}
    </ul>
  );
};
