import { describe, expect, it } from 'vitest';
import { checkAssessment, localDay } from './assessment-fields.ts';

const values = { date: '2027-01-31', name: 'Asha', phone: '0261 000000', email: 'Asha@Example.org', district: '', topics: '' };
const today = '2026-11-21';

describe('the entries of the dialog', () => {
  it('become what the contract takes; district and topics may stay empty', () => {
    expect(checkAssessment(values, today)).toEqual({
      ok: true,
      input: { date: '2027-01-31', name: 'Asha', phone: '0261 000000', email: 'asha@example.org' },
    });
    expect(checkAssessment({ ...values, topics: ' Sirens ' }, today)).toMatchObject({ ok: true, input: { topics: 'Sirens' } });
    expect(checkAssessment({ ...values, district: ' Bharuch ' }, today)).toMatchObject({ ok: true, input: { district: 'Bharuch' } });
  });

  it('are all required but the district and the topics', () => {
    const checked = checkAssessment({ date: '', name: ' ', phone: '', email: '', district: '', topics: '' }, today);
    expect(checked.ok ? [] : checked.problems.map(({ field, reason }) => [field, reason.kind])).toEqual([
      ['date', 'required'],
      ['name', 'required'],
      ['phone', 'required'],
      ['email', 'required'],
    ]);
  });

  it.each([
    [{ email: 'asha' }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ date: '2026-11-20' }, 'date'],
  ])('%j is refused', (wrong, field) => {
    const checked = checkAssessment({ ...values, ...wrong }, today);
    expect(checked.ok ? [] : checked.problems).toEqual([{ field, reason: { kind: 'invalid' } }]);
  });

  it('may be for today', () => {
    expect(checkAssessment({ ...values, date: today }, today).ok).toBe(true);
    expect(localDay(new Date(2026, 0, 5))).toBe('2026-01-05');
  });
});
