import { alertInput, type Run, receptorKinds } from '@hazardguard/contract';
import type { Level, ReceptorHit, ReceptorKind, RunResult, Zone } from '@hazardguard/engine';
import { describe, expect, test } from 'vitest';
import { sumHeadCounts } from '../../assess/runs/footprint.ts';
import { destination } from '../../platform/compute/geodesy.ts';
import { toAlertArea, toIncidentSeverity } from './alert-area.ts';
import { proposeAlert } from './proposal.ts';
import { type RunArea, toZoneArea } from './run-area.ts';

const now = new Date('2026-11-20T09:04:00Z');

const toRing = (corners: readonly (readonly [bearingDeg: number, metres: number])[]) =>
  corners.map(([bearingDeg, metres]) => {
    const at = destination(19.0728, 72.8826, bearingDeg, metres);
    return [at.longitude, at.latitude] as const;
  });
/** Towards the east-southeast. */
const buildKite = (reachM: number) =>
  toRing([
    [293, 1],
    [110, 0.9 * reachM],
    [113, reachM],
    [116, 0.9 * reachM],
    [293, 1],
  ]);
const buildCircle = (reachM: number) => toRing([0, 60, 120, 180, 240, 300, 0].map((bearingDeg) => [bearingDeg, reachM]));

const zone = (
  id: string,
  severity: Zone['level']['severity'],
  value: number,
  reachM: number,
  unit: Zone['level']['unit'] = 'ppm',
): Zone => ({
  level: { id, severity, value, unit, exposureS: unit === 'ppm' ? 3600 : undefined, meaning: `People may be harmed above ${id}.` },
  status: reachM > 0 ? 'reached' : 'not-reached',
  reachM,
  maxHalfWidthM: reachM / 10,
  areaM2: reachM * reachM * 0.15,
  arrivalS: unit === 'ppm' ? reachM / 4 : null,
  outlineM: [],
  polygon: [unit === 'ppm' ? buildKite(reachM) : buildCircle(reachM)],
});

const hit = (name: string, distanceM: number): ReceptorHit => ({
  receptor: { id: name, name, kind: 'school', latitude: 19.07, longitude: 72.89, people: 400 },
  levelId: 'AEGL-2',
  severity: 'middle',
  distanceM,
  bearingDeg: 113,
  value: 4,
  arrivalS: distanceM / 4,
  departureS: undefined,
});

const noKinds = { receptors: 0, people: 0, withoutCount: undefined };
const count = (people: number) => ({
  receptors: people > 0 ? 3 : 0,
  people,
  withoutCount: undefined,
  byKind: Object.fromEntries(receptorKinds.map((kind) => [kind, noKinds])) as Record<ReceptorKind, typeof noKinds>,
});

const result: RunResult = {
  engineVersion: '0.1.0',
  scenarioHash: 'abc',
  hazard: 'leak',
  chemical: { id: 'chlorine', name: 'Chlorine', cas: '7782-50-5' },
  site: { latitude: 19.0728, longitude: 72.8826 },
  windFromDeg: 293,
  windSpeedMs: 3.64,
  stability: 'D',
  winds: undefined,
  model: {
    id: 'gaussian-plume',
    title: 'Gaussian plume',
    mode: 'best-estimate',
    verified: true,
    validatedOn: [],
    reason: '',
    reasonCode: undefined,
    reasonParams: undefined,
    sources: [],
  },
  source: {
    regime: 'two-phase',
    rateKgS: 2.345,
    durationS: 1_260,
    airborneKg: 2_955,
    leftKg: undefined,
    pooledKg: undefined,
    rainOut: undefined,
    openingAreaM2: 0.0005,
    flashFraction: 0.18,
    storagePressureKpa: 780,
    temperatureC: 30,
    history: [],
  },
  details: undefined,
  overlays: undefined,
  zones: [zone('AEGL-3', 'severe', 20, 1_234), zone('AEGL-2', 'middle', 2, 4_321), zone('AEGL-1', 'mild', 0.5, 8_800)],
  impact: [
    { levelId: 'AEGL-3', within: count(120), alone: count(120) },
    { levelId: 'AEGL-2', within: count(1_540), alone: count(1_420) },
    { levelId: 'AEGL-1', within: count(6_210), alone: count(4_670) },
  ],
  hits: [hit('Far Hospital', 2_950), hit('Near School', 846)],
  receptorsOmitted: 0,
  receptorsConsidered: 41,
  inputs: [],
  caveats: [{ code: 'flat-terrain', severity: 'note', message: 'The ground is taken as flat.' }],
};

