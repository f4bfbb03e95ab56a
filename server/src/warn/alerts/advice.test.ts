import {
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  type AlertText,
  alertRoutes,
  findActionProblem,
  findTextProblem,
  industryRoutes,
  isTimeToLeave,
  type Run,
} from '@hazardguard/contract';
import type { Severity, Zone } from '@hazardguard/engine';
import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findReleaseHazard } from '../../assess/runs/release-hazard.ts';
import { switchOn } from '../../platform/texts/offered-languages.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { type ProposalFacts, proposeAlert } from './proposal.ts';
import { toZoneArea } from './run-area.ts';
import { fillTemplate, type TemplateFacts } from './templates/fill-template.ts';

/**
 * What guidance for the public asks for, written from these texts and not from the product's own table:
 *
 * [ERG] Emergency Response Guidebook, protective actions (2004 in environmentalchemistry.com/yogi/hazmat/erg/ProtectiveFactors.html, 2012
 *   quoted by ninthbrain, Chemical Suicide, page 50): evacuation is best "if there is enough time" for people to be warned, to get ready and to
 *   leave; shelter "when evacuating the public would cause greater risk".
 * [NDMA] ndma.gov.in, Chemical: Do's & Don'ts: evacuate perpendicular to the wind by the designated route; who cannot, inside with doors and
 *   windows tightly closed; no smoking, fire or spark in the hazardous area.
 * [UK] birmingham.gov.uk, Industrial accidents; bury.gov.uk, Chemical or toxic release; gosport.gov.uk, Chemical accidents: "Go in, stay in and
 *   tune in", close doors, windows and vents, turn off fans and ventilation, extinguish naked flames; do not go out until it is declared safe.
 * [LF] rmoflorne.ca, Shelter-in-Place: indoors "unless the chemical is flammable"; "3 hours or less".
 * [NE] bereadynebraska.com, Shelter-in-place: not for flammable gases such as propane.
 * [AR] aristatek.com, Evacuate or shelter in place: smoke, fire or a burst that threatens: people must be evacuated.
 */
type Cloud = 'toxic' | 'flammable' | 'both' | 'fire' | 'blast';

const inside = { must: /indoors.*doors and windows/i, never: /^Leave|^Move away/ };
const guidance: Readonly<
  Record<Cloud, Readonly<Record<'soon' | 'late', { readonly must: readonly RegExp[]; readonly never: readonly RegExp[] }>>>
> = {
  // [UK] [ERG] [LF]: in, shut, ventilation off; with time for it, out of the wind [NDMA].
  toxic: {
    soon: { must: [inside.must, /fans, coolers and AC/], never: [inside.never] },
    late: { must: [/^Leave now/, /wind/, /If you cannot leave: go indoors/], never: [] },
  },
  // [NE] [LF]: no shelter; [NDMA]: no spark.
  flammable: {
    soon: { must: [/on foot/, /No flame, no phone, no switch, no engine/], never: [/indoors/, /fans|turn off|switch off/i] },
    late: { must: [/on foot/, /No flame/], never: [/indoors/, /fans|turn off|switch off/i] },
  },
  // [UK]: in, and ventilation off; [NDMA]: no spark in the hazardous area, which is near the leak: decision 0143.
  both: {
    soon: { must: [inside.must, /fans, coolers and AC/], never: [inside.never, /^[^:]*No flame, no switch/] },
    late: { must: [/^Leave now/, /wind/, /If you cannot leave: go indoors/], never: [/on foot/] },
  },
  // [AR]: away, and not past the fire.
  fire: {
    soon: { must: [/straight away/], never: [/sideways|across/, /fans/] },
    late: { must: [/straight away/], never: [/sideways|across/, /fans/] },
  },
  blast: {
    soon: { must: [/straight away/, /windows/], never: [/sideways|across/, /fans/] },
    late: { must: [/straight away/, /windows/], never: [/sideways|across/, /fans/] },
  },
};

