import { describe, expect, it } from 'vitest';
import { riskFacts } from './index.ts';

const { leak, isolation, ignition, criteria, sources, vulnerability } = riskFacts;

describe('the facts of risk', () => {
  it.each([
    ['manualValve', 'large', 5, 5.3e-6],
    ['flange', 'rupture', 2, 1.3e-6],
    ['processPressureVessel', 'large', 1, 2.5e-5],
    ['centrifugalPump', 'rupture', 1, 4e-6],
  ] as const)('hold IOGP 434-01: %s, %s hole, column %d: %d a year', (kind, band, column, published) => {
    expect(leak.iogp434.equipment[kind]?.perYear[band][column]).toBe(published);
  });

  it('give every kind of equipment as many frequencies as it has sizes', () => {
    for (const { diameterMm, connectionMm, perYear } of Object.values(leak.iogp434.equipment))
      for (const column of Object.values(perYear)) expect(column).toHaveLength((diameterMm ?? connectionMm)?.length ?? -1);
    for (const kinds of Object.values(leak.hyram.fuels)) for (const pairs of Object.values(kinds)) expect(pairs).toHaveLength(5);
  });

  it('hold the ignition and vulnerability of CPR 18E', () => {
    expect(ignition.cpr18e.immediate['reactive-gas']).toEqual([0.2, 0.5, 0.7]);
    expect(ignition.explosionOfDelayed.v).toBe(0.4);
    expect(vulnerability.heat).toMatchObject({ lethalKwM2: 35, exposureCapS: 20, outdoorsFactor: 0.14 });
    expect(vulnerability.indoors).toMatchObject({ day: 0.93, night: 0.99 });
  });

  it('hold the detection credit of HyRAM+: one isolation in ten fails', () => {
    expect(isolation).toMatchObject({ source: 'hyram-qra', failureOnDemand: 0.1 });
  });

  it('name an opened source, or are marked unverified', () => {
    const unmarked = (value: unknown): boolean => {
      if (value === null || typeof value !== 'object') return false;
      const { source, s, status } = value as { source?: string; s?: string; status?: string };
      const key = source ?? s;
      if (key !== undefined && !(key in sources)) return true;
      if (key === 'memory' && status !== 'unverified') return true;
      return Object.values(value).some(unmarked);
    };
    expect(unmarked({ leak, isolation, ignition, vulnerability, criteria })).toBe(false);
    expect(unmarked({ source: 'memory' })).toBe(true);
  });
});
