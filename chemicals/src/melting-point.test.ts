import { describe, expect, it, test } from 'vitest';
import data from '../data/melting-point-readings.json' with { type: 'json' };
import { chemicals } from './index.ts';

type Source = 'crc' | 'aloha' | 'chris';
const readings = data.readings as Readonly<Record<string, Partial<Record<Source, number>>>>;
const conflicts: readonly { readonly id: string; readonly s: string; readonly why: string }[] = data.conflicts;

/** Readings of other sources that differ from the library, as 'id source'. */
const different = chemicals.flatMap(({ id, props }) =>
  Object.entries(readings[id] ?? {}).flatMap(([source, value]) =>
    props.Tm !== undefined && Math.abs(value - props.Tm.v) > data.toleranceK ? [`${id} ${source}`] : [],
  ),
);

describe('melting points', () => {
  test('of all chemicals equal those of CRC, ALOHA and CHRIS, but for the listed conflicts, which say why', () => {
    expect(different.toSorted()).toEqual(conflicts.map(({ id, s }) => `${id} ${s}`).toSorted());
    for (const { why } of conflicts) expect(why.length).toBeGreaterThan(20);
  });

  test('each has a second source that agrees, but for two', () => {
    const alone = chemicals.filter(
      ({ id, props: { Tm } }) =>
        Tm !== undefined && !Object.values(readings[id] ?? {}).some((value) => Math.abs(value - Tm.v) <= data.toleranceK),
    );
    // Methyl chloroformate (-61 °C) and LNG are far below any store; of diesel each fuel has its own.
    expect(alone.map(({ id }) => id)).toEqual(['methyl-chloroformate', 'diesel', 'lng']);
  });

  // CRC Handbook of Chemistry and Physics.
  it.each([
    ['phosphorus-yellow', 317.3],
    ['hydrogen-peroxide', 272.72],
    ['sulfur-trioxide', 289.95],
    ['sulfuric-acid', 283.46],
    ['phosgene', 145.37],
    ['methyl-isocyanate', 228.15],
    ['isobutane', 113.55],
  ])('%s melts at %d K', (id, kelvin) => {
    expect(chemicals.find((chemical) => chemical.id === id)?.props.Tm?.v).toBe(kelvin);
  });
});
