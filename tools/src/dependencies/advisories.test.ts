import { expect, test } from 'vitest';
import { parseAdvice } from './advisories.ts';

const report = (severity: string) => JSON.stringify({ auditReportVersion: 2, vulnerabilities: { left: { severity, range: '<2.0.0' } } });

test('a high or critical weakness in what a server runs on is grave, any other is reported', () => {
  expect(parseAdvice(report('critical'), true)).toEqual({ grave: ['left <2.0.0: critical'], others: [], unanswered: null });
  expect(parseAdvice(report('moderate'), true)).toEqual({ grave: [], others: ['left <2.0.0: moderate'], unanswered: null });
  expect(parseAdvice(report('high'), false).others).toEqual(['left <2.0.0: high']);
});

test('an answer without a report is no answer, and never nothing found', () => {
  const refused = { message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk', statusCode: 405 };
  expect(parseAdvice(JSON.stringify(refused), true)).toEqual({ grave: [], others: [], unanswered: '405 Method Not Allowed' });
  for (const output of ['', 'not JSON', '{}', '{"error":{"code":"ENOAUDIT"}}']) expect(parseAdvice(output, true).unanswered).not.toBeNull();
  expect(parseAdvice('{"vulnerabilities":{}}', true).unanswered).toBeNull();
});
