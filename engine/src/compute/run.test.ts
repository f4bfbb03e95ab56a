import { expect, test } from 'vitest';
import { checkScenario, type RunResult, receptorTable, run } from '../index.ts';
import { chlorine, methanol, propane } from '../testing/substances.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';

const document = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.9 },
} as const;

const makeScenario = (whole: object, substance: Substance = chlorine): Scenario => {
  const check = checkScenario(whole, substance);
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return check.scenario;
};

const runDocument = (whole: object, substance?: Substance): RunResult => run(makeScenario(whole, substance));

const ran = (changes: object, receptors?: Parameters<typeof run>[1]): RunResult =>
  run(makeScenario({ ...document, ...changes }), receptors);

test('a leak of chlorine in a west wind reaches places to the east and none to the west', () => {
  const place = (id: string, longitude: number) => ({ id, name: id, kind: 'school' as const, latitude: 21.7, longitude, people: 100 });
  const result = ran({}, receptorTable([place('east', 72.905), place('west', 72.895)]));
  expect(result.hits.map((hit) => hit.receptor.id)).toEqual(['east']);
  expect(result.impact.at(-1)?.within.byKind.school).toEqual({ receptors: 1, people: 100 });
});

test('worse levels reach less far', () => {
  const reaches = ran({}).zones.map((zone) => zone.reachM);
  expect(reaches).toEqual([...reaches].sort((a, b) => a - b));
});

test('a wrong scenario names the field, its value and what is allowed', () => {
  const check = checkScenario({ ...document, quantityKg: -3 }, chlorine);
  expect(check).toMatchObject({
    ok: false,
    problems: [{ field: 'quantityKg', value: -3, unit: 'kg', allowed: '0.000001 to 1000000000 kg' }],
  });
});

test('a substance without a needed fact is refused by the name of the fact', () => {
  const { heatOfVaporisation: _heat, ...rest } = chlorine;
  const check = checkScenario(document, rest);
  expect(check.ok ? [] : check.problems.map((problem) => problem.message)).toEqual([
    'Chlorine cannot be computed this way: its heat of vaporisation is not known.',
  ]);
});

test('counts a receptor inside exactly when the outline on the ground holds it', () => {
  const inside = (ring: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean => {
    let odd = false;
    for (let i = 1; i < ring.length; i++) {
      const [x0, y0] = ring[i - 1] ?? [0, 0];
      const [x1, y1] = ring[i] ?? [0, 0];
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) odd = !odd;
    }
    return odd;
  };
  const base = {
    chemical: 'chlorine',
    hazard: 'leak',
    quantityKg: 5000,
    rupture: { type: 'circular', diameterM: 0.03 },
    weather: { windSpeedMs: 4, windFromDeg: 215, temperatureC: 28, stability: 'D' },
    site: { latitude: 21.7, longitude: 72.6 },
  };
  const scenario = makeScenario(base);
  const places = Array.from({ length: 4000 }, (_, i) => ({
    id: String(i),
    name: 'place',
    kind: 'other' as const,
    latitude: 21.66 + 0.0015 * (i % 64),
    longitude: 72.56 + 0.0015 * Math.floor(i / 64),
    people: 3,
  }));
  const counts = run(scenario, receptorTable(places));
  counts.zones.forEach((zone, i) => {
    const ring = zone.polygon[0] ?? [];
    const expected = places.filter((place) => inside(ring, [place.longitude, place.latitude])).length;
    const counted = counts.impact[i]?.within.receptors ?? 0;
    expect(expected).toBeGreaterThan(10);
    // The drawn outline has corners where the zone is round: a place within a metre or so of the line may fall either way.
    expect(Math.abs(counted - expected)).toBeLessThanOrEqual(Math.ceil(0.01 * expected));
  });
});

