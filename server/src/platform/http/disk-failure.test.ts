import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { DiskFault } from '../data-folder/start-error.ts';
import { toApiError } from './error-answer.ts';

const told = (given: object, fault: DiskFault | null = null): string => {
  const request = { log: { error: () => undefined }, server: { gate: { database: { fault } } } } as unknown as FastifyRequest;
  const { code, message } = toApiError(Object.assign(new Error('x'), given), request);
  return `${code}: ${message}`;
};
// As PostgreSQL 18 sends them: on ext4 after an error of the disk, and where row-level security refuses a row.
const onReadOnlyDisk = { code: '42501', severity: 'ERROR', file: 'md.c', routine: 'mdextend' };
const refusedRow = { code: '42501', severity: 'ERROR', file: 'execMain.c', routine: 'ExecWithCheckOptions' };
const panic = { code: '42501', severity: 'PANIC', file: 'xlog.c', routine: 'XLogWrite' };

test('a disk that can only be read is not told as a missing right', () => {
  expect(told(onReadOnlyDisk)).toMatch(/^disk-unwritable: The disk of the database can only be read; nothing was entered/);
  expect(told(refusedRow)).toMatch(/^outside-scope: /);
});

test('a database that goes down in the middle says nothing of what was entered', () => {
  expect(told(panic)).toMatch(/^unavailable: The database cannot be reached just now/);
  expect(told({ code: 'ECONNRESET' }, 'read-only')).toMatch(/^unavailable: /);
});

test.each([
  ['full', 'is full'],
  ['read-only', 'can only be read'],
  ['failing', 'cannot be written'],
  ['missing', 'is not there'],
] as const)('one that a disk keeps from running (%s) is told with its reason', (fault, words) => {
  expect(told({ code: 'ECONNREFUSED' }, fault)).toContain(`disk-unwritable: The disk of the database ${words}; nothing was entered`);
  expect(told({ code: 'ECONNREFUSED' })).toMatch(/^unavailable: /);
});
