import { describe, expect, it } from 'vitest';
import { riskFacts } from '../testing/risk-facts.ts';
import { chlorine as pureChlorine } from '../testing/substances.ts';
import type { Substance } from '../types/substance-types.ts';
import { computeRisk } from './compute-risk.ts';
import type { RiskResult } from './study-types.ts';

const chlorine: Substance = { ...pureChlorine, probits: [{ set: 'LEES-HSE', a: -8.29, b: 0.92, n: 2, unit: 'ppm' }] };
const find = (chemical: string): Substance | undefined => (chemical === 'chlorine' ? chlorine : undefined);

const section = {
  id: 'storage',
  chemical: 'chlorine',
  quantityKg: 5000,
  storage: { temperatureC: 25 },
  isolationMin: 10,
  equipment: [{ kind: 'flange', diameterMm: 50, count: 10 }],
};
const study = {
  site: { latitude: 21.6, longitude: 73 },
  weather: { temperatureC: 25 },
  climate: {
    type: 'even',
    classes: [
      { stability: 'D', windSpeedMs: 5, share: 0.6 },
      { stability: 'F', windSpeedMs: 2, share: 0.4 },
    ],
  },
  sections: [section],
  // 556 m east, 222 m north, 1.1 km north-west.
  receptors: [
    { id: 'a', name: 'Homes', kind: 'residential', latitude: 21.6, longitude: 73.00537, people: 400 },
    { id: 'b', name: 'School', kind: 'school', latitude: 21.602, longitude: 73, people: 120 },
    { id: 'c', name: 'Market', kind: 'market', latitude: 21.607, longitude: 72.9925, people: 900 },
  ],
};

const computeStudy = (changes: object = {}): RiskResult => {
  const answer = computeRisk({ ...study, ...changes }, riskFacts, find);
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join(' '));
  return answer.result;
};
const problems = (changes: object): readonly string[] => {
  const answer = computeRisk({ ...study, ...changes }, riskFacts, find);
  return answer.ok ? [] : answer.problems.map(({ field }) => field);
};

