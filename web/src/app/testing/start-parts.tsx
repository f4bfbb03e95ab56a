import '../../ui/fonts.css';
import '@mantine/core/styles.layer.css';
import '../theme/theme.css';
import '../../ui/base.css';
import '../theme/layouts.css';
import '../theme/forced-colors.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, sessionKey } from '../../data/query.ts';
import { startTranslations } from '../../locales/i18n.ts';
import { NoticeCorner } from '../notice-corner.tsx';
import { readStoredTheme, useTheme } from '../theme/choice.ts';
import { mantineTheme } from '../theme/mantine-theme.ts';
import { PartsPage } from './parts-page.tsx';

const Parts = () => (
  <MantineProvider theme={mantineTheme} forceColorScheme={useTheme() === 'light' ? 'light' : 'dark'}>
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>
        <NoticeCorner />
        <PartsPage />
      </Suspense>
    </QueryClientProvider>
  </MantineProvider>
);

// No server: a person who may do nothing, so that parts give their reasons.
queryClient.setQueryDefaults(sessionKey, { staleTime: Number.POSITIVE_INFINITY });
queryClient.setQueryData(sessionKey, { account: null, permissions: [] });
readStoredTheme();
await startTranslations();
const root = document.getElementById('root');
if (root === null) throw new Error('parts.html has no #root');
const router = createRouter({ routeTree: createRootRoute({ component: Parts }), history: createMemoryHistory() });
createRoot(root).render(<RouterProvider router={router as never} />);
