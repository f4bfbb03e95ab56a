import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { type ChartProps, usualHeight } from './chart-props.ts';

const DrawnChart = lazyPart(() => import('./drawn-chart.tsx').then((m) => m.DrawnChart));

/** A chart of lines. The library that draws it is loaded when a chart is first shown. */
export const Chart = (props: ChartProps) => (
  <Suspense fallback={<Skeleton height={props.height ?? usualHeight} />}>
    <DrawnChart {...props} />
  </Suspense>
);
