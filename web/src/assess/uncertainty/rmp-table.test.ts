import { readFileSync } from 'node:fs';
import { findChemical } from '@hazardguard/chemicals';
import { type ChemicalCard, findRmpTableDistance, type RmpTables, rmpTables } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';

/** Five rows of EPA's reference table 1, as used by the journeys. */
const fiveRows = (): RmpTables => {
  const { $schema: _schema, ...tables } = JSON.parse(
    readFileSync(new URL('../../../../e2e/rmp-tables.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  return rmpTables.parse(tables);
};

const mileM = 1609.344;
const lbKg = 0.45359237;
const rural = { terrain: 'rural' } as const;

const buildCard = (id: string) => {
  const chemical = findChemical(id);
  if (!chemical) throw new Error(`The library has no ${id}`);
  const { v } = chemical.props.Tb ?? { v: 0 };
  return {
    casNo: chemical.cas,
    kind: chemical.kind,
    properties: [{ key: 'boiling point', value: v, unit: 'K', atK: null, sources: [], unverified: false, note: null }],
  } satisfies Pick<ChemicalCard, 'casNo' | 'kind' | 'properties'>;
};
const chlorine = buildCard('chlorine');
const { casNo } = chlorine;

/** The stock that has this rate over endpoint when all of it is released in ten minutes. */
const toStockKg = (rateOverEndpoint: number): number => rateOverEndpoint * 0.0087 * 10 * lbKg;
const neutral = (rateOverEndpoint: number) => {
  const found = findRmpTableDistance(fiveRows(), chlorine, { quantityKg: toStockKg(rateOverEndpoint), site: rural });
  if (typeof found === 'string') throw new Error(found);
  return { ...found, miles: found.distanceM / mileM };
};

describe('the table for a neutrally buoyant gas', () => {
  it.each([
    [37, 0.2],
    [180, 0.4],
    [760, 1],
    [2000, 1.6],
    [5100, 2.6],
  ])('has its row up to a rate over endpoint of %d: %d miles (EPA 550-B-99-009, reference table 1)', (upTo, miles) => {
    expect(neutral(upTo * 0.999)).toMatchObject({ number: 1, terrain: 'rural', endpointMgL: 0.0087, orMore: false });
    expect(neutral(upTo * 0.999).miles).toBeCloseTo(miles);
  });

  it('is read conservatively between rows, has its smallest distance below them, and “or more” beyond them', () => {
    expect(neutral(38).miles).toBeCloseTo(0.4);
    expect(neutral(0.001)).toMatchObject({ orMore: false });
    expect(neutral(0.001).miles).toBeCloseTo(0.2);
    expect(neutral(5101)).toMatchObject({ orMore: true });
    expect(neutral(5101).miles).toBeCloseTo(2.6);
  });
});

/** The figures below come from no guidance. */
const buildTables = (tables: RmpTables['tables'], gas: 'neutral' | 'dense' = 'dense', endpointMgL = 0.15): RmpTables => ({
  source: 'A test',
  edition: '1',
  substances: [{ cas: casNo, endpointMgL, gas }],
  tables,
});
const dense: RmpTables['tables'][number] = {
  kind: 'dense',
  number: 5,
  terrain: 'rural',
  minutes: 10,
  endpointsMgL: [0.1, 0.2, 0.4],
  rows: [
    { lbPerMin: 10, miles: [3, 2, 1] },
    { lbPerMin: 20, miles: ['>25', 20, 10] },
  ],
};
const own = (number: number, miles: number): RmpTables['tables'][number] => ({
  kind: 'substance',
  number,
  cas: casNo,
  terrain: 'rural',
  rows: [{ lbPerMin: 100, miles }],
});
const read = (tables: RmpTables, lbPerMin: number, site: Parameters<typeof findRmpTableDistance>[2]['site'] = rural) => {
  const found = findRmpTableDistance(tables, chlorine, { quantityKg: lbPerMin * 10 * lbKg * 0.9999, site });
  return typeof found === 'string' ? found : { number: found.number, miles: Math.round(found.distanceM / mileM), orMore: found.orMore };
};

describe('the table for a dense gas', () => {
  it('is read at the greater rate and the smaller endpoint', () => {
    expect(read(buildTables([dense], 'dense', 0.2), 10)).toEqual({ number: 5, miles: 2, orMore: false });
    expect(read(buildTables([dense], 'dense', 0.15), 10)).toEqual({ number: 5, miles: 3, orMore: false });
    expect(read(buildTables([dense], 'dense', 0.3), 11)).toEqual({ number: 5, miles: 20, orMore: false });
    expect(read(buildTables([dense], 'dense', 9), 10)).toEqual({ number: 5, miles: 1, orMore: false });
  });

  it('has “or more” where it prints so, beyond its rows, and below its smallest endpoint', () => {
    expect(read(buildTables([dense], 'dense', 0.1), 20)).toEqual({ number: 5, miles: 25, orMore: true });
    expect(read(buildTables([dense], 'dense', 0.4), 21)).toEqual({ number: 5, miles: 10, orMore: true });
    expect(read(buildTables([dense], 'dense', 0.05), 10)).toEqual({ number: 5, miles: 3, orMore: true });
  });
});

describe('the choice of a table', () => {
  it('prefers the substance’s own table to the general one, and of several the one that reaches farthest', () => {
    expect(read(buildTables([dense, own(11, 7)]), 10)).toEqual({ number: 11, miles: 7, orMore: false });
    expect(read(buildTables([dense, own(9, 4), own(10, 8)]), 10)).toEqual({ number: 10, miles: 8, orMore: false });
    expect(read(buildTables([{ ...dense, terrain: 'urban' }, own(11, 7)]), 10, { terrain: 'urban' })).toBe('lacking');
    const { tables } = buildTables([own(11, 7)]);
    expect(read({ ...buildTables([]), substances: [], tables }, 10)).toEqual({ number: 11, miles: 7, orMore: false });
  });

  it('takes the one for ten minutes and this terrain: a given roughness length has priority over the terrain', () => {
    const urban = { ...dense, number: 7, terrain: 'urban', rows: [{ lbPerMin: 10, miles: [1, 1, 1] }] } as const;
    const both = buildTables([{ ...dense, number: 6, minutes: 60 }, dense, urban as unknown as RmpTables['tables'][number]]);
    expect(read(both, 10)).toMatchObject({ number: 5 });
    expect(read(both, 10, { terrain: 'water' })).toMatchObject({ number: 5 });
    expect(read(both, 10, { terrain: 'urban' })).toMatchObject({ number: 7 });
    expect(read(both, 10, { terrain: 'rural', roughnessM: 0.2 })).toMatchObject({ number: 7 });
    expect(read(both, 10, { terrain: 'urban', roughnessM: 0.1 })).toMatchObject({ number: 5 });
    expect(read(buildTables([{ ...dense, minutes: 60 }]), 10)).toBe('lacking');
    expect(read(buildTables([dense]), 10, { terrain: 'urban' })).toBe('lacking');
  });
});

describe('the limits of the tables', () => {
  const facts = { quantityKg: 900, site: rural };

  it('are reported: no tables, or a chemical that is not listed', () => {
    expect(findRmpTableDistance(null, chlorine, facts)).toBe('noTable');
    expect(findRmpTableDistance(fiveRows(), buildCard('ammonia'), facts)).toBe('unlisted');
  });

  it('include evaporation of a liquid or a solution: bromine boils at 59 °C', () => {
    const bromine = buildCard('bromine');
    const listed = { ...buildTables([dense]), substances: [{ cas: bromine.casNo, endpointMgL: 0.1, gas: 'dense' as const }] };
    expect(findRmpTableDistance(listed, bromine, facts)).toBe('liquid');
    expect(findRmpTableDistance(listed, buildCard('oleum'), facts)).toBe('liquid');
  });
});
