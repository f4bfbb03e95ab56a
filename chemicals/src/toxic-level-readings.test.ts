import { describe, expect, it } from 'vitest';
import data from '../data/toxic-level-readings.json' with { type: 'json' };
import { type Chemical, chemicals, findChemical, sources, toSubstance } from './index.ts';

/** One opened source's printed figures: by minutes, the levels 1 to 3 (IDLH: its one value); null where the source prints none. */
interface Reading {
  readonly s: string;
  readonly family: 'aegl' | 'erpg' | 'pac' | 'idlh';
  readonly u: string;
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
}

const readings = data.readings as unknown as Readonly<Record<string, readonly Reading[]>>;
const differences: readonly { readonly id: string; readonly s: string; readonly family: string; readonly why: string }[] = data.differences;

const known = (id: string): Chemical => {
  const chemical = findChemical(id);
  if (!chemical) throw new Error(`${id} is not in the library`);
  return chemical;
};

const grades = [1, 2, 3] as const;

/** Sources that are no table of AEGL: a title without its table, and PAC. */
const pacOnly: readonly string[] = ['memory', 'aegl-interim-2009', 'pac29-hazel'];

/** The family that answers for a reading: DOE takes its PAC from the AEGL of one hour, else from the ERPG. */
const familyFor = ({ toxicity = {} }: Chemical, family: Reading['family']): Reading['family'] => {
  if (family !== 'pac' || toxicity.pac) return family;
  return toxicity.aegl ? 'aegl' : 'erpg';
};

/** What the library holds where a reading has a figure; undefined where it holds nothing of that family and level. */
const heldAs = ({ toxicity = {} }: Chemical, family: Reading['family'], minutes: string): readonly (number | undefined)[] => {
  if (family === 'idlh') return [toxicity.idlh?.v];
  return grades.map((grade) => {
    if (family === 'aegl') return toxicity.aegl?.[`level${grade}`]?.[minutes];
    return family === 'erpg' ? toxicity.erpg?.[`erpg${grade}`] : toxicity.pac?.[`pac${grade}`];
  });
};

/** A figure of two digits is right to 5 %: mg/m³ printed beside ppm, ppm = mg/m³ × 24.45 / M. */
const isSame = (chemical: Chemical, held: number, unit: string, printed: number, printedUnit: string): boolean => {
  if (unit === printedUnit) return held === printed;
  const ppm = (printed * 24.45) / (chemical.props.molarMass?.v ?? Number.NaN);
  return unit === 'ppm' && printedUnit === 'mg/m3' && Math.abs(ppm / held - 1) < 0.05;
};

const all = Object.entries(readings).flatMap(([id, rows]) => rows.map((row) => ({ id, row })));
const isExplained = (id: string, { s, family }: Reading): boolean =>
  differences.some((one) => one.id === id && one.s === s && one.family === family);

/** Where the library and the reading disagree, in words; a level that only one of them has is no contradiction. */
const contradictions = (id: string, row: Reading): readonly string[] => {
  const chemical = known(id);
  const family = familyFor(chemical, row.family);
  const record = chemical.toxicity?.[family];
  if (record === undefined) return [];
  return Object.entries(row.values).flatMap(([minutes, printed]) =>
    heldAs(chemical, family, minutes).flatMap((held, index) => {
      const value = printed[index] ?? undefined;
      if (held === undefined || value === undefined || isSame(chemical, held, record.u, value, row.u)) return [];
      return [`${id} ${row.family} ${minutes} min: ${held} ${record.u}, but ${row.s} prints ${value} ${row.u}`];
    }),
  );
};

