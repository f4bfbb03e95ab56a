import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../../tools/chromium.mjs';
import type { BenchServer } from '../with-server.ts';

/** Drawing without a graphics card: slower than any laptop, and the same everywhere. */
const software = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic'];

export interface BenchBrowser {
  /** A new signed-in page with an empty cache. */
  readonly page: () => Promise<{ readonly page: Page; readonly context: BrowserContext }>;
}

/** Runs the work with the browser of the journeys. */
export const withBrowser = async <T>({ origin, headers }: BenchServer, work: (browser: BenchBrowser) => Promise<T>): Promise<T> => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const browser = await chromium.launch({ executablePath: await findChromium(process.execPath, root), args: software });
  try {
    return await work({
      page: async () => {
        // Playwright evaluates code in the page, which the page's own policy forbids.
        const context = await browser.newContext({
          bypassCSP: true,
          viewport: { width: 1440, height: 900 },
          baseURL: origin,
          locale: 'en-GB',
        });
        const cookies = (headers.cookie ?? '').split('; ').map((pair) => {
          const at = pair.indexOf('=');
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
        });
        await context.addCookies(cookies);
        return { page: await context.newPage(), context };
      },
    });
  } finally {
    await browser.close();
  }
};
