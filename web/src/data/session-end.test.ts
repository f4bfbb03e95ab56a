import { afterEach, expect, test, vi } from 'vitest';
import { forgetSession, isEnded, isHolder, noteSession, signedInAgain } from './session-end.ts';

afterEach(() => {
  forgetSession();
  vi.useRealTimers();
});
const asha = { account: { id: 'asha' }, endsInS: 3_600 };
const none = { account: null, endsInS: null };
const hour = 3_600_000;

test('a session that ends leaves the screen as it is, whoever ended it; where nobody was signed in nothing ends', () => {
  expect(noteSession(none, 0)).toBe(false);
  expect(isEnded()).toBe(false);
  for (const at of [hour, hour / 2]) {
    noteSession(asha, 0);
    expect(isEnded()).toBe(false);
    expect(noteSession(none, at)).toBe(true);
    expect(isEnded()).toBe(true);
    expect(isHolder('asha')).toBe(true);
  }
});

test('a refused call waits for the same person, and is given up when another comes or the page is left', async () => {
  expect(await signedInAgain(hour / 2)).toBe(false);
  noteSession(asha, 0);
  const saved = signedInAgain(hour / 2);
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