describe('the second readings of toxic levels', () => {
  it('agree with the library in figure and unit, or say why not', () => {
    expect(all.filter(({ id, row }) => !isExplained(id, row)).flatMap(({ id, row }) => contradictions(id, row))).toEqual([]);
    for (const { row } of all) expect(sources).toHaveProperty([row.s]);
  });

  it('explain no difference that is not there', () => {
    const idle = differences.filter(({ id, s, family }) => {
      const row = readings[id]?.find((one) => one.s === s && one.family === family);
      return row === undefined || contradictions(id, row).length === 0;
    });
    expect(idle).toEqual([]);
  });

  /** How often the row of one hour was read: in tables of AEGL, and as the PAC that DOE takes from it. */
  const aeglRows = chemicals.flatMap(({ id, toxicity }) => {
    if (!toxicity?.aegl) return [];
    const of = (family: Reading['family']): readonly string[] =>
      (readings[id] ?? []).filter((row) => row.family === family && row.values['60']).map(({ s }) => s);
    const tables = new Set([...toxicity.aegl.s, ...of('aegl')].filter((key) => !pacOnly.includes(key)));
    return [{ id, tables: tables.size, all: new Set([...tables, ...of('pac')]).size }];
  });

  it('know how many AEGL rows were read in two sources, and in one', () => {
    expect(aeglRows).toHaveLength(94);
    expect(aeglRows.filter(({ tables }) => tables >= 2)).toHaveLength(28);
    expect(aeglRows.filter(({ tables, all }) => tables < 2 && all >= 2)).toHaveLength(9);
    expect(aeglRows.filter(({ tables }) => tables === 0).map(({ id }) => id)).toEqual(['formaldehyde']);
    expect(aeglRows.filter(({ all }) => all < 2)).toHaveLength(57);
  });

  it('know the three rows whose other times were read in two sources', () => {
    const twice = chemicals.filter(({ id, toxicity }) => {
      if (toxicity?.aegl?.level3?.['10'] === undefined) return false;
      const read = (readings[id] ?? []).filter(({ family, values }) => family === 'aegl' && values['10']).map(({ s }) => s);
      return new Set([...toxicity.aegl.s, ...read].filter((key) => key !== 'aloha-pyeldqm')).size >= 2;
    });
    expect(twice.map(({ id }) => id)).toEqual(['chlorine', 'ammonia', 'hydrogen-cyanide']);
  });

  it('never hold a level from memory among those that a model uses', () => {
    const unread = chemicals.filter(({ toxicity: { aegl, erpg, pac } = {} }) =>
      [aegl, erpg, pac].some((record) => record !== undefined && record.status === undefined && [record.s].flat().includes('memory')),
    );
    expect(unread.map(({ id }) => id)).toEqual([]);
  });

  // National Response Team 2020 (AIHA's handbook of 2019) for ammonia; ALOHA and DOE Rev. 29 for furfural; ALOHA for cyanogen chloride.
  it.each([
    ['ammonia', [25, 150, 1500], 'nrt-qrg-ammonia'],
    ['furfural', [2, 10, 50], 'aloha-pyeldqm'],
    ['cyanogen-chloride', [undefined, 0.05, 4], 'aloha-pyeldqm'],
  ])('%s has the ERPG of the newer list, %j', (id, levels, source) => {
    const { erpg } = known(id).toxicity ?? {};
    expect([erpg?.erpg1, erpg?.erpg2, erpg?.erpg3]).toEqual(levels);
    const row = readings[id]?.find(({ s, family }) => s === source && family === 'erpg');
    expect(row?.values['60']?.map((value) => value ?? undefined)).toEqual(levels);
  });

  it('refuse a figure in mg/m³ that was taken for ppm', () => {
    const acid = known('allyl-alcohol');
    expect(isSame(acid, 13, 'ppm', 31, 'mg/m3')).toBe(true);
    expect(isSame(acid, 31, 'ppm', 31, 'mg/m3')).toBe(false);
    expect(isSame(acid, 13, 'ppm', 31, 'ppm')).toBe(false);
  });

  // NOAA's ALOHA library prints these five in mg/m³; ppm = mg/m³ × 24.45 / M.
  it.each([
    ['chlorosulfonic-acid', 'AEGL-3', 25, 5.25],
    ['sulfur-trioxide', 'AEGL-3', 160, 48.9],
    ['peracetic-acid', 'AEGL-3', 15, 4.82],
    ['boron-trifluoride', 'AEGL-3', 88, 31.7],
    ['tetraethyl-lead', 'PAC-3', 40, 3.02],
  ])('%s %s is %d mg/m³, %d ppm of vapour', (id, level, printed, ppm) => {
    const { toxicity } = known(id);
    const record = level.startsWith('AEGL') ? toxicity?.aegl : toxicity?.pac;
    expect(record?.u).toBe('mg/m3');
    expect(level.startsWith('AEGL') ? toxicity?.aegl?.level3?.['60'] : toxicity?.pac?.pac3).toBe(printed);
    const found = toSubstance(known(id)).toxicLevels?.find((one) => one.id === level);
    expect(found?.byExposure.at(-1)?.ppm).toBeCloseTo(ppm, ppm < 10 ? 2 : 1);
  });
});

describe('the levels of one chemical', () => {
  const hourPpm = (chemical: Chemical, id: string): number | undefined => {
    const rows = toSubstance(chemical).toxicLevels?.find((one) => one.id === id)?.byExposure ?? [];
    return rows.find(({ seconds }) => seconds === 3600)?.ppm ?? rows[0]?.ppm;
  };

  it('never carry one figure in two units', () => {
    const doubled = chemicals.filter(({ toxicity: { aegl, erpg, pac, idlh } = {} }) => {
      const printed = [
        ...[aegl?.level1, aegl?.level2, aegl?.level3].map((level) => [level?.['60'], aegl?.u] as const),
        ...[erpg?.erpg1, erpg?.erpg2, erpg?.erpg3].map((value) => [value, erpg?.u] as const),
        ...[pac?.pac1, pac?.pac2, pac?.pac3].map((value) => [value, pac?.u] as const),
        [idlh?.v, idlh?.u] as const,
      ].filter(([value]) => value !== undefined);
      return printed.some(([value, unit], index) => printed.slice(index + 1).some((other) => other[0] === value && other[1] !== unit));
    });
    expect(doubled.map(({ id }) => id)).toEqual([]);
  });

  it('take the PAC from the final 60-minute AEGL where there is one', () => {
    const wrong = chemicals.filter(({ toxicity: { aegl, pac } = {} }) => {
      if (aegl === undefined || pac === undefined) return false;
      const asAegl = grades.every((grade) => pac[`pac${grade}`] === aegl[`level${grade}`]?.['60']);
      return !asAegl || pac.u !== aegl.u;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  /**
   * Air from which nobody escapes unharmed cannot be cleaner than air that impairs an escape: level 2 of one hour stays under IDLH, which is of
   * 30 minutes. NIOSH sets IDLH at 10 % of the lower flammable limit where that is lower than the toxic value: no contradiction then.
   * The six named contradict each other in their sources.
   */
  it('put level 2 under IDLH, but for six whose sources disagree', () => {
    const beyond = chemicals.filter((chemical) => {
      const idlh = hourPpm(chemical, 'IDLH');
      const lfl = chemical.flammability?.lfl?.v;
      if (idlh === undefined || (lfl !== undefined && idlh >= 0.085 * lfl * 10_000)) return false;
      return ['AEGL-2', 'ERPG-2', 'PAC-2'].some((id) => (hourPpm(chemical, id) ?? 0) > idlh);
    });
    expect(beyond.map(({ id }) => id)).toEqual([
      'benzene',
      'toluene',
      'nitrogen-dioxide',
      'ethylene-dichloride',
      'diethylamine',
      'hydrogen-bromide',
    ]);
  });
});
