import { Skeleton } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PlaceSearch as Loaded } from './place-search.tsx';

const Part = lazyPart(() => import('./place-search.tsx').then((m) => m.PlaceSearch));

/** The search of the gazetteer in a form: its list of choices is loaded after the form is shown. */
export const PlaceSearch = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={<Skeleton height={80} />}>
    <Part {...props} />
  </Suspense>
);
