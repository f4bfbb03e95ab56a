import { expect, test } from 'vitest';
import { indoorSeries } from '../effect/indoor.ts';
import { checkScenario } from '../read/scenario.ts';
import { chlorine, propane } from '../testing/substances.ts';
import { run } from './run.ts';
import { threatAt } from './threat-at.ts';

const probits = [
  { set: 'LEES-HSE', a: -8.29, b: 0.92, n: 2, unit: 'ppm' },
  { set: 'CPR-18E', a: -6.35, b: 0.5, n: 2.75, unit: 'mg/m³' },
] as const;
const slot = { n: 2, slot: 1.08e5, slod: 4.84e5, verified: false };

/** Chlorine from a stated rate, 3 m/s from the west, neutral. */
const makeScenario = (durationMin: number, rateKgS = 1, changes: object = {}) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      model: 'gaussian-plume',
      mode: 'aloha-compatible',
      quantityKg: 1e6,
      rupture: { type: 'direct', rateKgS, durationMin },
      weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 15, stability: 'D' },
      site: { latitude: 21, longitude: 72 },
      ...changes,
    },
    { ...chlorine, probits, slot },
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};

test('the highest value is that of the field, which a receptor there also gets', () => {
  const there = threatAt(makeScenario(30), { xM: 800, yM: 20 });
  const { latitude, longitude } = there.place;
  const result = run(makeScenario(30, 1, { receptors: [{ id: 'a', name: 'A', kind: 'school', latitude, longitude, people: 1 }] }));
  expect(there.peak / (result.hits[0]?.value ?? 0)).toBeCloseTo(1, 6);
  expect((there.outdoors?.peak ?? 0) / there.peak).toBeCloseTo(1, 2);
  expect(threatAt(makeScenario(30), { latitude, longitude }).place.xM).toBeCloseTo(800, 3);
});

test('indoors the load follows the passage at the place, not the length of the release', () => {
  // A cloud of five minutes is smeared to longer far away: with n = 1 all of what passes outdoors passes indoors too, later.
  const far = threatAt(makeScenario(5, 20), { xM: 8000, yM: 0 }, { building: { airChangesPerH: 2 } });
  const passage = (far.departureS ?? 0) - (far.arrivalS ?? 0);
  expect(passage).toBeGreaterThanOrEqual(300);
  const { timeS, outdoors, indoors } = far.series;
  const area = (value: readonly number[]): number =>
    timeS.reduce((sum, t, i) => (i === 0 ? 0 : sum + 0.5 * (t - (timeS[i - 1] ?? 0)) * ((value[i] ?? 0) + (value[i - 1] ?? 0))), 0);
  expect(area(indoors) / area(outdoors)).toBeGreaterThan(0.97);
  expect(area(indoors) / area(outdoors)).toBeLessThan(1.03);
});

test('a house changes the cloud as the equation of its air says', () => {
  const there = threatAt(makeScenario(30), { xM: 500, yM: 0 }, { building: { airChangesPerH: 0.5 } });
  // Half an hour at half an air change: 1 - e^-0.25 of the outdoor value, which is steady for nearly the half hour.
  expect((there.indoors?.peak ?? 0) / there.peak).toBeCloseTo(1 - Math.exp(-0.25), 2);
  const series = { timeS: Float64Array.from(there.series.timeS), value: Float64Array.from(there.series.outdoors) };
  const again = indoorSeries(series, [{ fromS: 0, perS: 0.5 / 3600 }]);
  expect(Math.max(...again.value) / (there.indoors?.peak ?? 0)).toBeCloseTo(1, 2);
});

test('deaths are reported by both sets, the requested one first, and the set is named', () => {
  const here = { xM: 150, yM: 0 };
  const lees = threatAt(makeScenario(30), here);
  const purple = threatAt(makeScenario(30, 1, { probitSet: 'CPR-18E' }), here);
  expect(lees.outdoors?.deaths.map(({ set }) => set)).toEqual(['LEES-HSE', 'CPR-18E']);
  expect(purple.outdoors?.deaths.map(({ set }) => set)).toEqual(['CPR-18E', 'LEES-HSE']);
  // Loads at the place are those of the AEGLs drawn, with the exponent of their table; it does not follow the set of probits.
  expect(lees.exponent).toBeCloseTo(2, 1);
  expect(purple.exponent).toBe(lees.exponent);
  expect(threatAt(makeScenario(30, 1, { probitSet: 'CPR-18E', levelFamily: 'LETHALITY' }), here).exponent).toBe(2.75);
  expect(purple.caveats.find(({ code }) => code === 'probit-set')?.message).toContain('CPR-18E');
  // Y of 30 min at the concentration there, by hand.
  const ppm = lees.peak;
  expect(lees.outdoors?.deaths[0]?.probit ?? 0).toBeCloseTo(-8.29 + 0.92 * Math.log(ppm * ppm * 30), 1);
  expect((lees.outdoors?.slotShare ?? 0) / ((ppm * ppm * 30) / 1.08e5)).toBeCloseTo(1, 1);
  expect(lees.caveats.map(({ code }) => code)).toContain('slot-unverified');
});

