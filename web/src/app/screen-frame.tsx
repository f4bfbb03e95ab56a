import { VisuallyHidden } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { hasPermission, useSession } from '../data/session.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import type { Layout, Screen } from '../ui/screen-record.ts';
import { MapSkeleton, TableSkeleton, TextSkeleton } from '../ui/skeletons.tsx';
import { focusTitle } from './focus-title.ts';
import { FramedScreen } from './framed-screen.tsx';
import { findScreenPart, RefusedPart, SignInPart } from './screen-parts.ts';

const skeletons: Readonly<Record<Layout, ComponentType>> = {
  map: MapSkeleton,
  register: TableSkeleton,
  reading: TextSkeleton,
};

/** The skeleton of a loading screen, under its title: every page has one. */
const Waiting = ({ screen }: { readonly screen: Screen }) => {
  const { t } = useTranslation('shell');
  const Shape = skeletons[screen.layout];
  return (
    <>
      <VisuallyHidden component="h1">{t(`screens.${screen.id}.title`)}</VisuallyHidden>
      <Shape />
    </>
  );
};

/** Mounted next to the screen: it runs when the screen has been rendered, not while its code is loading. */
const Arrived = () => {
  useEffect(focusTitle, []);
  return null;
};

const Opened = ({ screen }: { readonly screen: Screen }) => {
  const Part = findScreenPart(screen.id);
  return Part ? (
    <FramedScreen screen={screen}>
      <Part />
    </FramedScreen>
  ) : null;
};

/** The content while a screen loads or is refused; its title gets the focus when it appears, also after sign-in. */
const Shown = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <Arrived />
  </>
);

/** Admits people with access; otherwise shows the sign-in at the requested address, so that the screen follows immediately. */
const Gate = ({ screen }: { readonly screen: Screen }) => {
  const session = useSession();
  const opened = (
    <Shown key={screen.id}>
      <Opened screen={screen} />
    </Shown>
  );
  if (screen.permission === 'public') return opened;
  // A failed refresh keeps the known session: a half-filled form must not disappear.
  if (session.data === undefined) {
    return session.isError ? <ErrorPanel error={session.error} onRetry={() => void session.refetch()} /> : <Waiting screen={screen} />;
  }
  if (session.data.account === null) {
    return (
      <Shown key={`sign-in ${screen.id}`}>
        <SignInPart wanted={screen.id} />
      </Shown>
    );
  }
  if (hasPermission(session.data, screen.permission)) return opened;
  return (
    <Shown key={`refused ${screen.id}`}>
      <RefusedPart id={screen.id} />
    </Shown>
  );
};

export const ScreenFrame = ({ screen }: { readonly screen: Screen }) => {
  const { t } = useTranslation('shell');
  const title = t(`screens.${screen.id}.title`);
  const product = t('product');
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title, product]);
  return (
    <Suspense fallback={<Waiting screen={screen} />}>
      <Gate screen={screen} />
    </Suspense>
  );
};
