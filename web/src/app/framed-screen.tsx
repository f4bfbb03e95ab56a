import { type FramedScreen as FramedId, framedScreens } from '@hazardguard/contract';
import { type ReactNode, Suspense } from 'react';
import { useAddress } from '../data/address.ts';
import { useSystem } from '../data/system.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Screen } from '../ui/screen-record.ts';
import { MapSkeleton } from '../ui/skeletons.tsx';

const EmbeddedPage = lazyPart(() => import('../ui/embedded-page/embedded-page.tsx').then((part) => part.EmbeddedPage));

/** Screens that have no own view: without a page they say so and lead to the public one. */
const outsideOnly: readonly FramedId[] = ['forestChanges', 'no2'];

const isOne = (raw: unknown): 1 | undefined => (raw === 1 ? 1 : undefined);

const Switched = ({ id, children }: { readonly id: FramedId; readonly children: ReactNode }) => {
  const { t } = useTranslation('shell');
  const system = useSystem();
  const [own, setOwn] = useAddress('own', isOne);
  // Without the settings there is nothing to frame.
  if (system.isPending) return <MapSkeleton />;
  const url = system.data?.frames[id] ?? null;
  const hasOwn = !outsideOnly.includes(id);
  if (url === null || (own === 1 && hasOwn)) return children;
  return (
    <Suspense fallback={<MapSkeleton />}>
      <EmbeddedPage title={t(`screens.${id}.title`)} url={url} onOwn={hasOwn ? () => setOwn(1, 'push') : undefined} />
    </Suspense>
  );
};

/** Our own screen, or the page of another host that an operator has configured instead. */
export const FramedScreen = ({ screen, children }: { readonly screen: Screen; readonly children: ReactNode }) => {
  const id = framedScreens.find((framed) => framed === screen.id);
  return id === undefined ? children : <Switched id={id}>{children}</Switched>;
};
