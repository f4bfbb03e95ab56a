import '../ui/fonts.css';
import '@mantine/core/styles.layer.css';
import './theme/theme.css';
import '../ui/base.css';
import './theme/layouts.css';
import './theme/forced-colors.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, sessionKey } from '../data/query.ts';
import { readSession, type Session } from '../data/session.ts';
import { systemQuery } from '../data/system.ts';
import { startTranslations } from '../locales/i18n.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Failure } from './failure.tsx';
import { storeWhenIdle } from './installed/stored-version.ts';
import { router } from './router.tsx';
import { preloadScreen } from './screen-parts.ts';
import { readStoredTheme, useTheme } from './theme/choice.ts';
import { mantineTheme } from './theme/mantine-theme.ts';
import { reportVitals } from './vitals.ts';

const NoticeCorner = lazyPart(() => import('./notice-corner.tsx').then((m) => m.NoticeCorner));

const App = () => {
  const theme = useTheme();
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={theme === 'light' ? 'light' : 'dark'}>
      <QueryClientProvider client={queryClient}>
        <CatchBoundary getResetKey={() => 'app'} errorComponent={Failure}>
          <Suspense fallback={null}>
            <NoticeCorner />
          </Suspense>
          <RouterProvider router={router} />
        </CatchBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
};

export const startApp = async (root: HTMLElement): Promise<void> => {
  // Requested immediately, while the texts load; the screen that needs them shows an error.
  const session = queryClient.prefetchQuery({ queryKey: sessionKey, queryFn: readSession });
  preloadScreen(
    window.location.pathname,
    session.then(() => Boolean(queryClient.getQueryData<Session>(sessionKey)?.account)),
  );
  void queryClient.prefetchQuery(systemQuery).then(reportVitals);
  readStoredTheme();
  await startTranslations();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  storeWhenIdle();
};
