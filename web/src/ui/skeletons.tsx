import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';
import classes from './skeletons.module.css';

/** Announced once; the grey shapes are hidden from screen readers. A text of the screen's own is also shown. */
const Waiting = ({ text }: { readonly text?: string | undefined }) => {
  const { t } = useTranslation('shell');
  return (
    <output className={text === undefined ? 'hg-unseen' : 'hg-quiet'} aria-live="polite">
      {text ?? t('loading')}
    </output>
  );
};

/** The shape of a register: header line, row of filters, rows. */
export const TableSkeleton = ({ rows = 10, waiting }: { readonly rows?: number; readonly waiting?: string | undefined }) => (
  <Stack gap={8} className={classes.block}>
    <Waiting text={waiting} />
    <Skeleton height={36} />
    {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
      <Skeleton key={row} height={36} />
    ))}
  </Stack>
);

/** The shape of a text screen or a form. */
export const TextSkeleton = ({ lines = 5, waiting }: { readonly lines?: number; readonly waiting?: string }) => (
  <Stack gap={12} className={classes.block} maw="68ch">
    <Waiting text={waiting} />
    <Skeleton height={26} width="45%" />
    {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
      <Skeleton key={line} height={16} />
    ))}
  </Stack>
);

/** The shape of a map screen: the map fills the frame. */
export const MapSkeleton = () => (
  <div className={classes.map}>
    <Waiting />
    <Skeleton height="100%" radius={0} />
  </div>
);
