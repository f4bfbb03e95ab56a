import type { ComponentProps } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { TableFrame } from '../table-frame.tsx';
import { useTextOnly } from '../text-only.ts';
import classes from './chart.module.css';

/** The numbers of a chart, folded below it; open in text-only mode, and in print. */
export const FoldedTable = (props: Omit<ComponentProps<typeof TableFrame>, 'maxHeight'>) => {
  const { t } = useTranslation('parts');
  return (
    <details className={classes.fold} open={useTextOnly()}>
      <summary>{t('asTable')}</summary>
      <TableFrame {...props} maxHeight="320px" />
    </details>
  );
};