describe('the risk of a study', () => {
  const once = computeStudy();

  it('counts leaks from the published table, by hole', () => {
    expect(once.frequencies).toHaveLength(4);
    expect(once.releases.map(({ holeMm }) => holeMm)).toEqual([1.73, 5.48, 22.4, 50]);
    expect(once.releases[0]?.perYear).toBeCloseTo(10 * 4.4e-6, 12);
  });

  it('has no individual risk above the frequency of all releases, and contours that lie within each other', () => {
    const all = once.releases.reduce((sum, { perYear }) => sum + perYear, 0);
    expect(once.individualRisk.highestPerYear).toBeLessThanOrEqual(all * (1 + 1e-9));
    expect(once.individualRisk.highestPerYear).toBeGreaterThan(0);
    const areas = once.individualRisk.contours.map(
      ({ perYear }) => once.individualRisk.grid.perYear.filter((risk) => risk >= perYear).length,
    );
    for (const [i, area] of areas.entries()) expect(area).toBeGreaterThanOrEqual(areas[i - 1] ?? 0);
  });

  it('doubles with the equipment', () => {
    const twice = computeStudy({ sections: [{ ...section, equipment: [{ kind: 'flange', diameterMm: 50, count: 20 }] }] });
    expect(twice.pll / once.pll).toBeCloseTo(2, 9);
    expect(twice.individualRisk.receptors[0]?.perYear ?? 0).toBeCloseTo(2 * (once.individualRisk.receptors[0]?.perYear ?? 0), 12);
    expect(twice.fn.map(([n]) => n)).toEqual(once.fn.map(([n]) => n));
  });

  it('moves with its section, and shares out between two of them', () => {
    const apart = computeStudy({
      sections: [
        { ...section, equipment: [{ kind: 'flange', diameterMm: 50, count: 5 }] },
        { ...section, id: 'twin', equipment: [{ kind: 'flange', diameterMm: 50, count: 5 }] },
      ],
    });
    expect(apart.pll / once.pll).toBeCloseTo(1, 9);
    const there = computeStudy({ sections: [{ ...section, eastM: 556 }] });
    const homes = (result: RiskResult) => result.individualRisk.receptors.find(({ id }) => id === 'a')?.perYear ?? 0;
    expect(homes(there)).toBeGreaterThan(10 * homes(once));
  });

  it('loses the lives that its outcomes lose, at most those of people who stand unprotected in the open all day', () => {
    const byOutcome = once.releases.flatMap(({ outcomes }) => outcomes).reduce((sum, { deathsPerYear }) => sum + deathsPerYear, 0);
    expect(byOutcome / once.pll).toBeCloseTo(1, 9);
    const open = once.individualRisk.receptors.reduce((sum, { people, perYear }) => sum + (people ?? 0) * perYear, 0);
    expect(once.pll).toBeLessThan(1.1 * open);
    const outdoors = computeStudy({ people: { indoorsDay: 0, indoorsNight: 0 } });
    expect(outdoors.pll / open).toBeGreaterThan(0.8);
    expect(outdoors.pll / open).toBeLessThan(1.2);
  });

  it('puts the risk downwind of a prevailing wind', () => {
    const shares = (to: number) => Array.from({ length: 16 }, (_none, i) => (i === to ? 1 : 0));
    const west = computeStudy({ climate: { type: 'table', classes: [{ stability: 'D', windSpeedMs: 5, shares: shares(12) }] } });
    const at = (id: string) => west.individualRisk.receptors.find((one) => one.id === id)?.perYear ?? 0;
    expect(at('a')).toBeGreaterThan(0);
    expect(at('b')).toBe(0);
  });

  it('takes weather records as well as the table they count up to', () => {
    const records = [12, 12, 4, 0].map((sector) => ({ windSpeedMs: 5, windFromDeg: 22.5 * sector, stability: 'D' }));
    const shares = Array.from({ length: 16 }, (_none, i) => ({ 12: 0.5, 4: 0.25, 0: 0.25 })[i] ?? 0);
    const counted = computeStudy({ climate: { type: 'records', records } });
    const tabled = computeStudy({ climate: { type: 'table', classes: [{ stability: 'D', windSpeedMs: 5, shares }] } });
    expect(counted.fn).toEqual(tabled.fn);
    expect(counted.pll).toBeGreaterThan(0);
  });

  it('counts isolations that fail: both branches, between a study that always isolates and one that never does', () => {
    const computePll = (change: object) => computeStudy({ sections: [{ ...section, ...change }] }).pll;
    const always = computePll({ isolationFailure: 0 });
    const never = computePll({ isolationFailure: 1 });
    expect(computePll({ isolationMin: undefined })).toBeCloseTo(never, 9);
    expect(never).toBeGreaterThan(always);
    // The tree is linear in the probability, and 0.1 is the published default.
    expect(computePll({ isolationFailure: 0.25 }) / (0.75 * always + 0.25 * never)).toBeCloseTo(1, 9);
    expect(once.pll / (0.9 * always + 0.1 * never)).toBeCloseTo(1, 9);
    const branched = once.releases.find(({ isolationFailure }) => isolationFailure !== null);
    expect(branched?.isolationFailure).toBe(0.1);
    expect(branched?.tree.map(({ label }) => label)).toEqual(['release', 'isolated', 'toxic-cloud', 'isolation-failed', 'toxic-cloud']);
    expect(branched?.outcomes.map(({ outcome }) => outcome)).toEqual(['toxic-cloud']);
    expect(once.caveats.find(({ code }) => code === 'isolation-may-fail')?.params).toMatchObject({ percent: 10 });
    expect(computeStudy({ sections: [{ ...section, isolationFailure: 0.02 }] }).caveats.map(({ code }) => code)).toContain(
      'isolation-stated',
    );
  });

  it('does not branch where nothing can be shut in', () => {
    const burst = { id: 'burst', rupture: { type: 'catastrophic' }, perYear: 1e-6, basis: 'stated' };
    const { releases } = computeStudy({ sections: [{ ...section, equipment: [], failures: [burst] }] });
    expect(releases[0]?.isolationFailure).toBeNull();
    expect(problems({ sections: [{ ...section, isolationFailure: 1.5 }] })).toContain('sections[0].isolationFailure');
  });

  it('is the same twice', () => {
    expect(JSON.stringify(computeStudy().fn)).toBe(JSON.stringify(once.fn));
  });

  it('says what it assumes', () => {
    const codes = once.caveats.map(({ code }) => code);
    for (const code of ['climate-assumed', 'leaks-from-offshore', 'fire-uncounted', 'day-share-assumed', 'no-indian-criterion'])
      expect(codes).toContain(code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('a wrong study names', () => {
  it.each([
    ['a missing climate', { climate: undefined }, 'climate'],
    [
      'shares that make no whole',
      { climate: { type: 'even', classes: [{ stability: 'D', windSpeedMs: 5, share: 0.6 }] } },
      'climate.classes',
    ],
    [
      'a calm class',
      { climate: { type: 'even', classes: [{ stability: 'F', windSpeedMs: 0.3, share: 1 }] } },
      'climate.classes[0].windSpeedMs',
    ],
    ['an unknown chemical', { sections: [{ ...section, chemical: 'unobtainium' }] }, 'sections[0].chemical'],
    [
      'unknown equipment',
      { sections: [{ ...section, equipment: [{ kind: 'teapot', diameterMm: 50, count: 1 }] }] },
      'sections[0].equipment[0].kind',
    ],
    ['a section in which nothing fails', { sections: [{ ...section, equipment: [] }] }, 'sections[0].equipment'],
    ['a negative stock', { sections: [{ ...section, quantityKg: -1 }] }, 'sections[0].quantityKg'],
    ['two sections of one name', { sections: [section, section] }, 'sections[1].id'],
    ['a site without latitude', { site: { longitude: 73 } }, 'site.latitude'],
    ['a member that does not exist', { windrose: [] }, 'windrose'],
    ['receptors that are none', { receptors: [{ id: 1 }] }, 'receptors[0].id'],
  ])('%s', (_what, changes, field) => {
    expect(problems(changes)).toContain(field);
  });

  it('what is no study at all', () => {
    expect(computeRisk([1], riskFacts, find)).toMatchObject({ ok: false });
    expect(computeRisk({}, riskFacts, find)).toMatchObject({ ok: false });
  });
});

describe('any study at all', () => {
  const paths = [
    'title',
    'mode',
    'site',
    'site.latitude',
    'weather',
    'weather.temperatureC',
    'weather.windSpeedMs',
    'climate',
    'climate.type',
    'climate.classes',
    'climate.classes.0',
    'climate.classes.0.windSpeedMs',
    'climate.classes.0.share',
    'climate.classes.1.stability',
    'sections',
    'sections.0',
    'sections.0.id',
    'sections.0.chemical',
    'sections.0.quantityKg',
    'sections.0.storage',
    'sections.0.storage.temperatureC',
    'sections.0.isolationMin',
    'sections.0.heightM',
    'sections.0.eastM',
    'sections.0.frequencies',
    'sections.0.equipment',
    'sections.0.equipment.0.count',
    'sections.0.equipment.0.diameterMm',
    'sections.0.failures',
    'ignition',
    'ignition.set',
    'people',
    'people.presentDay',
    'probitSet',
    'mapHalfSideM',
    'receptors',
    'receptors.0.people',
  ];
  const values: readonly unknown[] = [
    null,
    -1,
    0,
    1e-300,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    'chlorine',
    [],
    [null],
    {},
    { type: 'catastrophic' },
    true,
    undefined,
  ];
  // One class of the weather is enough, and half the time.
  const small = { ...study, climate: { ...study.climate, classes: [{ stability: 'D', windSpeedMs: 5, share: 1 }] } };
  const withValue = (path: string, value: unknown): unknown => {
    const copy = JSON.parse(JSON.stringify(small)) as Record<string, unknown>;
    const names = path.split('.');
    let part = copy;
    for (const name of names.slice(0, -1)) {
      part[name] ??= {};
      part = part[name] as Record<string, unknown>;
    }
    part[names.at(-1) ?? ''] = value;
    return copy;
  };

  it.each(paths)('%s of any value is refused with a sentence, or gives numbers that are some', (path) => {
    for (const value of values) {
      const answer = computeRisk(withValue(path, value), riskFacts, find);
      if (answer.ok) {
        const { pll, individualRisk, fn } = answer.result;
        expect([pll, individualRisk.highestPerYear, ...fn.flat()].every((one) => Number.isFinite(one) && one >= 0)).toBe(true);
        expect(individualRisk.grid.perYear.every((one) => one >= 0)).toBe(true);
      } else {
        expect(answer.problems.length).toBeGreaterThan(0);
        for (const { field, allowed } of answer.problems) expect(`${field} ${allowed}`).not.toMatch(/NaN|undefined/u);
        for (const { message } of answer.problems) expect(message).toMatch(/\.$/u);
      }
    }
  });
});