const buildRun = (changes: Partial<RunResult> = {}): Run => ({
  id: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10',
  industryId: 1,
  industryName: 'Sample Chlor-Alkali',
  inventoryItemId: null,
  drillId: null,
  incidentId: null,
  placeName: null,
  createdAt: now.toISOString(),
  createdBy: 'Asha Patel',
  scenario: {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 3_000,
    weather: { windSpeedMs: 3.64, windFromDeg: 293, temperatureC: 30 },
    site: { latitude: 19.0728, longitude: 72.8826 },
    time: '2026-11-20T14:30:00+05:30',
  },
  weatherOrigin: { source: 'last-known', observedAt: null, ageS: 2_520 },
  result: { ...result, ...changes },
});

const findLevel = (index: number): Level => (result.zones[index] ?? result.zones[0])?.level as Level;
const both = { outline: buildKite(2_840), probability: 0.02, members: 100 } as const;
const warned: NonNullable<RunArea['warned']> = {
  actNow: { ...both, level: findLevel(0), reachM: 2_840, probableM: 2_800, isModelLimit: false, beyondShare: 0.24 },
  beReady: { ...both, level: findLevel(1), reachM: 20_100, probableM: 20_000, isModelLimit: true, beyondShare: 0 },
  guide: {
    downwind: { distanceM: 1_300, orMore: false, spill: 'small', container: null, unverified: false },
    aroundM: 300,
    around: 'least',
    smokeM: 0,
  },
};

const propose = (changes: Partial<RunResult> = {}, status: 'Actual' | 'Exercise' = 'Actual', population: Run['population'] = null) =>
  proposeAlert({
    run: { ...buildRun(changes), population },
    area: toZoneArea(buildRun(changes), 'The wind is measured at the fence'),
    status,
    incidentId: 'INC123456',
    person: { name: 'Asha Patel', roleTitle: 'Plant safety team' },
    now,
    publicUrl: null,
    noFlameM: 0,
    siteName: 'Sample Chlor-Alkali',
    villages: [],
  });

