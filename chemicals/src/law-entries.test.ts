import { describe, expect, it } from 'vitest';
import { findProcessEntry, findStorageEntry } from './facts.ts';
import { type Chemical, chemicals, findChemical } from './index.ts';
import { findFlammableClass } from './law-entries.ts';

const known = (id: string): Chemical => {
  const chemical = findChemical(id);
  if (!chemical) throw new Error(`${id} is not in the library`);
  return chemical;
};

describe('the flammable class of the MSIHC Rules', () => {
  // Flash and boiling points of CHRIS and of the CRC handbook, classes by the limits of rule 137, CMVR 1989.
  it.each([
    ['acetaldehyde', 'extremely'], // flashes at -38 °C, boils at 21 °C
    ['benzene', 'veryHighly'], // -11 °C, 80 °C
    ['styrene', 'highly'], // 30 °C
    ['aniline', 'flammable'], // 75 °C
    ['tdi-2,4', 'none'], // 116 °C
    ['carbon-monoxide', 'gas'], // from 10.9 %
    ['ammonia', 'gas'], // 15 to 28 %: a range of 13 points
    ['chlorine', 'none'],
    ['gasoline', 'veryHighly'],
    ['kerosene', 'highly'],
  ])('of %s is %s', (id, expected) => {
    expect(findFlammableClass(known(id))).toBe(expected);
  });

  it('stays open without a flash point', () => {
    const { flammability: _, ...bare } = known('benzene');
    expect(findFlammableClass(bare)).toBeUndefined();
    expect(findStorageEntry(bare)).toBe('open');
  });
});

describe('a chemical in Schedules 2 and 3', () => {
  it('has its own entry before its flammable class', () => {
    expect(findStorageEntry(known('hydrogen-cyanide'))).toMatchObject({ lowerT: 5, upperT: 50 });
    expect(findProcessEntry(known('hydrogen-cyanide'))).toMatchObject({ lowerT: 5, upperT: 20 });
    expect(findProcessEntry(known('ammonia'))).toMatchObject({ lowerT: 50, upperT: 500 });
  });

  it('is never decided to have no entry while it burns or is acutely toxic', () => {
    const none = chemicals.filter((chemical) => findStorageEntry(chemical) === 'none');
    expect(none.length).toBeGreaterThan(5);
    for (const { flammability, hazard } of none) {
      expect(flammability?.flashPoint?.v ?? 1000).toBeGreaterThanOrEqual(363.15);
      expect(hazard.ghs?.hCodes.some((code) => /^H3[0-3][01]/u.test(code))).toBe(false);
    }
  });
});
