import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import type { ChooseIndustry } from './choose-industry.tsx';

const Part = lazyPart(() => import('./choose-industry.tsx').then((m) => m.ChooseIndustry));

/** Most visits to a screen have an industry: the code that offers some is loaded when it is needed. */
export const LazyChooseIndustry = (props: ComponentProps<typeof ChooseIndustry>) => (
  <Suspense fallback={<TextSkeleton lines={4} />}>
    <Part {...props} />
  </Suspense>
);
