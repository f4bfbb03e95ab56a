import type { Stakeholder } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { checkStakeholder } from './check-stakeholder.ts';
import { toEntry } from './stakeholder-fields.ts';

const stored: Stakeholder = {
  id: 3,
  externalId: 'id-1795243539123456',
  group: 'central_core_team',
  personId: 9,
  name: 'Asha Patel',
  designation: 'Additional Collector',
  department: 'Revenue',
  role: 'Chair',
  contactNumber: '+91 98250 12345',
  emailAddress: 'asha.patel@example.org',
  address: 'Bharuch',
  otherNumber: '02642 220000',
  language: 'gu',
  contactNumberProvedAt: null,
  emailAddressProvedAt: null,
  onDutyUntil: null,
  groups: ['central_core_team'],
  sample: false,
  version: 4,
  updatedAt: '2026-11-20T10:00:00Z',
};
const problems = (group: Stakeholder['group'], change: Partial<Stakeholder>) => {
  const checked = checkStakeholder(group, toEntry({ ...stored, ...change }).values);
  return checked.ok ? [] : checked.problems.map(({ field, reason }) => `${field} ${reason.kind}`);
};

describe('the form of a stakeholder', () => {
  it('gives a stored row back unchanged when nothing is edited', () => {
    const { editing, values } = toEntry(stored);
    expect(editing).toEqual({ id: 3, version: 4 });
    expect(checkStakeholder('central_core_team', values)).toEqual({ ok: true, input: values });
  });

  it('takes a person without a second number and a language; a wrong number is named', () => {
    const { values } = toEntry({ ...stored, otherNumber: null, language: null });
    expect(checkStakeholder('l1auth', values)).toMatchObject({ ok: true, input: { otherNumber: null, language: null } });
    expect(problems('l1auth', { otherNumber: 'ring' })).toEqual(['otherNumber invalid']);
  });

  it('asks for the department in the core team only', () => {
    expect(problems('central_core_team', { department: null })).toEqual(['department required']);
    expect(problems('l0auth', { department: null })).toEqual([]);
  });

  it('names every empty field in the order of the form, and a contact that is none', () => {
    expect(problems('l0auth', { address: ' ', name: '', contactNumber: 'ring', emailAddress: 'a@b' })).toEqual([
      'name required',
      'contactNumber invalid',
      'emailAddress invalid',
      'address required',
    ]);
  });
});
