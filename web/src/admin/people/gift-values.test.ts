import { describe, expect, it } from 'vitest';
import { checkGift, giftOf, newGift, withKind, withRole } from './gift-values.ts';

describe('role and scope of a form', () => {
  it('starts with a scope that fits the role', () => {
    expect([newGift('plant').kind, newGift('l1').kind, newGift('admin').kind]).toEqual(['site', 'district', 'all']);
  });

  it('keeps the scope when the other role may have it, and takes its first one when not', () => {
    const pocket = giftOf('l0', { kind: 'locality', industryIds: [3, 4] });
    expect(withRole(pocket, 'imt')).toMatchObject({ kind: 'locality', industryIds: [3, 4] });
    expect(withRole(giftOf('l1', { kind: 'district', area: 'Bharuch' }), 'imt')).toMatchObject({ kind: 'district', area: 'Bharuch' });
    expect(withRole(giftOf('l1', { kind: 'district', area: 'Bharuch' }), 'l2')).toMatchObject({ kind: 'state', area: '' });
    expect(withKind(giftOf('imt', { kind: 'state', area: 'Goa' }), 'district').area).toBe('');
  });

  it('is sent only when complete', () => {
    expect(checkGift(newGift('plant'))).toBe('sites');
    expect(checkGift({ ...newGift('l1'), area: ' ' })).toBe('area');
    expect(checkGift({ ...newGift('l1'), area: ' Bharuch ' })).toEqual({ role: 'l1', scope: { kind: 'district', area: 'Bharuch' } });
    expect(checkGift({ ...newGift('plant'), industryIds: [7] })).toEqual({ role: 'plant', scope: { kind: 'site', industryIds: [7] } });
    expect(checkGift(newGift('l3'))).toEqual({ role: 'l3', scope: { kind: 'all' } });
  });
});