test('a blast grows with the cube root of the mass', () => {
  const blast = (quantityKg: number) =>
    runDocument(
      {
        chemical: 'propane',
        hazard: 'explosion',
        quantityKg,
        weather: { windSpeedMs: 2, windFromDeg: 0, temperatureC: 20 },
        site: { latitude: 20, longitude: 73 },
      },
      propane,
    );
  const ratios = blast(8000).zones.map((zone, i) => zone.reachM / (blast(1000).zones[i]?.reachM ?? Number.NaN));
  for (const ratio of ratios) expect(ratio).toBeCloseTo(2, 3);
});

test('a bigger pool of liquid reaches farther, and a bund shortens it', () => {
  const pool = (bundAreaM2: number) =>
    runDocument(
      {
        chemical: 'methanol',
        hazard: 'leak',
        quantityKg: 20_000,
        storage: { bundAreaM2 },
        rupture: { type: 'circular', diameterM: 0.05 },
        weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 30, stability: 'D' },
        site: { latitude: 20, longitude: 73 },
      },
      methanol,
    ).zones[0]?.reachM ?? 0;
  expect(pool(10)).toBeGreaterThan(0);
  expect(pool(100)).toBeGreaterThan(pool(10));
});

test('calm air gives circles about as far as one metre a second would carry the cloud, with a warning', () => {
  const calm = ran({ weather: { ...document.weather, windSpeedMs: 0 } });
  const light = ran({ weather: { ...document.weather, windSpeedMs: 1 } });
  expect(calm.caveats.map((caveat) => caveat.code)).toContain('calm-wind');
  calm.zones.forEach((zone, i) => {
    expect(zone.areaM2).toBeCloseTo(Math.PI * zone.reachM ** 2, 3);
    // Its direction wavers more, and the cloud is a little wider for it.
    expect(zone.reachM / (light.zones[i]?.reachM ?? Number.NaN)).toBeGreaterThan(0.8);
    expect(zone.reachM / (light.zones[i]?.reachM ?? Number.NaN)).toBeLessThanOrEqual(1);
  });
});

test('a zone that the model cannot follow to its end says so', () => {
  const long = ran({ quantityKg: 100_000, rupture: { type: 'circular', diameterM: 0.2 } });
  expect(long.zones.at(-1)).toMatchObject({ status: 'beyond-range', reachM: 20_000 });
  expect(long.caveats.find((caveat) => caveat.code === 'beyond-range')?.message).toContain('AEGL-1');
});

test('a forced passive model of a dense cloud warns with the Richardson number', () => {
  const forced = ran({ model: 'gaussian-plume' });
  expect(forced.model).toMatchObject({ id: 'gaussian-plume', reason: 'Selected in the inputs.' });
  expect(forced.caveats.find((caveat) => caveat.code === 'dense-cloud-as-passive')?.severity).toBe('warning');
  expect(ran({}).model.id).toBe('dense-plume');
  expect(ran({ mode: 'aloha-compatible' }).model.id).toBe('heavy-plume');
});

test('a model of the other hazard is refused by its field', () => {
  const check = checkScenario({ ...document, model: 'tnt-blast' }, chlorine);
  expect(check.ok ? [] : check.problems.map((problem) => problem.field)).toEqual(['model']);
});

test('a blast does not read the wind, and a leak does not read the yield', () => {
  const explosion = { ...document, chemical: 'propane', hazard: 'explosion' };
  const windy = { ...explosion, weather: { ...document.weather, windSpeedMs: 12 } };
  expect(runDocument(windy, propane).zones).toEqual(runDocument(explosion, propane).zones);
  expect(ran({ tntYield: 0.2 }).zones).toEqual(ran({}).zones);
});

test('receptors of the document are counted as those of a table', () => {
  const receptors = [{ id: '1', name: 'School', kind: 'school', latitude: 21.7, longitude: 72.905, people: 100 }] as const;
  expect(ran({ receptors })).toMatchObject({ receptorsConsidered: 1, impact: ran({}, receptorTable(receptors)).impact });
});

