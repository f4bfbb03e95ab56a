import { VisuallyHidden } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { hasPermission, useSession } from '../data/session.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { MapSkeleton, TableSkeleton, TextSkeleton } from '../ui/skeletons.tsx';
import { focusTitle } from './focus-title.ts';
import { FramedScreen } from './framed-screen.tsx';
import { findScreenPart, RefusedPart, SignInPart } from './screen-parts.ts';
import type { Layout, Screen } from './screens.ts';

const skeletons: Readonly<Record<Layout, ComponentType>> = {
  map: MapSkeleton,
  register: TableSkeleton,
  reading: TextSkeleton,
};

/** The shape of a screen on its way, under its title: no page is without one. */
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

/** Mounted beside the screen: it runs when the screen is really there, not while its code is still coming. */
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

/** What stands in the place of the screen; its title gets the focus when it arrives, also when it follows the sign-in. */
const Shown = ({ children }: { readonly children: ReactNode }) => (
  <>
    {children}
    <Arrived />
  </>
);

/** Lets in who may come in; shows the sign-in at the wanted address otherwise, so that the screen follows at once. */
const Gate = ({ screen }: { readonly screen: Screen }) => {
  const session = useSession();
  const opened = (
    <Shown key={screen.id}>
      <Opened screen={screen} />
    </Shown>
  );
  if (screen.permission === 'public') return opened;
  // A failed refresh keeps what is known: a screen with half a form in it does not go away for that.
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