test('a lethal zone ends where the share of deaths at a point is the level’s', () => {
  const scenario = makeScenario(30, 1, { levelFamily: 'LETHALITY' });
  const zones = run(scenario).zones;
  expect(zones.map(({ level }) => level.id)).toEqual(['LETHALITY-50', 'LETHALITY-10', 'LETHALITY-1']);
  for (const [i, share] of [0.5, 0.1, 0.01].entries()) {
    const there = threatAt(scenario, { xM: zones[i]?.reachM ?? 0, yM: 0 });
    expect((there.outdoors?.deaths[0]?.share ?? 0) / share).toBeGreaterThan(0.93);
    expect((there.outdoors?.deaths[0]?.share ?? 0) / share).toBeLessThan(1.07);
  }
});

test('a level is met from when the cloud rises above it until it falls below', () => {
  const { levels, arrivalS, departureS } = threatAt(makeScenario(30), { xM: 800, yM: 0 });
  for (const { outdoors, met } of levels) {
    if (!met) expect(outdoors).toBeNull();
    else {
      expect(Math.abs((outdoors?.fromS ?? 0) - (arrivalS ?? 0))).toBeLessThan(200);
      expect(Math.abs((outdoors?.untilS ?? 0) - (departureS ?? 0))).toBeLessThan(200);
    }
  }
  expect(levels.some(({ met }) => met)).toBe(true);
});

test('a short cloud is sat out indoors; airing the house after it takes in less than keeping it shut', () => {
  const { shelter, departureS } = threatAt(makeScenario(10), { xM: 600, yM: 0 });
  expect(shelter?.advice).toBe('shelter');
  expect(shelter?.shelterLoad).toBeLessThan(shelter?.closedLoad ?? 0);
  expect(shelter?.closedLoad).toBeLessThan(shelter?.outdoorsLoad ?? 0);
  expect(shelter?.ventilateS ?? 0).toBeGreaterThan((departureS ?? 0) - 60);
});

test('hours of gas that come late are better left, by a margin; once it is there the same walk is not advised', () => {
  const long = makeScenario(600, 5);
  const here = { xM: 4000, yM: 0 };
  const early = threatAt(long, here, { building: { typical: 'leaky' } }).shelter;
  expect(early?.advice).toBe('leave');
  expect(Math.max(early?.leaveLoad ?? 0, early?.leaveOtherWayLoad ?? 0) * 9).toBeLessThanOrEqual(early?.shelterLoad ?? 0);
  const near = threatAt(makeScenario(10, 5), { xM: 1500, yM: 0 }, { building: { typical: 'tight' }, nowS: 400 }).shelter;
  expect(near?.advice).toBe('shelter');
});

test('where nothing is met nothing is advised, and upwind no cloud comes', () => {
  expect(threatAt(makeScenario(10, 1e-4), { xM: 3000, yM: 0 }).shelter?.advice).toBe('no-action');
  const upwind = threatAt(makeScenario(10), { xM: -500, yM: 0 });
  expect(upwind).toMatchObject({ arrivalS: null, shelter: null });
  expect(upwind.peak).toBeLessThan(1e-6);
});

test('in calm air the cloud may come here from anywhere', () => {
  const calm = makeScenario(30, 1, { weather: { windSpeedMs: 0.4, windFromDeg: 270, temperatureC: 15, stability: 'F' } });
  const [east, north] = [threatAt(calm, { xM: 500, yM: 0 }), threatAt(calm, { xM: 0, yM: 500 })];
  expect(east.peak).toBe(north.peak);
  expect(east.shelter).toBeNull();
  expect(east.caveats.map(({ code }) => code)).toContain('threat-any-direction');
});

