import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { findEmergency } from '@hazardguard/chemicals/facts';
import { type ChemicalCard, computeDisagreement, computeRmpBlastM, findErgDistance } from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import { checkScenario, emptyReceptors, run } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';

/** The guide's tables of a chemical, as on its card. */
const buildCard = (id: string, densityKgM3: number): Parameters<typeof findErgDistance>[0] => {
  const { table1, table3 } = findEmergency(id);
  const origin = { sources: ['erg2024'], unverified: false, note: null };
  const spill = (of: { isolateM: number; dayKm: number; nightKm: number; dayOrMore?: boolean; nightOrMore?: boolean }) => ({
    ...of,
    dayOrMore: of.dayOrMore ?? false,
    nightOrMore: of.nightOrMore ?? false,
  });
  const wind = (of: { km: number; orMore?: boolean }) => ({ km: of.km, orMore: of.orMore ?? false });
  const winds = (of: Record<'low' | 'moderate' | 'high', { km: number; orMore?: boolean }>) => ({
    low: wind(of.low),
    moderate: wind(of.moderate),
    high: wind(of.high),
  });
  return {
    distances: table1
      ? {
          rows: table1.rows.map(({ un, label, small, large }) => ({
            un,
            label: label ?? null,
            small: spill(small),
            large: large === 'table3' ? null : spill(large),
          })),
          ...origin,
        }
      : null,
    largeSpills: table3
      ? {
          rows: table3.v.map(({ container, isolateM, day, night }) => ({ container, isolateM, day: winds(day), night: winds(night) })),
          ...origin,
        }
      : null,
    properties: [{ key: 'liquid density', value: densityKgM3, unit: 'kg/m3', atK: null, ...origin }] as ChemicalCard['properties'],
  };
};

describe('the distance of the Emergency Response Guidebook', () => {
  const chlorine = buildCard('chlorine', 1394);

  it('is that of Table 1 up to a drum: chlorine 0.3 km by day and 1.5 km by night', () => {
    const small = { quantityKg: 200, windSpeedMs: 3, vessels: null };
    expect(findErgDistance(chlorine, { ...small, isDay: true })).toMatchObject({ distanceM: 300, spill: 'small', container: null });
    expect(findErgDistance(chlorine, { ...small, isDay: false })).toMatchObject({ distanceM: 1500, spill: 'small' });
  });

  it('is that of Table 3 above, by container and wind: a ton container by night in light wind 2.4 km, a rail car 11.3 km or more', () => {
    expect(findErgDistance(chlorine, { quantityKg: 900, isDay: false, windSpeedMs: 2, vessels: null })).toMatchObject({
      distanceM: 2400,
      orMore: false,
      container: 'multiple small cylinders or single ton cylinder',
    });
    // Sixty tonners of which one leaks are no rail car; all of them are several ton cylinders.
    const tonners = (count: number) =>
      findErgDistance(chlorine, { quantityKg: 54_000, isDay: false, windSpeedMs: 2, vessels: { kind: 'tonner', count } });
    expect(tonners(1)?.container).toMatch(/single ton/);
    expect(tonners(60)?.container).toMatch(/multiple ton/);
    expect(findErgDistance(chlorine, { quantityKg: 80_000, isDay: false, windSpeedMs: 2, vessels: null })).toMatchObject({
      distanceM: 11_300,
      orMore: true,
      container: 'rail tank car',
    });
    expect(findErgDistance(chlorine, { quantityKg: 80_000, isDay: true, windSpeedMs: 6, vessels: null })).toMatchObject({
      distanceM: 5100,
    });
  });

  it('does not exist for a chemical that the guide does not list', () => {
    expect(findErgDistance(buildCard('toluene', 867), { quantityKg: 900, isDay: true, windSpeedMs: 3, vessels: null })).toBeUndefined();
  });
});

it('the rule’s 1 psi distance is within a tenth of this engine’s TNT curve', () => {
  const propane = findChemical('propane');
  if (!propane) throw new Error('the library has no propane');
  const heat = propane.props.Hcomb?.v ?? Number.NaN;
  const checked = checkScenario(
    {
      chemical: 'propane',
      hazard: 'explosion',
      quantityKg: 10_000,
      tntYield: 0.1,
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' },
      site: { latitude: 21.7, longitude: 72.6 },
    },
    toSubstance(propane),
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  const { zones } = run(checked.scenario, emptyReceptors);
  const own = zones.find(({ level }) => level.id === 'BLAST-1PSI')?.reachM ?? Number.NaN;
  expect(computeRmpBlastM(10_000, heat) / own).toBeGreaterThan(0.9);
  expect(computeRmpBlastM(10_000, heat) / own).toBeLessThan(1.1);
});

describe('a disagreement', () => {
  const zone = (reachM: number, status: Zone['status'] = 'reached') => ({ reachM, status }) as Zone;

  it('is more than a factor of two, either way', () => {
    expect(computeDisagreement(zone(1900), { distanceM: 1000, orMore: false })).toBeNull();
    expect(computeDisagreement(zone(2100), { distanceM: 1000, orMore: false })).toBeCloseTo(2.1);
    expect(computeDisagreement(zone(400), { distanceM: 1000, orMore: false })).toBeCloseTo(0.4);
  });

  it('is not stated when either distance is only a lower bound', () => {
    expect(computeDisagreement(zone(9000), { distanceM: 3000, orMore: true })).toBe('open');
    expect(computeDisagreement(zone(4000, 'beyond-range'), { distanceM: 10_000, orMore: false })).toBe('open');
    expect(computeDisagreement(zone(4000), { distanceM: 3000, orMore: true })).toBeNull();
    expect(computeDisagreement(zone(400), { distanceM: 3000, orMore: true })).toBeCloseTo(0.13);
  });
});