/** The acts by the words of each language: all must have the same ones. */
const acts: Readonly<Record<string, readonly RegExp[]>> = {
  indoors: [/indoors|go in\b/i, /अंदर/, /અંદર/, /आत (जा|सर्व|किंवा)/, /உள்ளே/, /లోపల/, /ভেতরে/, /اندر/],
  doors: [/doors and windows/, /दरवाज़े-खिड़की/, /બારી-બારણાં/, /दारे-खिडक्या/, /கதவு, ஜன்னல்/, /తలుపులు, కిటికీలు/, /দরজা-জানালা/, /دروازے، کھڑکیاں/],
  fans: [
    /fans, coolers and AC/,
    /पंखे, कूलर, एसी/,
    /પંખા, કૂલર, એસી/,
    /पंखे, कूलर, एसी/,
    /ஃபேன், கூலர், ஏசி/,
    /ఫ్యాన్లు, కూలర్లు, ఏసీ/,
    /ফ্যান, কুলার, এসি/,
    /پنکھے، کولر، اے سی/,
  ],
  gaps: [/gaps/, /दरारें/, /તિરાડો/, /फटी/, /இடைவெளி/, /సందుల/, /ফাঁক/, /درزیں/],
  sideways: [/out of the wind|to the (south|north)|along with the wind/, /हवा/, /પવન/, /वाऱ्या/, /காற்று|காற்றின்/, /గాలి/, /হাওয়া/, /ہوا /],
  foot: [/on foot/, /पैदल/, /પગપાળા/, /पायी/, /நடந்து/, /కాలినడక/, /হেঁটে/, /پیدل/],
  spark: [/[Nn]o flame/, /आग/, /આગ/, /आग/, /தீ(,| அல்லது)/, /మంట(,| లేదా)/, /আগুন/, /آگ/],
  switch: [/no switch/, /स्विच/, /સ્વિચ/, /स्विच/, /ஸ்விட்ச்/, /స్విచ్/, /সুইচ/, /سوئچ/],
  phone: [/no phone/, /फ़ोन/, /ફોન/, /फोन/, /போன்/, /ఫోన్/, /ফোন/, /فون/],
  engine: [/no engine/, /गाड़ी/, /વાહન/, /गाडी/, /வாகனம்/, /వాహనం/, /গাড়ি/, /گاڑی/],
  straight: [/straight away/, /सीधे दूर/, /સીધા દૂર/, /सरळ दूर/, /நேராக விலகி/, /నేరుగా దూరంగా/, /সোজা দূরে/, /سیدھے دور/],
  smoke: [/smoke/, /धु/, /ધુમાડ/, /धुर/, /புகை/, /పొగ/, /ধোঁয়া/, /دھو/],
  officials: [/officials say/, /अधिकारी|अधिकारियों/, /અધિકારીઓ/, /अधिकार/, /அதிகாரிகள்/, /అధికారులు/, /প্রশাসন/, /حکام/],
};

const propose = (facts: Omit<ProposalFacts, 'area' | 'publicUrl' | 'noFlameM' | 'siteName' | 'villages'>) =>
  proposeAlert({
    noFlameM: 0,
    siteName: facts.run.industryName,
    villages: [],
    ...facts,
    area: toZoneArea(facts.run, 'For the test'),
    publicUrl: null,
  });

beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));

const now = new Date('2026-11-20T09:00:00Z');
const night = new Date('2026-11-20T21:30:00Z');

const buildZone = (severity: Severity, unit: Zone['level']['unit']): Zone => ({
  level: { id: severity, severity, value: 1, unit, exposureS: undefined, meaning: '' },
  status: 'reached',
  reachM: 2_000,
  maxHalfWidthM: 200,
  areaM2: 1e5,
  arrivalS: unit === 'ppm' ? 600 : null,
  outlineM: [],
  polygon: [],
});

/** Each cloud with a substance that makes it, and the run it comes from. */
const clouds: Readonly<
  Record<
    Cloud,
    { readonly cas: string; readonly hazard: Run['result']['hazard']; readonly unit: Zone['level']['unit']; readonly says: AlertHazard }
  >
> = {
  toxic: { cas: '7782-50-5', hazard: 'leak', unit: 'ppm', says: 'toxic-leak' },
  flammable: { cas: '74-98-6', hazard: 'flammable', unit: 'ppm', says: 'flammable-leak' },
  both: { cas: '7783-06-4', hazard: 'leak', unit: 'ppm', says: 'toxic-flammable-leak' },
  fire: { cas: '74-98-6', hazard: 'fire', unit: 'kW/m²', says: 'fire' },
  blast: { cas: '74-98-6', hazard: 'explosion', unit: 'kPa', says: 'explosion' },
};

