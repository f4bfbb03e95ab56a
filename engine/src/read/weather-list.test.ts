import { describe, expect, test } from 'vitest';
import { computeField } from '../compute/compute-field.ts';
import { checkScenario, cloudAt, type RunResult, receptorTable, run, threatAt, type Zone } from '../index.ts';
import { chlorine, propane } from '../testing/substances.ts';
import type { PathField, Scenario } from '../types/pipeline.ts';
import { ppmPerDensity } from '../units/convert.ts';

const weather = { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' } as const;

const document = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather,
  site: { latitude: 21.7, longitude: 72.9 },
} as const;

const anHour = { quantityKg: 3600, rupture: { type: 'direct', rateKgS: 1, durationMin: 60 } } as const;

const makeScenario = (changes: object): Scenario => {
  const check = checkScenario({ ...document, ...changes }, 'hazard' in changes ? propane : chlorine);
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return check.scenario;
};

const problemsOf = (changes: object): readonly string[] => {
  const check = checkScenario({ ...document, ...changes }, chlorine);
  return check.ok ? [] : check.problems.map(({ field, message }) => `${field}: ${message}`);
};

const pathOf = (changes: object): PathField => {
  const { field } = computeField(makeScenario(changes));
  if (field.shape !== 'path') throw new Error(`The field is a ${field.shape}, not a path`);
  return field;
};

const steady = [0, 10, 25, 60].map((fromMin) => ({ ...weather, fromMin }));

/** Turned by a quarter to the left, from a west to a south wind, at half an hour. */
const turned = [
  { ...weather, fromMin: 0 },
  { ...weather, fromMin: 30 },
  { ...weather, windFromDeg: 180, fromMin: 30.01 },
];

/** In kg of chlorine: the field summed over boxes. */
const computeMass = (field: PathField, timeS: number, [west, east, south, north]: readonly [number, number, number, number]): number => {
  const [across, up] = [60, 16];
  const dx = (east - west) / across;
  const dy = (north - south) / across;
  let ppm = 0;
  for (let i = 0; i < across; i++)
    for (let j = 0; j < across; j++)
      for (let k = 0; k < up; k++) {
        // Thin boxes near the ground.
        const [low, high] = [400 * (k / up) ** 2, 400 * ((k + 1) / up) ** 2];
        ppm += (high - low) * field.at(west + (i + 0.5) * dx, south + (j + 0.5) * dy, 0.5 * (low + high), timeS);
      }
  return (ppm * dx * dy) / ppmPerDensity(101_325, chlorine.molarMass, 303.15);
};

describe('a list that does not change gives the run of one object', () => {
  const releases = {
    'a hole': {},
    'an hour at one rate': anHour,
    'the whole stock': { rupture: { type: 'catastrophic' } },
    'a minute': { quantityKg: 60, rupture: { type: 'direct', rateKgS: 1, durationMin: 1 } },
  };
  const models = ['auto', 'gaussian-plume', 'similarity-plume'];
  const within = (own: number | null, other: number | null, share = 0.01): void => {
    expect(Math.abs((own ?? 0) / (other ?? 0) - 1)).toBeLessThan(share);
  };
  for (const [name, release] of Object.entries(releases))
    for (const model of models)
      test(`${name}, ${model}`, () => {
        const one = run(makeScenario({ ...release, model }));
        const list = run(makeScenario({ ...release, model, weather: steady }));
        const pairs = one.zones.map((zone, i) => [list.zones[i] as Zone, zone] as const);
        for (const [own, other] of pairs) {
          expect(own.status).toBe(other.status);
          within(own.reachM, other.reachM);
          within(own.maxHalfWidthM, other.maxHalfWidthM);
          within(own.areaM2, other.areaM2);
          within(own.arrivalS, other.arrivalS);
        }
      });

  test('concentration over time, dose and passage at a place off the axis', () => {
    const place = { xM: 1500, yM: -60 };
    const one = threatAt(makeScenario(anHour), place);
    const list = threatAt(makeScenario({ ...anHour, weather: steady }), place);
    within(list.peak, one.peak);
    within(list.arrivalS, one.arrivalS);
    within(list.departureS, one.departureS);
    within(list.outdoors?.load ?? null, one.outdoors?.load ?? null);
    within(list.indoors?.load ?? null, one.indoors?.load ?? null);
    expect(list.shelter?.advice).toBe(one.shelter?.advice);
  });

  test('zones by dose', () => {
    const changes = { ...anHour, levelBasis: 'dose' };
    const one = run(makeScenario(changes));
    const list = run(makeScenario({ ...changes, weather: steady }));
    for (const [i, zone] of one.zones.entries()) within(list.zones[i]?.reachM ?? null, zone.reachM);
  });

  test('the cloud at a moment is that of the plume', () => {
    const field = pathOf({ ...anHour, weather: steady });
    const { field: plume } = computeField(makeScenario(anHour));
    if (plume.shape !== 'plume') throw new Error('No plume');
    for (const timeS of [300, 900, 3600, 4200])
      for (const [x, y] of [
        [200, 5],
        [800, -40],
        [2500, 100],
        [6000, 0],
      ] as const) {
        const value = plume.at(x, y, 1.5, timeS);
        expect(Math.abs(field.at(x, y, 1.5, timeS) - value)).toBeLessThan(0.01 * plume.peak(x, y, 1.5));
      }
  });

  test('a list of one entry is one object, to its hash', () => {
    expect(makeScenario({ weather: [{ ...weather, fromMin: 0 }] }).hash).toBe(makeScenario({}).hash);
  });
});

