import { systemRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { buildSecurityTxt } from './security-txt.ts';

const contact = 'mailto:security@plant.example';
const named = useApplication({ settings: { securityContact: contact } });
const silent = useApplication();

test('the fields of RFC 9116: contact and expiry always, the canonical address if known', () => {
  const now = new Date('2026-11-22T21:00:00Z');
  expect(buildSecurityTxt({ contact, publicUrl: 'https://hazard.example/app', now })).toBe(
    [
      `Contact: ${contact}`,
      'Expires: 2027-02-21T00:00:00Z',
      'Preferred-Languages: en, hi, gu, mr',
      'Canonical: https://hazard.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(buildSecurityTxt({ contact, publicUrl: null, now })).not.toContain('Canonical');
});

test('it is read without sign-in as text; an installation that names no contact has none', async () => {
  const answer = await named().visitor().raw('GET', '/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.payload).toContain(`Contact: ${contact}\n`);
  expect(await silent().visitor().refused(systemRoutes.securityTxt)).toMatchObject({ status: 404, code: 'not-found' });
});
