import { hashPassword as formerHash } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashPassword, isWeaker, matchesHash } from './password-hash.ts';

const password = 'correct horse battery';

test('a hash names its cost, is salted, and accepts only its own password', async () => {
  const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await matchesHash({ hash: one, password })).toBe(true);
  expect(await matchesHash({ hash: one, password: `${password}!` })).toBe(false);
  expect(isWeaker(one)).toBe(false);
});

test('hashes of lower cost and of the auth library are accepted and marked for rehashing', async () => {
  // RFC 7914 §12: scrypt("pleaseletmein", "SodiumChloride", N 16384, r 8, p 1), its first 32 octets.
  const key = Buffer.from('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2', 'hex').toString('base64url');
  const hash = `$scrypt$ln=14,r=8,p=1$${Buffer.from('SodiumChloride').toString('base64url')}$${key}`;
  expect(await matchesHash({ hash, password: 'pleaseletmein' })).toBe(true);
  expect(isWeaker(hash)).toBe(true);
  const former = await formerHash(password);
  expect(await matchesHash({ hash: former, password })).toBe(true);
  expect(await matchesHash({ hash: former, password: 'not the password' })).toBe(false);
  expect(isWeaker(former)).toBe(true);
});

test('Unicode forms of the same letter count as equal', async () => {
  expect(
    await matchesHash({ hash: await hashPassword('caf\u00e9 caf\u00e9 caf\u00e9'), password: 'cafe\u0301 cafe\u0301 cafe\u0301' }),
  ).toBe(true);
});
