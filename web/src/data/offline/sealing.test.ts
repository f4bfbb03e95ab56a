import { expect, test } from 'vitest';
import { fromBase64 } from './base64.ts';
import oldVault from './old-vault.json' with { type: 'json' };
import { algorithm, importKey, keyFromTyped, openBytes, openText, sealAgain, typedIterations, unsealOuter } from './sealing.ts';

/** What a browser stored before there was a device key, with one change that waits. Its PIN: 246813. */
const [{ byPin }] = oldVault.devices as [(typeof oldVault.devices)[number]];
const old = { iv: fromBase64(byPin.iv.bytes), data: fromBase64(byPin.data.buffer).buffer };
const salt = fromBase64(byPin.salt.bytes);

const makeDeviceKey = (): Promise<CryptoKey> => crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);

test('a key of before opens with the PIN alone; sealed again it needs the device key as well, and gives the same data', async () => {
  const byPinKey = await keyFromTyped('246813', salt, byPin.iterations);
  const raw = await openBytes(byPinKey, old);
  const deviceKey = await makeDeviceKey();
  const bound = await sealAgain(deviceKey, old);
  await expect(openBytes(byPinKey, bound)).rejects.toThrow();
  await expect(unsealOuter(await makeDeviceKey(), bound)).rejects.toThrow();
  const inner = await unsealOuter(deviceKey, bound);
  await expect(openBytes(await keyFromTyped('246814', salt, byPin.iterations), inner)).rejects.toThrow();
  expect(new Uint8Array(await openBytes(byPinKey, inner))).toEqual(new Uint8Array(raw));
  const [change] = oldVault.changes as [(typeof oldVault.changes)[number]];
  const sealed = { iv: fromBase64(change.iv.bytes), data: fromBase64(change.data.buffer).buffer };
  expect(JSON.parse(await openText(await importKey(raw), sealed))).toMatchObject({ method: 'POST', address: '/api/incidents' });
});

test('new keys take no fewer rounds than those in use', () => {
  expect(typedIterations).toBeGreaterThanOrEqual(byPin.iterations);
});

test('the device key cannot be read', async () => {
  await expect(crypto.subtle.exportKey('raw', await makeDeviceKey())).rejects.toThrow('not extractable');
});
