import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { isNestedDeeper } from './json-depth.ts';

const application = useApplication();

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('levels are counted without recursion', () => {
  expect(isNestedDeeper(JSON.parse(nested(5)), 5)).toBe(false);
  expect(isNestedDeeper(JSON.parse(nested(6)), 5)).toBe(true);
  expect(isNestedDeeper(JSON.parse(nested(100_000)), 1_000)).toBe(true);
  expect(isNestedDeeper('text', 0)).toBe(false);
  expect(isNestedDeeper(Readable.from(['{}']), 0)).toBe(false);
  expect(isNestedDeeper(Buffer.from('{}'), 0)).toBe(false);
});

test.each([40, 5_000, 100_000])('a body nested %d levels deep is refused with 400, signed in or not', async (levels) => {
  const body = `{"email":${nested(levels)},"password":"x"}`;
  const headers = { 'content-type': 'application/json' };
  const visitor = application().visitor();
  await visitor.raw('GET', '/api/session');
  const answer = await visitor.raw('POST', '/api/session', { body, headers });
  expect(answer.statusCode, answer.payload).toBe(400);
});
