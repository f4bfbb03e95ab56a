import { expect, type Page, type Request } from '@playwright/test';

/** Live updates are one answer without an end, and of a worker that is ended while it loads the browser reports none. */
const isEndless = (request: Request): boolean => /^\/api\/live$|-worker-[^/]*\.js$/.test(new URL(request.url()).pathname);

/**
 * Everything that goes wrong while screens are open, each with the screen: an error of the page, one in the console, a request to the
 * server that fails or that it refuses.
 */
export const watchScreens = (page: Page, origin: string, role: string) => {
  const faults: string[] = [];
  const open = new Set<Request>();
  let screen = '';
  const add = (fault: string): void => void faults.push(`${screen} as ${role}: ${fault}`);
  const isOwn = (request: Request): boolean => request.url().startsWith(`${origin}/`);
  page.on('pageerror', (error) => add(`page error: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is reported below, with its status.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) add(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (isOwn(request) && !isEndless(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // A screen that is left gives up what it has asked for.
    if (isOwn(request) && reason !== 'net::ERR_ABORTED') add(`${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('response', (answer) => {
    if (isOwn(answer.request()) && answer.status() >= 400)
      add(`${answer.request().method()} ${answer.url().slice(origin.length)} answers ${answer.status()}`);
  });
  /** Until nothing has been asked for a moment. */
  const settle = async (): Promise<void> => {
    let quiet = 0;
    const isQuiet = (): number => {
      quiet = open.size === 0 ? quiet + 1 : 0;
      return quiet;
    };
    await expect
      .poll(isQuiet, { intervals: [50], timeout: 60_000 })
      .toBeGreaterThan(4)
      .catch(() => add(`still waits for ${[...open].map((request) => request.url().slice(origin.length)).join(', ')}`));
  };
  return {
    faults: faults as readonly string[],
    /** Opens a screen and waits until it is complete; faults from now on are its faults. */
    visit: async (address: string, go: () => Promise<unknown>): Promise<void> => {
      screen = address;
      // What the last screen no longer waits for.
      open.clear();
      try {
        await go();
        await settle();
      } catch (error) {
        add((error as Error).message.split('\n')[0] ?? '');
      }
    },
  };
};
