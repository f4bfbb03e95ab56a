import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { DiskFault } from '../data-folder/start-error.ts';
import { toApiError } from './error-answer.ts';

const describe = (given: object, fault: DiskFault | null = null): string => {
  const request = { log: { error: () => undefined }, server: { gate: { database: { fault } } } } as unknown as FastifyRequest;
  const { code, message } = toApiError(Object.assign(new Error('x'), given), request);
  return `${code}: ${message}`;
};
// As PostgreSQL 18 reports them: on ext4 after a disk error, and where row-level security refuses a row.
const onReadOnlyDisk = { code: '42501', severity: 'ERROR', file: 'md.c', routine: 'mdextend' };
const refusedRow = { code: '42501', severity: 'ERROR', file: 'execMain.c', routine: 'ExecWithCheckOptions' };
const panic = { code: '42501', severity: 'PANIC', file: 'xlog.c', routine: 'XLogWrite' };

test('a read-only disk is not reported as a missing permission', () => {
  expect(describe(onReadOnlyDisk)).toMatch(/^disk-unwritable: The disk of the database is read-only; nothing was saved/);
  expect(describe(refusedRow)).toMatch(/^outside-scope: /);
});

test('a database that stops during a request leaves open whether anything was saved', () => {
  expect(describe(panic)).toMatch(/^unavailable: Cannot reach the database/);
  expect(describe({ code: 'ECONNRESET' }, 'read-only')).toMatch(/^unavailable: /);
});

test.each([
  ['full', 'is full'],
  ['read-only', 'is read-only'],
  ['failing', 'cannot be written'],
  ['missing', 'is missing'],
] as const)('a database stopped by its disk (%s) is reported with the reason', (fault, words) => {
  expect(describe({ code: 'ECONNREFUSED' }, fault)).toContain(`disk-unwritable: The disk of the database ${words}; nothing was saved`);
  expect(describe({ code: 'ECONNREFUSED' })).toMatch(/^unavailable: /);
});
