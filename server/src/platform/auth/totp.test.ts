import { expect, test } from 'vitest';
import { buildOtpauthUri, computeCode, createTotpSecret, findMatchingStep, stepAt, toBase32 } from './totp.ts';

/** RFC 6238, appendix B: the secret of its tests for SHA-1, and the codes of eight digits at these seconds. */
const secret = '12345678901234567890';
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

test.each(vectors)('at %i s the code is %s, as RFC 6238 prints it', async (seconds, code) => {
  expect(await computeCode(secret, stepAt(seconds * 1_000), 8)).toBe(code);
  // Six digits are the last six of eight.
  expect(await findMatchingStep(secret, code.slice(2), seconds * 1_000)).toBe(stepAt(seconds * 1_000));
});

test('a code is accepted half a minute early and late, and no longer', async () => {
  const code = '287082';
  const taken = await Promise.all([-1, 29, 59, 89, 119, 120].map((seconds) => findMatchingStep(secret, code, seconds * 1_000)));
  expect(taken).toEqual([null, 1, 1, 1, null, null]);
  expect(await findMatchingStep(secret, '28708', 59_000)).toBeNull();
});

test('a secret is written in base 32 as RFC 4648 has it, and is new each time', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const fresh = createTotpSecret();
  expect(toBase32(fresh)).toMatch(/^[A-Z2-7]{40}$/);
  expect(createTotpSecret()).not.toBe(fresh);
  const uri = new URL(buildOtpauthUri(fresh, 'asha@example.org'));
  expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    'totp',
    toBase32(fresh),
    'HazardGuard',
  ]);
});
