import { Button, Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useTextOnly } from '../text-only.ts';
import { type ChartProps, usualHeight } from './chart-props.ts';

const DrawnChart = lazyPart(() => import('./drawn-chart.tsx').then((m) => m.DrawnChart));

/** A chart of lines. The library that draws it is loaded when a chart is first shown; in text-only mode when a button asks for it. */
export const Chart = (props: ChartProps) => {
  const { t } = useTranslation('shell');
  const textOnly = useTextOnly();
  const [asked, setAsked] = useState(false);
  if (textOnly && !asked)
    return (
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('textOnly.picture', { name: props.label })}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton height={props.height ?? usualHeight} />}>
      <DrawnChart {...props} />
    </Suspense>
  );
};
