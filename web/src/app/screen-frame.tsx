import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo, useSession } from '../data/session.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { MapSkeleton, TableSkeleton, TextSkeleton } from '../ui/skeletons.tsx';
import { focusTitle } from './focus-title.ts';
import { LaterPart, partOf, RefusedPart, SignInPart } from './screen-parts.ts';
import type { Layout, Screen } from './screens.ts';

const skeletons: Readonly<Record<Layout, ComponentType>> = {
  map: MapSkeleton,
  register: TableSkeleton,
  reading: TextSkeleton,
};

/** Mounted beside the screen: it runs when the screen is really there, not while its code is still coming. */
const Arrived = () => {
  useEffect(focusTitle, []);
  return null;
};

const Opened = ({ screen }: { readonly screen: Screen }) => {
  const Part = partOf(screen.id);
  if (Part) return <Part />;
  return screen.load === null ? <LaterPart id={screen.id} /> : null;
};

/** Lets in who may come in; shows the sign-in at the wanted address otherwise, so that the screen follows at once. */
const Gate = ({ screen }: { readonly screen: Screen }) => {
  const session = useSession();
  const Skeleton = skeletons[screen.layout];
  if (screen.permission === 'public') return <Opened screen={screen} />;
  if (session.isPending) return <Skeleton />;
  if (session.isError) return <ErrorPanel error={session.error} onRetry={() => void session.refetch()} />;
  if (session.data.account === null) return <SignInPart wanted={screen.id} />;
  return mayDo(session.data, screen.permission) ? <Opened screen={screen} /> : <RefusedPart id={screen.id} />;
};

export const ScreenFrame = ({ screen }: { readonly screen: Screen }) => {
  const { t } = useTranslation('shell');
  const title = t(`screens.${screen.id}.title`);
  const product = t('product');
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title, product]);
  const Skeleton = skeletons[screen.layout];
  return (
    <Suspense fallback={<Skeleton />}>
      <Gate screen={screen} />
      <Arrived key={screen.id} />
    </Suspense>
  );
};
