import { describe, expect, test } from 'vitest';
import { type ReleasableStock, releaseFromStock } from './release-from-stock.ts';
import { findSiteAirKpa } from './site-air.ts';
import { toAbsoluteKpa, unknownVessels } from './stock-vessels.ts';

const stock = (own: Partial<ReleasableStock>): ReleasableStock => ({
  ...unknownVessels,
  quantity: 54,
  unit: 't',
  quantityKg: 54_000,
  liquidKgM3: 1398,
  airKpa: null,
  form: { kind: 'pure', soluteKg: 54_000 },
  ...own,
});
const tonners = { vesselCount: 60, vesselContent: 900, vesselContentUnit: 'kg', vesselKind: 'tonner' } as const;

describe('the release of a stock', () => {
  test('is one of its vessels, unless all of it is asked for', () => {
    const one = releaseFromStock(stock(tonners));
    expect(one).toMatchObject({ quantityKg: 900, vessels: 60, assumed: ['usual-size'] });
    // 0.76 m × 2.08 m hold 0.94 m³; 900 kg of liquid chlorine need 0.64 m³.
    expect(one.storage).toEqual({ vesselShape: 'horizontal-cylinder', vesselDiameterM: 0.76, vesselLengthM: 2.08 });
    expect(releaseFromStock(stock(tonners), 'stock')).toMatchObject({
      quantityKg: 54_000,
      storage: {},
      assumed: [],
    });
  });

  test.each([
    ['12 t in 12 of unknown content', { quantity: 12, quantityKg: 12_000, vesselCount: 12 }, 1000, []],
    ['no vessels on record', {}, 54_000, ['one-vessel']],
    ['vessels that do not add up', { ...tonners, vesselCount: 30 }, 54_000, ['not-the-sum']],
    ['tonners of unknown number', { vesselKind: 'tonner', liquidKgM3: null }, 900, ['usual-content']],
    [
      'a volume',
      { quantity: 150, unit: 'm3', quantityKg: 131_000, vesselCount: 3, vesselContent: 50_000, vesselContentUnit: 'L' },
      131_000 / 3,
      [],
    ],
    ['rounded labels', { ...tonners, vesselContent: 907, liquidKgM3: null }, 907, []],
  ] as const)('%s', (_what, own, kg, assumed) => {
    const found = releaseFromStock(stock(own));
    expect(found.quantityKg).toBeCloseTo(kg, 6);
    expect(found.assumed).toEqual(assumed);
  });

  test('of a solution the chemical in one vessel comes out, where its share is known; size and content are those of the solution', () => {
    const drums = {
      quantity: 15,
      quantityKg: 15_000,
      liquidKgM3: 1149,
      vesselCount: 60,
      vesselContent: 250,
      vesselContentUnit: 'kg',
    } as const;
    const acid = stock({ ...drums, vesselKind: 'drum', form: { kind: 'solution', soluteKg: 4500 } });
    expect(releaseFromStock(acid)).toMatchObject({ quantityKg: 75, contentKg: 250, vessels: 60 });
    expect(releaseFromStock(acid, 'stock')).toMatchObject({ quantityKg: 4500, contentKg: 15_000 });
    const unknown = { ...acid, form: { kind: 'unclear', soluteKg: null } } as const;
    expect(releaseFromStock(unknown)).toMatchObject({ quantityKg: 250, contentKg: 250 });
    // 230 kg of the solution are 200 L, which a drum holds; 250 kg are 218 L.
    expect(releaseFromStock({ ...acid, vesselContent: 230, quantity: 13.8, quantityKg: 13_800 }).storage).toHaveProperty(
      'vesselDiameterM',
      0.57,
    );
  });

  test.each(['solution', 'unclear'] as const)('of a %s the pressure and phase are not those of the pure chemical, and said so', (kind) => {
    const form = { kind, soluteKg: 4500 } as const;
    const open = { storagePressure: 0, storagePressureUnit: 'bar', storagePressureKind: 'gauge', storedPhase: 'liquid' } as const;
    for (const own of [open, { ...open, storagePressureKind: null }, { ...open, storagePressure: 3, storedPhase: 'gas' as const }]) {
      const found = releaseFromStock(stock({ ...own, form, storageTemperatureC: 30, vesselCount: 1 }));
      // The tank is as warm as it is, whatever it holds.
      expect(found.storage).toEqual({ temperatureC: 30 });
      expect(found.assumed).toEqual(['state-of-solution']);
    }
    expect(releaseFromStock(stock({ form, vesselCount: 1 })).assumed).toEqual([]);
    // 3 bar on the gauge of a pure stock: 300 + 101.325 kPa.
    expect(releaseFromStock(stock({ ...open, storagePressure: 3 })).storage.pressureKpa).toBeCloseTo(401.325, 6);
  });

  test('a mass that is not known stays so', () => {
    expect(releaseFromStock(stock({ ...tonners, quantityKg: null })).quantityKg).toBeNull();
  });

  test('a gauge counts from the air; a pressure of unknown kind is not used, and said so', () => {
    const gauge = { storagePressure: 679, storagePressureUnit: 'kPa', storagePressureKind: 'gauge' } as const;
    const seaLevel = releaseFromStock(stock(gauge));
    expect(seaLevel.storage.pressureKpa).toBeCloseTo(780.3, 1);
    expect(seaLevel.assumed).toContain('sea-level-air');
    const high = releaseFromStock(stock({ ...gauge, airKpa: 90 }));
    expect(high.storage.pressureKpa).toBeCloseTo(769, 6);
    expect([high.airKpa, high.assumed]).toEqual([90, ['one-vessel']]);
    // An absolute pressure needs no air.
    expect(releaseFromStock(stock({ ...gauge, storagePressureKind: 'absolute' })).assumed).not.toContain('sea-level-air');
    const unsaid = releaseFromStock(stock({ ...gauge, storagePressureKind: null }));
    expect(unsaid.storage).not.toHaveProperty('pressureKpa');
    expect(unsaid.assumed).toContain('no-pressure-kind');
    // NIST SP 811: 1 kgf/cm² is 98.0665 kPa, 1 psi 6.894757 kPa.
    expect(toAbsoluteKpa(7, 'kg/cm2', 'gauge', null)).toBeCloseTo(787.79, 2);
    expect(toAbsoluteKpa(100, 'psi', 'absolute', null)).toBeCloseTo(689.48, 2);
    expect(toAbsoluteKpa(6.9, 'bar', 'absolute', 80)).toBeCloseTo(690, 9);
  });

  // ISO 2533, table of pressures: 89.875 kPa at 1,000 m, 79.495 kPa at 2,000 m, 61.640 kPa at 4,000 m.
  test.each([
    [0, 101.325],
    [1000, 89.875],
    [2000, 79.495],
    [4000, 61.64],
  ])('the air at %d m is that of the standard atmosphere', (elevationM, kPa) => {
    expect(findSiteAirKpa(elevationM)).toBeCloseTo(kPa, 1);
  });

  test('the air of a site of unknown elevation is not known', () => {
    expect(findSiteAirKpa(null)).toBeNull();
  });

  test('a size that does not hold the content is not assumed; one that is given counts', () => {
    expect(releaseFromStock(stock({ ...tonners, vesselCount: 6, vesselContent: 9000 })).storage).toEqual({});
    const sphere = releaseFromStock(stock({ vesselCount: 1, vesselKind: 'sphere', vesselVolumeM3: 1500 }));
    expect(sphere.storage.vesselShape).toBe('sphere');
    expect(sphere.storage.vesselDiameterM).toBeCloseTo(14.2, 1);
    const bullet = { vesselCount: 2, vesselKind: 'bullet', vesselDiameterM: 2.4, vesselVolumeM3: 50 } as const;
    expect(releaseFromStock(stock(bullet)).storage.vesselLengthM).toBeCloseTo(11.05, 2);
  });
});