test('more than 500 receptors inside are all counted and the worst 500 listed', () => {
  const many = Array.from({ length: 700 }, (_, i) => ({
    id: String(i),
    name: 'Home',
    kind: 'residential' as const,
    latitude: 21.7,
    longitude: 72.9005 + 0.000005 * i,
    people: 2,
  }));
  const result = ran({}, receptorTable(many));
  expect(result.impact.at(-1)?.within).toMatchObject({ receptors: 700, people: 1400 });
  expect([result.hits.length, result.receptorsOmitted]).toEqual([500, 200]);
  const order = result.hits.map((hit) => hit.distanceM);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('a hot gas from a stack rises: the ground gets less than from the same height without rise; ALOHA lets nothing rise', () => {
  const rupture = { type: 'direct', rateKgS: 2, exitTemperatureC: 900, exitDiameterM: 1, heightM: 20 } as const;
  const reach = (exit: object, mode = 'best-estimate'): number =>
    ran({ mode, model: 'gaussian-plume', rupture: { ...rupture, ...exit }, weather: { ...document.weather, stability: 'C' } }).zones[0]
      ?.reachM ?? 0;
  expect(reach({ exitVelocityMs: 25 })).toBeLessThan(0.95 * reach({}));
  expect(reach({ exitVelocityMs: 25 }, 'aloha-compatible')).toBe(reach({}, 'aloha-compatible'));
});

test('spread curves are chosen by id for a model that spreads by them, and refused elsewhere', () => {
  const zone = (dispersionSchool?: string): number =>
    ran({ model: 'gaussian-plume', ...(dispersionSchool === undefined ? {} : { dispersionSchool }) }).zones[0]?.reachM ?? 0;
  expect(zone('briggs-rural')).toBe(zone());
  expect(zone('tno-plume')).not.toBe(zone());
  for (const wrong of [
    { model: 'gaussian-plume', dispersionSchool: 'ccps-puff' },
    { model: 'gaussian-plume', mode: 'aloha-compatible', dispersionSchool: 'turner' },
    { model: 'auto', dispersionSchool: 'turner' },
    { model: 'similarity-plume', dispersionSchool: 'turner' },
  ]) {
    const check = checkScenario({ ...document, ...wrong }, chlorine);
    expect(check.ok ? null : check.problems[0]?.field).toBe('dispersionSchool');
  }
});

test('a measured Obukhov length gives the class where none is given, and the spread of the wind direction widens the plume', () => {
  const { stability: _class, ...weather } = document.weather;
  const measured = (extra: object) => ran({ model: 'similarity-plume', weather: { ...weather, inverseObukhov: 0.07, ...extra } });
  expect(measured({}).stability).toBe('F');
  const reach = (sigmaThetaDeg: number): number => measured({ sigmaThetaDeg }).zones[0]?.reachM ?? 0;
  expect(reach(12)).toBeLessThan(reach(4));
});

test('where gas burns is asked of ten seconds, not of minutes: the zone is that of a ten-second mean and longer than of ten minutes', () => {
  const burning = { ...document, chemical: 'propane', hazard: 'flammable', model: 'gaussian-plume' };
  const reach = (averaging: object): number =>
    runDocument(
      { ...burning, rupture: { type: 'direct', rateKgS: 1, durationMin: 20 }, ...averaging },
      { ...propane, lowerFlammableLimit: 0.021 },
    ).zones[0]?.reachM ?? 0;
  expect(reach({})).toBe(reach({ averagingS: 10 }));
  expect(reach({})).toBeGreaterThan(reach({ averagingS: 600 }));
});

test('the height of a low release is ignored where its jet runs along the ground, and kept where the jet points up or down', () => {
  const codes = (changes: object): readonly string[] =>
    ran({ rupture: { ...document.rupture, heightM: 2, ...changes } }).caveats.map(({ code }) => code);
  expect(codes({})).toContain('height-ignored');
  expect(codes({ direction: 'along-wind' })).toContain('height-ignored');
  expect(codes({ direction: 'up' })).not.toContain('height-ignored');
  expect(codes({ direction: 'down' })).not.toContain('height-ignored');
});
