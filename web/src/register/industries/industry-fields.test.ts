import type { Industry } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { checkIndustry } from './check-industry.ts';
import { toEntry } from './industry-fields.ts';

const stored: Industry = {
  id: 7,
  industryName: 'Narmada Chlor-Alkali',
  district: 'Bharuch',
  safetyTeamContact: '+91 2642 000000',
  latitude: 21.7051,
  longitude: 72.9959,
  publicName: 'Narmada Chlor, Plot 14',
  terrain: 'urban',
  elevationM: 560,
  sample: true,
  inventoryItems: 3,
  version: 4,
  updatedAt: '2026-11-20T10:00:00Z',
  waits: null,
};

describe('the form of an industry', () => {
  it('gives a stored row back unchanged when nothing is edited', () => {
    const entry = toEntry(stored);
    expect(entry.editing).toEqual({ id: 7, version: 4 });
    expect(checkIndustry(entry.values)).toEqual({
      ok: true,
      input: {
        industryName: 'Narmada Chlor-Alkali',
        district: 'Bharuch',
        safetyTeamContact: '+91 2642 000000',
        latitude: 21.7051,
        longitude: 72.9959,
        publicName: 'Narmada Chlor, Plot 14',
        terrain: 'urban',
        elevationM: 560,
      },
    });
  });

  it('lets a row without a position be changed, and be placed later', () => {
    const unplaced = toEntry({ ...stored, latitude: null, longitude: null }).values;
    expect(checkIndustry({ ...unplaced, district: 'Surat' })).toMatchObject({
      ok: true,
      input: { district: 'Surat', latitude: null, longitude: null },
    });
    expect(checkIndustry({ ...unplaced, latitude: '21.7', longitude: '73' })).toMatchObject({
      ok: true,
      input: { latitude: 21.7, longitude: 73 },
    });
  });

  it('asks for the other half of a position', () => {
    const checked = checkIndustry({ ...toEntry(stored).values, longitude: '' });
    expect(checked.ok ? [] : checked.problems.map(({ field, reason }) => [field, reason.kind])).toEqual([['longitude', 'invalid']]);
  });

  it('trims what is around a text and keeps markup as text', () => {
    const checked = checkIndustry({ ...toEntry(stored).values, industryName: '  <script>alert(1)</script> ' });
    expect(checked.ok ? checked.input.industryName : checked).toBe('<script>alert(1)</script>');
  });
});
