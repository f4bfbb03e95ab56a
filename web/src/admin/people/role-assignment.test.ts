import { describe, expect, it } from 'vitest';
import { checkAssignment, newAssignment, toAssignment, withKind, withRole } from './role-assignment.ts';

describe('role and scope of a form', () => {
  it('starts with a scope that fits the role', () => {
    expect([newAssignment('plant').kind, newAssignment('l1').kind, newAssignment('admin').kind]).toEqual(['site', 'district', 'all']);
  });

  it('keeps the scope when the other role may have it, and takes its first one when not', () => {
    const pocket = toAssignment('l0', { kind: 'locality', industryIds: [3, 4] });
    expect(withRole(pocket, 'imt')).toMatchObject({ kind: 'locality', industryIds: [3, 4] });
    expect(withRole(toAssignment('l1', { kind: 'district', area: 'Bharuch' }), 'imt')).toMatchObject({ kind: 'district', area: 'Bharuch' });
    expect(withRole(toAssignment('l1', { kind: 'district', area: 'Bharuch' }), 'l2')).toMatchObject({ kind: 'state', area: '' });
    expect(withKind(toAssignment('imt', { kind: 'state', area: 'Goa' }), 'district').area).toBe('');
  });

  it('is sent only when complete', () => {
    expect(checkAssignment(newAssignment('plant'))).toBe('sites');
    expect(checkAssignment({ ...newAssignment('l1'), area: ' ' })).toBe('area');
    expect(checkAssignment({ ...newAssignment('l1'), area: ' Bharuch ' })).toEqual({
      role: 'l1',
      scope: { kind: 'district', area: 'Bharuch' },
    });
    expect(checkAssignment({ ...newAssignment('plant'), industryIds: [7] })).toEqual({
      role: 'plant',
      scope: { kind: 'site', industryIds: [7] },
    });
    expect(checkAssignment(newAssignment('l3'))).toEqual({ role: 'l3', scope: { kind: 'all' } });
  });
});
