import { expect, type Page, type Request } from '@playwright/test';

/** A refusal that a screen asks for and shows, with the reason. */
export interface ExpectedRefusal {
  readonly path: RegExp;
  readonly status: number;
  readonly why: string;
}

/** Live updates are one answer without an end, and of a worker that is ended while it loads the browser reports none. */
const isEndless = (request: Request): boolean => /^\/api\/live$|-worker-[^/]*\.js$/.test(new URL(request.url()).pathname);

/**
 * Everything that goes wrong while screens are open, each with the screen: an error of the page, one in the console, a request to the
 * server that fails or that it refuses.
 */
export const watchScreens = (page: Page, origin: string, expected: readonly ExpectedRefusal[]) => {
  const faults: string[] = [];
  const open = new Set<Request>();
  let screen = '';
  const add = (fault: string): void => void faults.push(`${screen}: ${fault}`);
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
    const { pathname } = new URL(answer.url());
    const isExpected = expected.some(({ path, status }) => path.test(pathname) && status === answer.status());
    if (isOwn(answer.request()) && answer.status() >= 400 && !isExpected)
      add(`${answer.request().method()} ${answer.url().slice(origin.length)} answers ${answer.status()}`);
  });
  return {
    faults: faults as readonly string[],
    /** The address that faults are attributed to from now on. */
    enter: (address: string): void => {
      // What the last screen no longer waits for.
      open.clear();
      screen = address;
    },
    /** Until nothing has been asked for a moment. */
    settle: async (): Promise<void> => {
      let quiet = 0;
      await expect(async () => {
        quiet = open.size === 0 ? quiet + 1 : 0;
        expect(
          [...open].map((request) => request.url()),
          `${screen} is still asking`,
        ).toEqual([]);
        expect(quiet).toBeGreaterThan(4);
      }).toPass({ intervals: [50], timeout: 20_000 });
    },
  };
};
