import { describe, expect, it } from 'vitest';
import { findEmergency, findThresholds, reactiveGroup } from './facts.ts';
import { chemicals, sources } from './index.ts';

const sourceKeys = (value: unknown): readonly string[] => {
  if (value === null || typeof value !== 'object') return [];
  const own = 's' in value ? [value.s].flat().map(String) : [];
  return [...own, ...Object.values(value).flatMap(sourceKeys)];
};

describe('the facts of a card', () => {
  it('hold chlorine as ERG 2024 prints it: UN 1017, guide 124, 60 m and 0.3 km by day for a small spill', () => {
    const { guide, table1 } = findEmergency('chlorine');
    expect(guide).toMatchObject({ v: ['124'], s: 'erg2024' });
    expect(table1?.rows).toMatchObject([{ un: 1017, small: { isolateM: 60, dayKm: 0.3, nightKm: 1.5 }, large: 'table3' }]);
  });

  it('hold chlorine at 10 and 25 t in Seveso III, Annex I', () => {
    expect(findThresholds('chlorine').seveso3Named).toMatchObject({ lowerT: 10, upperT: 25 });
  });

  it('know every reactive group that a chemical names', () => {
    const named = chemicals.flatMap(({ hazard }) => [...(hazard.reactiveGroups?.v ?? []), ...(hazard.reactiveGroups?.special ?? [])]);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((id) => reactiveGroup(id) === undefined)).toEqual([]);
    for (const { hazard } of chemicals) {
      expect(hazard.reactiveGroups?.v.some((id) => reactiveGroup(id)?.special) ?? false).toBe(false);
      expect(hazard.reactiveGroups?.special?.every((id) => reactiveGroup(id)?.special) ?? true).toBe(true);
    }
  });

  it('give a listed source for every value, and distances that grow from small to large spills', () => {
    const used = new Set(chemicals.flatMap(({ id }) => [...sourceKeys(findEmergency(id)), ...sourceKeys(findThresholds(id))]));
    expect(used.size).toBeGreaterThan(5);
    for (const key of used) expect(sources).toHaveProperty([key]);
    for (const { small, large } of chemicals.flatMap(({ id }) => findEmergency(id).table1?.rows ?? [])) {
      if (large !== 'table3') expect(large.isolateM).toBeGreaterThanOrEqual(small.isolateM);
    }
  });

  // ERG 2024 prints these metres beside the feet of its Table 1; 700 ft has no partner there.
  it('isolate large spills as ERG 2024 prints it: 1,000 m for a rail tank car of chlorine, not 914', () => {
    expect(findEmergency('chlorine').table3?.v[0]).toMatchObject({ container: 'rail tank car', isolateM: 1000 });
    const printed = [30, 60, 100, 150, 200, 213, 300, 400, 500, 600, 800, 1000];
    for (const { isolateM } of chemicals.flatMap(({ id }) => findEmergency(id).table3?.v ?? [])) expect(printed).toContain(isolateM);
  });

  // SI 1999/743, Schedule 1, Part 2 as amended, and NISR 2000/93: names that Seveso III kept with their quantities.
  it.each([
    ['bromine', 20, 100],
    ['ethyleneimine', 10, 20],
    ['fluorine', 10, 20],
    ['formaldehyde', 5, 50],
    ['hydrogen', 5, 50],
    ['hydrogen-chloride', 25, 250],
    ['tetraethyl-lead', 5, 50],
    ['lpg', 50, 200],
    ['acetylene', 5, 50],
    ['ethylene-oxide', 5, 50],
    ['propylene-oxide', 5, 50],
    ['methanol', 500, 5000],
    ['methyl-isocyanate', 0.15, 0.15],
    ['oxygen', 200, 2000],
    ['tdi-2,4', 10, 100],
    ['phosgene', 0.3, 0.75],
    ['arsine', 0.2, 1],
    ['phosphine', 0.2, 1],
    ['sulfur-dichloride', 1, 1],
    ['sulfur-trioxide', 15, 75],
    ['ammonium-nitrate', 350, 2500],
  ])('hold %s at %d and %d t, named since Seveso II', (id, lowerT, upperT) => {
    expect(findThresholds(id).seveso3Named).toMatchObject({ lowerT, upperT });
  });

  it('say what was read of the EPA list: every name, the quantity of flammables and of chlorine, and of no other toxic gas', () => {
    const listed = chemicals.flatMap(({ id }) => {
      const { epaRmp } = findThresholds(id);
      return epaRmp ? [{ id, ...epaRmp }] : [];
    });
    expect(listed).toHaveLength(71);
    const read = listed.filter(({ s }) => ![s].flat().includes('memory'));
    expect(read.filter(({ list }) => list === 'toxic').map(({ id }) => id)).toEqual(['chlorine']);
    expect(read.filter(({ list, kg }) => list === 'flammable' && kg !== 4535.9)).toEqual([]);
    for (const { s, status } of listed) expect(status === 'unverified').toBe([s].flat().includes('memory'));
  });

  it('never put an upper threshold below the lower', () => {
    for (const { id } of chemicals) {
      const { msihc, msihcProcess, seveso3Named, seveso3Categories } = findThresholds(id);
      for (const entry of [msihc, msihcProcess, seveso3Named, ...(seveso3Categories?.v ?? [])]) {
        if (entry) expect([id, entry.upperT >= entry.lowerT]).toEqual([id, true]);
      }
    }
  });
});
