import { afterEach, expect, test, vi } from 'vitest';
import { forgetSession, isHolder, noteSession, signedInAgain } from './session-end.ts';

afterEach(() => {
  forgetSession();
  vi.useRealTimers();
});
const asha = { account: { id: 'asha' }, endsInS: 3_600 };
const none = { account: null, endsInS: null };
const hour = 3_600_000;

test('a session that ends by itself leaves the screen as it is; one that is ended earlier does not', () => {
  noteSession(asha, 0);
  expect(noteSession(none, hour)).toBe(true);
  expect(isHolder('asha')).toBe(true);
  noteSession(asha, 0);
  expect(noteSession(none, hour / 2)).toBe(false);
  expect(isHolder('asha')).toBe(false);
});

test('a refused call waits for the same person, and is given up when another comes or the page is left', async () => {
  noteSession(asha, 0);
  expect(await signedInAgain(hour / 2)).toBe(false);
  const saved = signedInAgain(hour);
  noteSession(asha, hour);
  expect(await saved).toBe(true);
  const lost = signedInAgain(2 * hour);
  noteSession({ account: { id: 'ravi' }, endsInS: 3_600 }, 2 * hour);
  expect(await lost).toBe(false);
  const left = signedInAgain(3 * hour);
  forgetSession();
  expect(await left).toBe(false);
  expect(await signedInAgain(3 * hour)).toBe(false);
});