describe('the wind turns by a quarter at half an hour', () => {
  const place = (id: string, eastM: number, northM: number) => ({
    id,
    name: id,
    kind: 'school' as const,
    latitude: 21.7 + northM / 111_195,
    longitude: 72.9 + eastM / (111_195 * Math.cos((21.7 * Math.PI) / 180)),
    people: 10,
  });
  const places = receptorTable([place('east', 1500, 0), place('north', 0, 1500), place('south', 0, -1500), place('both', 1500, 1500)]);
  const result: RunResult = run(makeScenario({ ...anHour, weather: turned }), places);

  test('places downwind of both directions are reached, each in its own time', () => {
    const hits = new Map(result.hits.map((hit) => [hit.receptor.id, hit]));
    expect([...hits.keys()].sort()).toEqual(['both', 'east', 'north']);
    const travelS = hits.get('east')?.arrivalS ?? 0;
    expect(travelS).toBeLessThan(700);
    expect(hits.get('east')?.departureS).toBeLessThan(1800 + 120);
    // What is released after the turn goes north.
    expect(hits.get('north')?.arrivalS).toBeGreaterThan(1800 + 0.9 * travelS);
    expect(hits.get('north')?.departureS).toBeGreaterThan(3600);
    // What lay to the east at the turn goes north from there.
    const both = hits.get('both');
    expect(both?.arrivalS).toBeGreaterThan(1800 + 0.7 * travelS);
    expect(both?.arrivalS).toBeLessThan(1800 + 1.3 * travelS);
  });

  test('the result says so', () => {
    expect(result.winds?.map(({ fromS, windFromDeg }) => [fromS, windFromDeg])).toEqual([
      [0, 270],
      [1800, 270],
      [60 * 30.01, 180],
    ]);
    expect(result.caveats.map(({ code }) => code)).toContain('weather-followed');
  });

  test('the zones lie in each other, the worse inside the milder', () => {
    const areas = result.zones.map(({ areaM2 }) => areaM2);
    expect(areas).toEqual([...areas].sort((a, b) => a - b));
  });

  test('the cloud at a moment lies within what was or will be affected', () => {
    const moments = cloudAt(makeScenario({ ...anHour, weather: turned }), [900, 2400, 3500]) ?? [];
    const swept = result.zones.map(({ areaM2 }) => areaM2);
    expect(moments).toHaveLength(3);
    for (const { zones } of moments)
      zones.forEach(({ areaM2 }, i) => {
        expect(areaM2).toBeGreaterThan(0);
        expect(areaM2).toBeLessThan(swept[i] ?? 0);
      });
  });

  test('a place in the sheet between two paths is not missed', () => {
    const field = pathOf({ ...anHour, weather: turned });
    const along = [1200, 1350, 1500, 1650, 1800].map((x) => field.peak(x, 1500, 0));
    for (let i = 1; i < along.length; i++) expect((along[i] ?? 0) / (along[i - 1] ?? 1)).toBeGreaterThan(0.6);
  });
});