const buildRun = (cloud: Cloud, severity: Severity, arrivalS: number, at: Date): Run => {
  const { cas, hazard, unit } = clouds[cloud];
  const receptor = { id: 's', name: 'School', kind: 'school' as const, latitude: 21.6, longitude: 73, people: 100 };
  return {
    id: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10',
    industryId: 1,
    industryName: 'Test Works',
    createdAt: at.toISOString(),
    scenario: { chemical: cas, hazard },
    weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
    result: {
      hazard,
      chemical: { id: '', name: cas, cas },
      site: { latitude: 21.6, longitude: 73 },
      windFromDeg: 270,
      windSpeedMs: 3,
      stability: 'D',
      model: { title: '', verified: true },
      source: { regime: 'gas', rateKgS: 1, durationS: 600, airborneKg: 600 },
      zones: [buildZone(severity, unit)],
      impact: [],
      hits: [{ receptor, levelId: severity, severity, distanceM: 1_500, bearingDeg: 90, value: 1, arrivalS }],
      receptorsConsidered: 1,
      caveats: [],
    },
  } as unknown as Run;
};

const cases = (Object.keys(clouds) as Cloud[]).flatMap((cloud) =>
  (['severe', 'mild'] as const).flatMap((severity) =>
    (['soon', 'late'] as const).flatMap((comes) => [now, night].map((at) => ({ cloud, severity, comes, at }))),
  ),
);

const expectAdvice = (text: AlertText, cloud: Cloud, comes: 'soon' | 'late'): void => {
  for (const said of guidance[cloud][comes].must) expect(text.actionText).toMatch(said);
  for (const said of guidance[cloud][comes].never) expect(`${text.actionText} ${text.smsText}`).not.toMatch(said);
  expect(text.actionText).toMatch(/officials say/);
  expect(text.actionText).not.toMatch(/cloud has passed/);
  expect(text.timeText).toMatch(/until the all clear/);
};

/** The same acts and the same numbers in every language. */
const expectSameInAll = (alert: Pick<AlertInput, keyof AlertText | 'translations'>): void => {
  const texts = publicLanguageCodes.map((language) => (language === 'en' ? alert : alert.translations?.[language]));
  for (const [act, words] of Object.entries(acts)) {
    const said = words.map((word, index) => word.test(texts[index]?.actionText ?? ''));
    expect(new Set(said).size, `${act}: ${texts.map((text) => text?.actionText).join(' | ')}`).toBe(1);
  }
  for (const content of ['placeText', 'timeText', 'smsText'] as const) {
    const numbers = texts.map((text) => text?.[content]?.match(/\d+(?:[.:]\d+)?/g)?.join(' '));
    expect(new Set(numbers).size, content).toBe(1);
  }
};

