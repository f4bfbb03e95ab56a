import { chemicals, findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, run } from '@hazardguard/engine';
import { describe, expect, test } from 'vitest';

const release = (id: string, airC: number, changes: object = {}) => {
  const chemical = findChemical(id);
  if (chemical === undefined) throw new Error(`${id} is not in the library`);
  return checkScenario(
    {
      chemical: id,
      hazard: 'leak',
      quantityKg: 20_000,
      rupture: { type: 'circular', diameterM: 0.05 },
      weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: airC, stability: 'D' },
      site: { latitude: 21.7, longitude: 72.6 },
      ...changes,
    },
    toSubstance(chemical),
  );
};

describe('a solid', () => {
  test('phenol at 25 °C is solid below 41 °C, and no pool; its melt is one', () => {
    expect(release('phenol', 25)).toMatchObject({
      ok: false,
      problems: [
        { field: 'storage.temperatureC', message: expect.stringMatching(/^Phenol is solid below 41 °C: at 25 °C nothing flows out/) },
      ],
    });
    for (const rupture of [
      { type: 'circular', diameterM: 0.05 },
      { type: 'catastrophic' },
      { type: 'pipe', diameterM: 0.1, pipeLengthM: 100 },
    ])
      expect(release('phenol', 25, { rupture }).ok).toBe(false);
    expect(release('phenol', 25, { storage: { temperatureC: 60 } }).ok).toBe(true);
  });

  test.each(
    chemicals
      .filter(({ props: { Tm, Tb } }) => Tm !== undefined && Tm.v < (Tb?.v ?? 0))
      .map(({ id, props }) => [id, (props.Tm?.v ?? 0) - 273.15] as const),
  )('%s forms no pool a degree below its melting point', (id, meltingC) => {
    const checked = release(id, 25, { storage: { temperatureC: Math.max(-260, meltingC - 1) } });
    expect(checked.ok).toBe(false);
    if (!checked.ok) expect(checked.problems[0]?.message).toMatch(/ is solid below |is not known/);
  });
});

describe('what is kept refrigerated', () => {
  test.each([
    ['lng', -161],
    ['nitrogen', -196],
    ['oxygen', -183],
  ])('%s without storage data starts at its boiling point, %d °C, and says so', (id, boilingC) => {
    const checked = release(id, 30, { hazard: id === 'lng' ? 'flammable' : 'leak' });
    if (!checked.ok) {
      // Neither nitrogen nor oxygen has toxic levels: that is what is missing, not a state.
      expect(checked.problems.map(({ message }) => message).join(' ')).toMatch(/toxic levels/);
      return;
    }
    const { caveats } = run(checked.scenario);
    expect(Math.abs(checked.scenario.storage.temperatureK - 273.15 - boilingC)).toBeLessThan(1.5);
    expect(caveats.find(({ code }) => code === 'kept-refrigerated')?.message).toContain(
      `${Math.round(checked.scenario.storage.temperatureK - 273.15)} °C`,
    );
  });

  test('a stated pressure or temperature is kept', () => {
    const checked = release('lng', 30, { hazard: 'flammable', storage: { temperatureC: 30, pressureKpa: 5000 } });
    expect(checked.ok && checked.scenario.storage.temperatureK).toBeCloseTo(303.15);
    expect(checked.ok && checked.scenario.caveats.some(({ code }) => code === 'kept-refrigerated')).toBe(false);
  });
});
