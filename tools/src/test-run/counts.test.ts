import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (value: unknown): string => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
};

test('a test program that wrote no report counts as a failure', () => {
  const missing = join(folder, 'none.json');
  expect(countVitest(missing)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(missing)).toEqual({ passed: 0, failed: 1 });
});

test('a test file that broke before its first test counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(countVitest(report({ numPassedTests: 1, numFailedTests: 1, testResults }))).toEqual({ passed: 1, failed: 2 });
});

test('a journey that passed only on its second try is counted as passed, an unexpected one as failed', () => {
  expect(countPlaywright(report({ stats: { expected: 3, unexpected: 1, flaky: 1 } }))).toEqual({ passed: 4, failed: 1 });
});
