import { afterEach, expect, test, vi } from 'vitest';
import { forgetSession, isEnded, isSessionHolder, recordSession, waitForSignIn } from './session-end.ts';

afterEach(() => {
  forgetSession();
  vi.useRealTimers();
});
const asha = { account: { id: 'asha' }, endsInS: 3_600 };
const none = { account: null, endsInS: null };
const hour = 3_600_000;

test('an ended session leaves the screen unchanged; without a session nothing ends', () => {
  expect(recordSession(none, 0)).toBe(false);
  expect(isEnded()).toBe(false);
  for (const at of [hour, hour / 2]) {
    recordSession(asha, 0);
    expect(isEnded()).toBe(false);
    expect(recordSession(none, at)).toBe(true);
    expect(isEnded()).toBe(true);
    expect(isSessionHolder('asha')).toBe(true);
  }
});

test('a refused call waits for the same person, and is dropped when another signs in or the page is left', async () => {
  expect(await waitForSignIn(hour / 2)).toBe(false);
  recordSession(asha, 0);
  const saved = waitForSignIn(hour / 2);
  recordSession(asha, hour);
  expect(await saved).toBe(true);
  const lost = waitForSignIn(2 * hour);
  recordSession({ account: { id: 'ravi' }, endsInS: 3_600 }, 2 * hour);
  expect(await lost).toBe(false);
  const left = waitForSignIn(3 * hour);
  forgetSession();
  expect(await left).toBe(false);
  expect(await waitForSignIn(3 * hour)).toBe(false);
});
