import { showBootFailure } from './app/boot-failure.ts';
import { fixBrowserLanguage } from './app/fix-browser-language.ts';
import { guardSinks } from './app/trusted-types.ts';
import { loadChunk } from './ui/load-chunk.ts';

/** The landing page is a small separate program; the application loads with the full navigation to /hazardguard. */
const boot = async (root: HTMLElement): Promise<void> => {
  if (window.location.pathname === '/') {
    const { startLanding } = await loadChunk(() => import('./app/landing/start-landing.tsx'));
    await startLanding(root);
  } else {
    const { startApp } = await loadChunk(() => import('./app/start-app.tsx'));
    await startApp(root);
  }
};

fixBrowserLanguage(navigator);
guardSinks(window as Window & Parameters<typeof guardSinks>[0]);
// Read by the schema library when its file loads: the security policy forbids code from text, and each schema would try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Not awaited at the top level: program files that import this one would wait for each other.
boot(root).catch((error: unknown) => showBootFailure(root, error));