test('at most 200 moments, in order, all finite, the same twice', () => {
  for (const [xM, yM] of [
    [0, 0],
    [1, 0],
    [90, 5],
    [9999, -300],
    [40_000, 0],
    [0, 5000],
  ] as const) {
    const there = threatAt(makeScenario(240, 3), { xM, yM });
    const { timeS, outdoors, indoors } = there.series;
    expect(timeS.length).toBeLessThanOrEqual(200);
    expect([timeS, outdoors, indoors].flat().every((one) => Number.isFinite(one) && one >= 0)).toBe(true);
    timeS.forEach((t, i) => {
      if (i > 0) expect(t).toBeGreaterThanOrEqual(timeS[i - 1] ?? 0);
    });
    expect(threatAt(makeScenario(240, 3), { xM, yM })).toEqual(there);
    expect(JSON.stringify(there)).not.toContain('null,null');
  }
});

test('heat has a dose for its duration, blast a value', () => {
  const fire = checkScenario(
    {
      chemical: 'propane',
      hazard: 'fire',
      quantityKg: 20_000,
      rupture: { type: 'catastrophic' },
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 20 },
      site: { latitude: 21, longitude: 72 },
    },
    propane,
  );
  if (!fire.ok) throw new Error('refused');
  const near = threatAt(fire.scenario, { xM: 150, yM: 0 });
  expect(near.unit).toBe('kW/m²');
  expect(near.heat?.dose ?? 0).toBeCloseTo((1000 * near.peak) ** (4 / 3) * (near.heat?.seconds ?? 0), 0);
  // 0.45 m^(1/3) of 20 t.
  expect(near.heat?.seconds ?? 0).toBeGreaterThan(8);
  expect(near.heat?.deathShare ?? 0).toBeGreaterThan(threatAt(fire.scenario, { xM: 600, yM: 0 }).heat?.deathShare ?? 1);
  expect(near.heat?.burnsS).toBe(near.heat?.seconds);
});

test('how long people stand in a fire is not how long it burns', () => {
  const jet = checkScenario(
    {
      chemical: 'propane',
      hazard: 'fire',
      quantityKg: 20_000,
      isolationMin: 15,
      rupture: { type: 'circular', diameterM: 0.02, heightM: 1 },
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 20 },
      site: { latitude: 21, longitude: 72 },
    },
    propane,
  );
  if (!jet.ok) throw new Error('refused');
  const { model, heat } = threatAt(jet.scenario, { xM: 20, yM: 0 });
  expect(model.id).toBe('jet-fire');
  expect(heat).toMatchObject({ seconds: 60, burnsS: 900 });
});

test('an invalid place is a fault of the caller, with name, value and range', () => {
  expect(() => threatAt(makeScenario(10), { xM: Number.NaN, yM: 0 })).toThrow('xM is NaN m; allowed: -1000000 to 1000000 m');
  expect(() => threatAt(makeScenario(10), { xM: 1, yM: 0 }, { building: { airChangesPerH: -1 } })).toThrow('airChangesPerH');
  expect(() => threatAt(makeScenario(10), { xM: 1, yM: 0 }, { walkingMs: 0 })).toThrow('walkingMs');
});

/** 5 t of chlorine through a hole of 1.73 mm: a leak of a day. Upwind and far beside it, most comes as its end drifts off. */
test.each([
  ['F', 1.5],
  ['D', 5],
] as const)('a slow leak in class %s has a passage all around it, whose highest value is that of the place', (stability, windSpeedMs) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      quantityKg: 5000,
      rupture: { type: 'circular', diameterM: 0.00173 },
      weather: { windSpeedMs, windFromDeg: 270, temperatureC: 25, stability },
      site: { latitude: 21.63, longitude: 72.99, terrain: 'urban' },
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  for (let deg = 0; deg < 360; deg += 20) {
    const angle = (deg * Math.PI) / 180;
    const { peak, series } = threatAt(checked.scenario, { xM: 664 * Math.cos(angle), yM: 664 * Math.sin(angle) });
    // Below this no passage is looked for.
    if (peak > 1e-9) expect(Math.max(...series.outdoors) / peak, `${deg}°`).toBeGreaterThan(0.75);
    expect(Math.max(...series.outdoors)).toBeLessThan(1.01 * Math.max(peak, 1e-9));
  }
});