describe('a warning from a run (also of sensors, drills and precomputed footprints)', () => {
  test.each(cases)('$cloud, $severity, arrival $comes, $at: as in the guidance, in every language', ({ cloud, severity, comes, at }) => {
    const run = buildRun(cloud, severity, comes === 'soon' ? 240 : 3_600, at);
    const person = { name: 'Asha', roleTitle: 'Plant' };
    const alert = propose({ run, status: 'Actual', incidentId: 'INC123456', person, now: at });
    expect(alert.hazard).toBe(clouds[cloud].says);
    // A mild cloud is no reason to leave.
    expectAdvice(alert, cloud, severity === 'mild' ? 'soon' : comes);
    expectSameInAll(alert);
  });

  test('people leave only if they can be away before the cloud: without a known arrival nobody is sent out', () => {
    const walk = { halfWidthM: 300, releaseS: 600 };
    // 15 min to be warned, 5 min to set out, 300 m at 1 m/s.
    expect([1_499, 1_500].map((arrivalS) => isTimeToLeave({ ...walk, arrivalS }))).toEqual([false, true]);
    expect(isTimeToLeave({ ...walk, arrivalS: null })).toBe(false);
    // In a release that is too long for shelter, people who read the warning early leave.
    expect([599, 600].map((arrivalS) => isTimeToLeave({ ...walk, releaseS: 3 * 3_600, arrivalS }))).toEqual([false, true]);
    // Time since the beginning of the release is subtracted.
    const run = buildRun('toxic', 'severe', 3_600, now);
    const later = new Date(now.getTime() + 50 * 60_000);
    const proposed = (at: Date) =>
      propose({ run, status: 'Actual', incidentId: 'INC123456', person: { name: 'A', roleTitle: 'B' }, now: at });
    expect([proposed(now).action, proposed(later).action]).toEqual(['leave', 'shelter']);
    // In calm air the cloud may drift anywhere, and there is no crosswind direction.
    const calm = {
      ...run,
      result: { ...run.result, caveats: [{ code: 'calm-wind', message: 'The air is calm', severity: 'warning' }] },
    } as Run;
    const sheltered = propose({ run: calm, status: 'Actual', incidentId: 'INC123456', person: { name: 'A', roleTitle: 'B' }, now });
    expect([sheltered.action, sheltered.incidentDescription]).toEqual(['shelter', expect.stringContaining('the air is calm')]);
  });

  test('toxic levels of a gas that burns before it poisons give the advice for a flammable cloud', () => {
    const propaneAt = (ppm: number) => {
      const run = buildRun('both', 'severe', 240, now);
      const [zone] = run.result.zones;
      if (zone === undefined) throw new Error('no zone');
      const zones = [{ ...zone, level: { ...zone.level, value: ppm } }];
      const chemical = { id: '', name: 'Propane', cas: '74-98-6' };
      return propose({
        run: { ...run, result: { ...run.result, chemical, zones } },
        status: 'Actual',
        incidentId: 'INC123456',
        person: { name: 'A', roleTitle: 'B' },
        now,
      });
    };
    // AEGL-1 of propane, and one far below a tenth of its lower flammable limit (17,000 ppm).
    expect(propaneAt(5_500).hazard).toBe('flammable-leak');
    expectAdvice(propaneAt(5_500), 'flammable', 'soon');
    expect(propaneAt(1_000).hazard).toBe('toxic-flammable-leak');
  });

  test.each(Object.keys(clouds) as Cloud[])(
    '%s that reaches no level: people are asked to be ready for the action of this hazard',
    (cloud) => {
      const run = buildRun(cloud, 'severe', 240, now);
      const nothing = { ...run, result: { ...run.result, zones: [] } };
      const alert = propose({ run: nothing, status: 'Actual', incidentId: 'INC123456', person: { name: 'A', roleTitle: 'B' }, now });
      expect(alert.action).toBe('be-ready');
      const ready: Readonly<Record<Cloud, { readonly must: RegExp; readonly never: RegExp }>> = {
        toxic: { must: /ready to go indoors or to leave/, never: /flame/ },
        flammable: { must: /ready to move away on foot\. No flame/, never: /indoors|fans/ },
        both: { must: /ready to go indoors or to move away on foot\. No flame/, never: /fans/ },
        fire: { must: /ready to go straight away/, never: /indoors|sideways/ },
        blast: { must: /ready to go straight away.*windows/, never: /indoors|sideways/ },
      };
      // A text message says where between the two sentences.
      const place = /Up to [^:]*: [^.]*\. |Within [^:]*: [^.]*\. |Around [^:]*: [^.]*\. /;
      for (const said of [alert.actionText, alert.smsText?.replace(place, '') ?? '']) {
        expect(said).toMatch(ready[cloud].must);
        expect(said).not.toMatch(ready[cloud].never);
      }
      expectSameInAll(alert);
    },
  );
});

test.each([
  ['chlorine', 'toxic-leak'],
  ['ammonia', 'toxic-leak'],
  ['lpg', 'flammable-leak'],
  ['hydrogen-sulfide', 'toxic-flammable-leak'],
  ['ethylene-oxide', 'toxic-flammable-leak'],
  ['acrylonitrile', 'toxic-flammable-leak'],
  ['Solvent 42', 'toxic-leak'],
])('gas sensors that smell %s draft a warning about a %s', (chemical, hazard) => {
  expect(findReleaseHazard(chemical)).toBe(hazard);
});

