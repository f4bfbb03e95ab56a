import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';

/** Parts that other places bring to the top bar, in order: the industry in focus and its weather. They come lazily. */
const slots: readonly { readonly id: string; readonly Part: LazyExoticComponent<ComponentType> }[] = [];

export const Slots = () =>
  slots.map(({ id, Part }) => (
    <Suspense key={id} fallback={null}>
      <Part />
    </Suspense>
  ));