describe('mass is carried', () => {
  const burst = { model: 'gaussian-puff', quantityKg: 500, rupture: { type: 'direct' } } as const;
  const changed = (next: object) => [
    { ...weather, fromMin: 0 },
    { ...weather, fromMin: 5 },
    { ...weather, ...next, fromMin: 5.01 },
  ];
  const changes = {
    'a quarter turn': { windFromDeg: 180 },
    'twice the wind': { windSpeedMs: 6 },
    'half the wind': { windSpeedMs: 1.5 },
    'more stable air': { stability: 'E' },
  };
  for (const [name, next] of Object.entries(changes))
    test(`of a burst through ${name}`, () => {
      const field = pathOf({ ...burst, weather: changed(next) });
      const mass = computeMass(field, 540, [-200, 3000, -800, 1800]);
      expect(mass / 500).toBeGreaterThan(0.93);
      expect(mass / 500).toBeLessThan(1.07);
    });
  for (const [name, next] of Object.entries(changes))
    test(`of four minutes at one rate through ${name}`, () => {
      const release = { model: 'gaussian-plume', quantityKg: 240, rupture: { type: 'direct', rateKgS: 1, durationMin: 4 } };
      const field = pathOf({ ...release, weather: changed(next) });
      const mass = computeMass(field, 540, [-200, 3000, -800, 1800]);
      expect(mass / 240).toBeGreaterThan(0.9);
      expect(mass / 240).toBeLessThan(1.1);
    });
});

describe('lists that cannot be followed', () => {
  test('are refused by the entry and what is allowed', () => {
    expect(problemsOf({ weather: [] })).toEqual(['weather: The list of weather has 0 entries; allowed: 1 to 200 entries.']);
    expect(problemsOf({ weather: [{ ...weather, fromMin: 5 }] })).toEqual([
      'weather[0].fromMin: Weather entry 1: fromMin is 5; allowed: 0, the start of the release.',
    ]);
    expect(
      problemsOf({
        weather: [
          { ...weather, fromMin: 0 },
          { ...weather, fromMin: 20 },
          { ...weather, fromMin: 10 },
        ],
      }),
    ).toEqual(['weather[2].fromMin: Weather entry 3: fromMin is 10; allowed: above 20, the entry before, up to 10080 min.']);
    expect(
      problemsOf({
        weather: [
          { ...weather, fromMin: 0 },
          { ...weather, windSpeedMs: 90, windFromDeg: undefined, fromMin: 10 },
        ],
      }),
    ).toEqual([
      'weather[1].windSpeedMs: Weather entry 2 (from 10 min): Wind speed is 90; allowed: 0 to 60 m/s.',
      'weather[1].windFromDeg: Weather entry 2 (from 10 min): Wind from is missing; give 0 to 360 °.',
    ]);
    expect(problemsOf({ weather: [{ ...weather, fromMin: 0 }, 'rain'] })).toEqual([
      "weather[1]: Weather entry 2 is 'rain'; it must be an object.",
    ]);
  });

  test('an entry keeps what it does not give, and its class is derived at its own moment', () => {
    const { stability: _class, ...clear } = { ...weather, cloudPercent: 10, humidityPercent: 80 };
    const scenario = makeScenario({
      time: '2026-01-15T10:30:00+05:30',
      weather: [
        { ...clear, fromMin: 0 },
        { windSpeedMs: 2, windFromDeg: 280, temperatureC: 20, fromMin: 660 },
      ],
    });
    expect(scenario.weather.stability).toBe('B');
    expect(scenario.laterWeather?.[0]?.weather).toMatchObject({ relativeHumidity: 0.8, cloudFraction: 0.1, stability: 'F' });
  });

  test.each([
    ['aloha', { mode: 'aloha-compatible' }],
    ['calm', { weather: turned.map((entry) => ({ ...entry, windSpeedMs: 0.5 })) }],
    ['not-a-cloud', { hazard: 'explosion', rupture: undefined }],
  ])('are used by their first entry, with a warning: %s', (reason, changes) => {
    const result = run(makeScenario({ weather: turned, ...changes }));
    expect(result.winds).toBeUndefined();
    expect(result.caveats.find(({ code }) => code === 'first-weather-only')?.params).toEqual({ reason });
  });
});