describe('the proposed warning', () => {
  test('has source, hazard, place, action and time from the templates of each language, and nothing that only officials read', () => {
    const alert = propose();
    expect(alert.source).toBe('Asha Patel, Plant safety team for Sample Chlor-Alkali');
    expect(alert).toMatchObject({
      hazard: 'toxic-leak',
      action: 'shelter',
      hazardText: 'Chlorine is leaking from Sample Chlor-Alkali. The gas cloud is poisonous.',
      placeText:
        'Up to 4.4\u00a0km to the south-east of Sample Chlor-Alkali, and everyone close to it on every side. People farther away on the other sides need not act.',
      timeText: 'Keep doing this until the all clear. The next message comes by 20 Nov 2026, 15:34 IST.',
      smsText:
        'Go indoors now. Up to 4.4 km south-east of Sample Chlor-Alkali, and close to it on every side: Poison gas Chlorine. Shut doors and windows. Turn off fans, coolers and AC. Next message by 15:34 IST.',
    });
    const read = [alert, ...Object.values(alert.translations ?? {})].flatMap((text) => [
      text.hazardText,
      text.placeText,
      text.actionText,
      text.timeText,
      text.smsText,
    ]);
    expect(read.join(' ')).not.toMatch(/AEGL|ppm|kg\/s|UTC|72\.88|Calculated|stability/);
    expect(Object.keys(alert.translations ?? {})).toEqual(['hi', 'gu', 'mr']);
    expect(alert.translations?.gu?.hazardText).toContain('ક્લોરિન');
  });

  test('keeps the run’s own numbers in the description, for officials', () => {
    const { incidentDescription } = propose();
    for (const figure of [
      'Release of Chlorine at Sample Chlor-Alkali: 3 tonnes into the air over 21 minutes, at most 2.3 kg/s.',
      'Worst level reached: AEGL-3, 60 minutes (20 ppm). People may be harmed above AEGL-3. Calculated by a model, not measured.',
      'Shelter is proposed: the cloud may have reached the nearest recorded place, too soon to be sure that everybody gets out.',
      'From Sample Chlor-Alkali (19.0728, 72.8826) towards the east-southeast, to 4.3 km, up to 430 m to either side (wind from the west-northwest at 3.6 m/s).',
      'Reach: AEGL-3, 60 minutes (20 ppm) 1.2 km; AEGL-2, 60 minutes (2 ppm) 4.3 km; AEGL-1, 60 minutes (0.5 ppm) 8.8 km.',
      'People in the AEGL-2 zone: at least 1,500, by the head-counts of recorded places.',
      'Area: the zone of AEGL-2, 60 minutes alone. The wind is measured at the fence',
      'Issued 2026-11-20 14:34 (UTC+05:30), valid until 2026-11-20 15:34 (UTC+05:30).',
      'First recorded place reached after about 4 minutes.',
    ])
      expect(incidentDescription).toContain(figure);
  });

  test('names the nearest places first', () => {
    const texts = propose({ zones: result.zones.slice(0, 1) }).incidentDescription;
    expect(texts).toContain('Nearest inside: Near School (850 m to the east-southeast) and Far Hospital (3 km to the east-southeast).');
  });

  test('writes the numbers of caveats as people do, and unknown is not soon', () => {
    const caveats = [{ code: 'c', severity: 'note' as const, message: 'The pool spreads to 2.9e+3 m² and 5.35e+3 kg remain.' }];
    expect(propose({ caveats }).incidentDescription).toContain('The pool spreads to 2,900 m² and 5,350 kg remain.');
    const { incidentDescription } = propose({ hits: [] });
    expect(incidentDescription).toContain('no place is recorded inside, so the time that people have is not known.');
    expect(incidentDescription).not.toContain('too soon');
  });

  test('says that water must stay away from what reacts with it, to residents and to responders', () => {
    const chemical = { id: 'titanium-tetrachloride', name: 'Titanium tetrachloride', cas: '7550-45-0' };
    const { actionText, incidentDescription, translations } = propose({ chemical });
    expect(actionText).toContain('Put no water on the liquid or its fumes.');
    expect(incidentDescription).toContain('Titanium tetrachloride reacts with water. Put no water on it.');
    expect(translations?.hi?.hazardText).toContain('टाइटेनियम टेट्राक्लोराइड');
    expect(propose().actionText).not.toContain('water');
  });

  test('repeats every caveat and names its weather', () => {
    const { incidentDescription } = propose();
    expect(incidentDescription).toContain('Caveat: The ground is taken as flat.');
    expect(incidentDescription).toContain('Weather the last known, not current, 42 minutes old at the time; stability class D.');
    expect(incidentDescription).toContain('AEGL-2 3 places, 1,500 by their head-counts');
  });

  test.each([
    [3, 'high'],
    [2, 'medium'],
    [1, 'low'],
    [0, 'low'],
  ])('with the mildest %d levels reached the severity is %s', (reached, severity) => {
    const zones = result.zones.map((each, index) => (index < 3 - reached ? zone(each.level.id, each.level.severity, 1, 0) : each));
    expect(propose({ zones }).incidentSeverity).toBe(severity);
    expect(toIncidentSeverity(zones.filter((each) => each.status === 'reached'))).toBe(severity);
  });

  test('with no level reached claims no area and no action', () => {
    const zones = result.zones.map((each) => zone(each.level.id, each.level.severity, 1, 0));
    const alert = propose({ zones, hits: [], impact: [] });
    expect(alert.action).toBe('be-ready');
    expect(alert.incidentDescription).toContain('reaches none of its levels; check the inputs');
    expect(alert.incidentDescription).toContain('No area outside the site');
    expect(alert.incidentDescription).toContain('No protective action follows from this calculation.');
    expect(toAlertArea(toZoneArea({ result: { ...result, zones } }, '').zones).features).toEqual([]);
  });

  test('a blast goes all around, has no wind and no arrival', () => {
    const zones = [zone('heavy', 'severe', 20.7, 210, 'kPa'), zone('glass', 'mild', 6.9, 981, 'kPa')];
    const alert = propose({ zones, hazard: 'explosion', hits: [] });
    expect(propose({ zones, hazard: 'fire', hits: [] })).toMatchObject({ hazard: 'fire', action: 'keep-away' });
    expect(alert).toMatchObject({ hazard: 'explosion', action: 'keep-away', placeText: 'Within 990\u00a0m of Sample Chlor-Alkali.' });
    expect(alert.incidentDescription).toContain(
      'All around Sample Chlor-Alkali (19.0728, 72.8826), to 980 m. Reach: blast of 20.7 kPa 210 m',
    );
    expect(alert.incidentDescription).not.toContain('Weather');
    expect(alert.incidentDescription).not.toContain('reached after');
    expect(`${alert.placeText} ${alert.actionText} ${alert.smsText}`).not.toMatch(/\bwind\b|sideways/);
    expect(alert.actionText).toContain('Go straight away from the site');
  });

  test('the two areas hold the zones of level 2, and their probability, the guide and how many reach farther are said', () => {
    const run = buildRun();
    const area = { ...toZoneArea(run, ''), choice: 'warned-area' as const, reason: null, warned };
    const alert = proposeAlert({
      run,
      area,
      status: 'Actual',
      incidentId: 'INC123456',
      person: { name: 'A', roleTitle: 'B' },
      now,
      publicUrl: null,
      noFlameM: 0,
      siteName: 'Sample Chlor-Alkali',
      villages: [],
    });
    expect(alert).toMatchObject({
      areaChoice: 'warned-area',
      placeText:
        'Up to 2.9\u00a0km to the south-east of Sample Chlor-Alkali, and everyone close to it on every side. People farther away on the other sides need not act.',
    });
    expect(alert.areaReason).toBeUndefined();
    expect(alert.incidentDescription).toContain(
      'Act-now area: places that AEGL-3, 60 minutes reaches with a probability of at least 2 %, to 2.8 km; of accidents of this kind 1 in 4 reaches farther. It holds everybody within 300 m and the distance of the Emergency Response Guidebook, 1.3 km downwind (small spill; the container is assumed from the quantity). Be-ready area: places that AEGL-2, 60 minutes reaches with a probability of at least 2 %, as far as the model reaches; of accidents of this kind none reaches farther.',
    );
    const burning = { ...warned, guide: { ...warned.guide, around: 'vessel-in-fire' as const, downwind: null, smokeM: 25_000 } };
    const fire = proposeAlert({
      ...{ run: buildRun({ hazard: 'fire' }), area: { ...area, warned: burning }, status: 'Actual', incidentId: 'INC123456' },
      ...{ person: { name: 'A', roleTitle: 'B' }, now, publicUrl: null, noFlameM: 0, siteName: 'X', villages: ['Boidra'] },
    });
    expect(fire.incidentDescription).toContain(
      'Be-ready area: the smoke, 25 km downwind with the uncertainty of the wind; a convention, not calculated.',
    );
    expect(fire.incidentDescription).toContain('in the smoke downwind they shelter');
    expect(fire.placeText).toMatch(/ Villages and wards: Boidra\.$/);
    expect(toAlertArea(area.zones, burning).features.at(-1)?.properties).toMatchObject({ warnedArea: 'be-ready', smokeM: 25_000 });
    expect(toAlertArea(area.zones, warned).features.at(-1)?.properties).toMatchObject({ warnedArea: 'be-ready', smokeM: null });
    const { features } = toAlertArea(area.zones, warned);
    expect(features.map(({ properties }) => properties.levelId)).toEqual(['AEGL-3', 'AEGL-2', 'AEGL-3', 'AEGL-2']);
    expect(features.slice(2)).toMatchObject([
      { properties: { warnedArea: 'act-now' }, geometry: { coordinates: [warned.actNow.outline] } },
      { properties: { warnedArea: 'be-ready' } },
    ]);
    expect(toAlertArea(area.zones, { ...warned, beReady: null }).features).toHaveLength(3);
    const mild = {
      result: { ...result, zones: result.zones.map((each, index) => (index < 2 ? zone(each.level.id, each.level.severity, 1, 0) : each)) },
    };
    expect(toZoneArea(mild, '').zones.map(({ level }) => level.id)).toEqual(['AEGL-1']);
  });

  test('a reach beyond the model’s range is no distance', () => {
    const zones = result.zones.map((each) => ({ ...each, status: 'beyond-range' as const }));
    expect(propose({ zones }).incidentDescription).toContain('AEGL-1, 60 minutes (0.5 ppm) as far as the model reaches');
  });

  test('an exercise says so in its first word, a real warning does not', () => {
    expect(propose({}, 'Exercise').hazardText).toMatch(/^EXERCISE\. Chlorine is leaking/);
    expect(JSON.stringify(propose())).not.toContain('EXERCISE');
  });

  test('says that population is not known, and never that nobody is there; with a source, how many and by whom', () => {
    const unknown = propose({ receptorsConsidered: 0, hits: [], impact: [] }).incidentDescription;
    expect(unknown).toContain('Population not known here.');
    expect(unknown).not.toMatch(/no people|nobody/iu);
    const source = { id: 1, kind: 'areas', name: 'Census of India', sourceName: 'Census of India', year: 2011, licence: 'GODL' } as const;
    const rest = { day: null, night: null, errorShare: null, others: [], villages: [], villagesOmitted: 0, levelId: 'AEGL-2' };
    const count = { ...rest, people: 12_345, low: 9_400, high: 15_100, coveredShare: 0.8, source };
    expect(propose({}, 'Actual', [count]).incidentDescription).toContain(
      'People in the AEGL-2 zone: about 12,000 (9,400 to 15,000; Census of India, 2011). Population is known for 80 % of the zone.',
    );
  });

  test('always fits the contract, however long the names are', () => {
    const name = 'x'.repeat(200);
    const run = { ...buildRun({ chemical: { id: 'x', name, cas: '-' }, hits: [hit(name, 10), hit(name, 20)] }), industryName: name };
    const caveats = Array.from({ length: 60 }, (_none, index) => ({ code: 'c', severity: 'note' as const, message: `${index} ${name}` }));
    const alert = proposeAlert({
      run: { ...run, result: { ...run.result, caveats } },
      area: toZoneArea(run, `It is ${name}`),
      status: 'Exercise',
      incidentId: 'INC000000',
      person: { name, roleTitle: 'Plant safety team' },
      now,
      publicUrl: null,
      noFlameM: 0,
      siteName: 'Sample Chlor-Alkali',
      villages: [],
    });
    expect(alertInput.safeParse(alert).error).toBeUndefined();
  });

  test('head-counts are those of the widest ring, and the area is worst first', () => {
    expect(sumHeadCounts(result)).toBe(6_210);
    expect(toAlertArea(result.zones).features.map(({ properties }) => properties.levelId)).toEqual(['AEGL-3', 'AEGL-2', 'AEGL-1']);
  });
});
