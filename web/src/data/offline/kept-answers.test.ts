import { expect, test } from 'vitest';
import type { Device } from './database.ts';
import { mayKeep } from './kept-answers.ts';

const way = { salt: new Uint8Array(32), iv: new Uint8Array(12), data: new ArrayBuffer(0), isBound: true };
const open: Device = {
  personId: 'p',
  personName: 'Asha',
  id: 'd',
  byServer: way,
  contactAtMs: 0,
  limitBytes: 1,
  passkey: null,
  typed: null,
  isKeyLost: false,
};
const pin = { ...way, kind: 'pin' as const, iterations: 1, failures: 0, triedAtMs: 0 };

test('telephone numbers are kept only where a passkey, passphrase or PIN opens the device', () => {
  const list = '/api/industries/12/call-list';
  expect(mayKeep(list, undefined)).toBe(false);
  expect(mayKeep(list, open)).toBe(false);
  expect(mayKeep(list, { ...open, typed: pin })).toBe(true);
  expect(mayKeep(list, { ...open, typed: { ...pin, kind: 'passphrase' } })).toBe(true);
  expect(mayKeep(list, { ...open, passkey: { ...way, credential: new Uint8Array(1) } })).toBe(true);
  // The device key is gone: nothing opens without the server.
  expect(mayKeep(list, { ...open, typed: pin, isKeyLost: true })).toBe(false);
  expect(mayKeep('/api/industries/12', open)).toBe(true);
  expect(mayKeep('/api/audit', { ...open, typed: pin })).toBe(false);
});
