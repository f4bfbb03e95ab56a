/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Browser, Page } from '@playwright/test';
import { expect, test, xsrfHeader } from './fixtures.ts';
import { type JourneyServer, startJourneyServer } from './journey-server.ts';

/** A screen reader that runs in the page: it speaks names, roles and states as the ARIA standards define them, and announcements. */
const readerScript = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8').replace(
  /export\{\w+ as Virtual,(\S+) as virtual\};?/,
  (_, name: string) => `window.virtual=${name};`,
);
type ReaderWindow = typeof window & { readonly virtual: typeof virtual };

const isAnnouncement = (line: string): boolean => /^(polite|assertive): /.test(line);

/** Numbers and dates differ from run to run. */
const maskNumbers = (text: string): string => text.replace(/\d+ \p{Lu}\p{Ll}+ \d{4}/gu, '#').replace(/\d+(?:[.,:]\d+)*/g, '#');

/** How much of a dialog's content is there when it opens depends on how fast the server is: its name and first words are written down. */
const toRecord = (line: string): string => {
  const masked = maskNumbers(line.replaceAll(/Loading…\s?/gu, ''));
  return masked.startsWith('dialog, ') && masked.length > 200 ? `${masked.slice(0, 200)}…` : masked;
};

/** A person who uses the keyboard and hears the page; what is heard is written down. */
class Listener {
  readonly page: Page;
  readonly lines: string[] = [];
  /** Heard after the last key, and not yet waited for. */
  private announced: string[] = [];
  /** Index of the first line after the last key. */
  private keyAt = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async start(): Promise<void> {
    await this.page.evaluate(`(() => {${readerScript}\n})()`);
    await this.page.evaluate(() => (window as ReaderWindow).virtual.start({ container: document.body }));
    await this.listen();
    this.lines.length = 0;
  }

  private async listen(): Promise<readonly string[]> {
    const heard = await this.page.evaluate(async () => {
      const reader = (window as ReaderWindow).virtual;
      const log = await reader.spokenPhraseLog();
      await reader.clearSpokenPhraseLog();
      return log;
    });
    this.announced.push(...heard.filter(isAnnouncement));
    const read = heard.filter((line) => !isAnnouncement(line));
    this.lines.push(...read.map((line) => `  ${toRecord(line)}`));
    return read;
  }

  async press(key: string): Promise<readonly string[]> {
    this.announced = [];
    this.keyAt = this.lines.push(key);
    await this.page.keyboard.press(key);
    return this.listen();
  }

  /** Waits until this is read or announced. Other announcements depend on how fast the server is and are not written down. */
  async hear(what: RegExp): Promise<void> {
    const isHeard = async (): Promise<boolean> => {
      await this.listen();
      return [...this.lines.slice(this.keyAt), ...this.announced].some((line) => what.test(line));
    };
    await expect
      .poll(isHeard)
      .toBe(true)
      .catch((error: unknown) => {
        throw new Error(`${what} is not heard:\n${[...this.lines, ...this.announced].join('\n')}`, { cause: error });
      });
    const announced = this.announced.find((line) => what.test(line));
    if (announced !== undefined) this.lines.push(`  ${toRecord(announced)}`);
  }

  /** Tab, until this control is read. */
  async tabTo(what: RegExp): Promise<void> {
    for (let stops = 0; stops < 30; stops += 1) {
      const heard = await this.press('Tab');
      if (heard.some((line) => what.test(line))) return;
    }
    throw new Error(`${what} is not reached:\n${this.lines.join('\n')}`);
  }
}

let server: JourneyServer;
test.beforeAll(async () => {
  server = await startJourneyServer();
});
test.afterAll(() => server?.stop());

/** Home of a signed-in person, with the API of that person. */
const openHome = async (browser: Browser, { email, password }: JourneyServer['drafter']) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    geolocation: server.site,
    permissions: ['geolocation'],
  });
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, { headers: await xsrfHeader(context.request), data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await post('/api/session', { email, password });
  const page = await context.newPage();
  return { page, post };
};

test('from the leak button to an approved warning by keyboard and by ear; what is heard is as recorded', async ({ browser }) => {
  const { page, post } = await openHome(browser, server.drafter);
  const site = { industryName: 'Listening Works', district: 'Bharuch', safetyTeamContact: '1077', ...server.site };
  const { id } = await post('/api/industries', site);
  await post(`/api/industries/${id}/inventory`, {
    itemNo: 'T-2',
    productName: 'Chlorine',
    substanceName: 'Chlorine',
    casNo: '7782-50-5',
    quantity: 900,
    unit: 'kg',
    concentration: '99 %',
    hazardClass: 'Toxic',
    location: 'Yard',
    supplier: 'Supplier',
    dateReceived: '2026-11-01',
    dateExpired: '2030-01-01',
  });
  // Overcast and above 5 m/s: the air is neutral by day and by night, so that the same is said.
  await post('/api/weather', {
    ...server.site,
    temperatureC: 28,
    windSpeedMs: 6,
    windFromDeg: 225,
    humidityPercent: 60,
    cloudPercent: 100,
  });

  await page.goto('/HazardGuard');
  await expect(page.getByText('No open incident, no warning in force or waiting for you, no sensor in alarm.')).toBeVisible();
  const reporter = new Listener(page);
  await reporter.start();
  await reporter.press('Tab');
  await reporter.press('Enter');
  await reporter.tabTo(/^link, Something is leaking/);
  await reporter.press('Enter');
  await reporter.hear(/heading, Report an emergency/);
  // The site is found by the position.
  await expect(page.getByRole('button', { name: /^Chlorine/ })).toBeVisible();
  await reporter.tabTo(/^button, Chlorine/);
  await reporter.press('Enter');
  await reporter.hear(/How big/);
  await reporter.tabTo(/^button, Large leak/);
  await reporter.press('Enter');
  await reporter.hear(/polite: .*km, people inside: [^…]*$/);
  await reporter.hear(/polite: INC\d+ is saved/);
  await reporter.tabTo(/^button, Warn people/);
  await reporter.press('Enter');
  await reporter.hear(/polite: .*Chlorine is leaking from Listening Works/);
  await reporter.tabTo(/^button, Send for approval/);
  await reporter.press('Enter');
  await reporter.hear(/The warning of INC\S+ waits for approval/);

  const { page: officer } = await openHome(browser, server.approver);
  await officer.goto('/HazardGuard');
  await expect(officer.getByRole('link', { name: /^INC\d+ · Listening Works/ }).first()).toBeVisible();
  const approver = new Listener(officer);
  await approver.start();
  await approver.press('Tab');
  await approver.press('Enter');
  await approver.tabTo(/^link, INC\d+ · Listening Works/);
  await approver.press('Enter');
  await approver.hear(/polite: INC\d+ · Listening Works · Waiting for approval/);
  // Whether the reader may release, and which languages no speaker has signed, is read after the page.
  await expect(officer.getByText('You can release this warning.')).toBeVisible();
  await expect(officer.getByRole('link', { name: 'मराठी' })).toBeVisible();
  await approver.tabTo(/^button, Approve and release/);
  await approver.press('Enter');
  await approver.hear(/dialog, Release INC/);
  await approver.tabTo(/^button, Release REAL warning/);
  await approver.press('Enter');
  await approver.hear(/polite: Released .* after the first sign/);
  expect(['The person who reports', ...reporter.lines, '', 'The person who approves', ...approver.lines, ''].join('\n')).toMatchSnapshot(
    'leak-to-warning.txt',
  );
  await Promise.all([page.context().close(), officer.context().close()]);
});
