import { catalogue, checkScenario, run, type Scenario } from '@hazardguard/engine';
import { type Field, prepare } from '@hazardguard/engine/models';
import { expect, test } from 'vitest';
import { randomScenario } from '../fuzz/random-scenario.ts';

/** Random scenarios of every model that run; how often a model occurs depends on criteria and requested models. */
const scenarios = new Map<string, Scenario[]>();
for (let seed = 1; seed <= 4000; seed++) {
  const { document, substance } = randomScenario(seed);
  const check = checkScenario(document, substance);
  if (!check.ok) continue;
  const { id } = prepare(check.scenario).model;
  const some = scenarios.get(id) ?? [];
  if (some.length < 12) scenarios.set(id, [...some, check.scenario]);
}

const computeField = (scenario: Scenario): Field => {
  const { model, air, source } = prepare(scenario);
  return model.compute(scenario, air, source).field;
};

const valueAt = (field: Field, x: number, y: number): number =>
  field.shape === 'radial' ? field.peak(Math.hypot(x, y)) : field.shape === 'plume' ? field.peak(x, y, 0) : field.peak(x, y);

const places = [10, 60, 300, 1500].flatMap((x) => [0, 5, 80].map((y) => [x, y] as const));

test('every model of the catalogue occurs', () => {
  for (const { id } of catalogue) expect(scenarios.get(id)?.length ?? 0, id).toBeGreaterThan(3);
});

test.each(catalogue.map(({ id }) => id))('%s: symmetric about the wind, never negative, reproducible, decreasing with distance', (id) => {
  for (const scenario of scenarios.get(id) ?? []) {
    const [field, again] = [computeField(scenario), computeField(scenario)];
    for (const [x, y] of places) {
      const value = valueAt(field, x, y);
      expect(value).toBeGreaterThanOrEqual(0);
      // The patches of a flame are summed in another order on the other side.
      expect(Math.abs(valueAt(field, x, -y) - value)).toBeLessThanOrEqual(1e-12 * value);
      expect(valueAt(again, x, y)).toBe(value);
    }
    const far = field.rangeM;
    const [at, beyond] = field.shape === 'ground' ? [field.centreM + far / 2, field.centreM + far] : [far / 2, far];
    expect(valueAt(field, beyond, 0)).toBeLessThanOrEqual(valueAt(field, at, 0) * (1 + 1e-9));
  }
});

test.each(catalogue.map(({ id }) => id))('%s: more severe zones are inside milder ones, and turning the wind only turns the map', (id) => {
  for (const scenario of scenarios.get(id) ?? []) {
    const zones = run(scenario).zones;
    const reach = zones
      .filter(({ level }) => level.unit === zones[0]?.level.unit)
      .map(({ level, areaM2 }) => [level.value, areaM2] as const);
    const byValue = reach.toSorted((a, b) => b[0] - a[0]).map(([, area]) => area);
    expect(byValue).toEqual(byValue.toSorted((a, b) => a - b));
    const turned = run({ ...scenario, weather: { ...scenario.weather, windFromDeg: (scenario.weather.windFromDeg + 77) % 360 } }).zones;
    expect(turned.map(({ outlineM }) => outlineM)).toEqual(zones.map(({ outlineM }) => outlineM));
  }
});

test.each(catalogue.map(({ id }) => id))('%s: a run does not change the scenario', (id) => {
  for (const scenario of (scenarios.get(id) ?? []).slice(0, 3)) {
    const before = JSON.stringify(scenario);
    run(scenario);
    expect(JSON.stringify(scenario)).toBe(before);
  }
});