describe('the choice of a person', () => {
  const wrong: readonly (readonly [AlertHazard, AlertAction])[] = [
    ['fire', 'leave'],
    ['explosion', 'leave'],
    ['explosion', 'shelter'],
    ['flammable-leak', 'shelter'],
    ['flammable-leak', 'leave'],
    ['toxic-flammable-leak', 'keep-away'],
    ['toxic-leak', 'keep-away'],
  ];
  test.each(wrong)('%s with %s is refused with a sentence', (hazard, action) => {
    expect(findActionProblem(hazard, action)).toMatch(/is wrong advice for .* Choose: /);
  });

  test('wrong advice is found in each language, and none in the templates', () => {
    const facts = {
      status: 'Actual',
      source: 's',
      industryName: 'X',
      district: 'Surat',
      chemical: null,
      reachM: 900,
      windFromDeg: undefined,
      towardsDeg: null,
      isCalm: false,
      noFlameM: 0,
      reactsWithWater: false,
      towards: undefined,
      villages: [],
      moreUrl: null,
      expiresAt: now,
    } as const;
    const say = (more: Pick<TemplateFacts, 'hazard' | 'action'>) =>
      publicLanguageCodes.map((language) => fillTemplate({ ...facts, ...more }, language));
    const crossing = say({ hazard: 'toxic-leak', action: 'leave' });
    const switching = say({ hazard: 'toxic-leak', action: 'shelter' });
    for (const [index, language] of publicLanguageCodes.entries()) {
      expect(findTextProblem({ hazard: 'fire', action: 'keep-away' }, language, crossing[index]?.actionText ?? '')).toContain(
        'straight away',
      );
      expect(findTextProblem({ hazard: 'flammable-leak', action: 'move-away' }, language, switching[index]?.actionText ?? '')).toContain(
        'spark',
      );
      expect(findTextProblem({ hazard: 'toxic-leak', action: 'shelter' }, language, switching[index]?.actionText ?? '')).toBeUndefined();
    }
  });
});

describe('a warning by hand', () => {
  const application = useApplication();
  let plant: Visitor;
  let industryId: number;
  let made = 0;
  beforeAll(async () => {
    switchOn(publicLanguageCodes);
    plant = await application().as('plant');
    const { body } = await plant.call(industryRoutes.create, {
      body: { industryName: 'Advice Works', district: 'Bharuch', safetyTeamContact: 'control room', latitude: 21.6, longitude: 73 },
    });
    industryId = body.id;
  });
  const byHand = (more: object) => {
    made += 1;
    const form = { industryId, incidentId: `INC78${String(made).padStart(4, '0')}`, incidentSeverity: 'high', incidentDescription: 'Leak' };
    return plant.call(alertRoutes.byHand, { body: { ...form, area: { shape: 'site', radiusM: 500 }, ...more } as never });
  };

  test.each(
    (Object.keys(clouds) as Cloud[]).flatMap((cloud) => (['low', 'medium', 'high'] as const).map((severity) => [cloud, severity] as const)),
  )('%s, %s: as the guidance has it', async (cloud, incidentSeverity) => {
    const { body } = await byHand({ hazard: clouds[cloud].says, incidentSeverity });
    expectAdvice(body, cloud, 'soon');
    expectSameInAll(body);
  });

  test('a wrong pair is refused with a sentence, in the draft and in an edit', async () => {
    const made = {
      industryId,
      incidentId: 'INC790000',
      incidentSeverity: 'high',
      incidentDescription: 'Fire',
      hazard: 'fire',
      action: 'leave',
    };
    const drawn = await plant.refused(alertRoutes.byHand, { body: made });
    expect([drawn.status, drawn.message]).toEqual([400, expect.stringContaining('straight away from a fire, never across the wind')]);
    const drafted = (await byHand({ hazard: 'flammable-leak' })).body;
    const edit = { ...drafted, actionText: 'Go in and switch off fans.' };
    const refused = await plant.refused(alertRoutes.update, { params: { id: drafted.id }, body: edit });
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('a switch makes a spark')]);
  });
});
