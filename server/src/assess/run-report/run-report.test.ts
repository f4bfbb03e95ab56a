import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertRoutes, industryRoutes, rmpTables, runRoutes, wordEngine } from '@hazardguard/contract';
import { type Language, languageCodes } from '@hazardguard/i18n/languages';
import { loadScreenTexts, loadTexts } from '@hazardguard/i18n/load-texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { drawMapSketch } from './map-sketch.ts';
import { buildReportDocument } from './report.ts';
import { makeReportFormatter, toEngineNumbers } from './report-formatter.ts';
import { listRunOpinions } from './run-opinions.ts';

/** Five rows of EPA's reference table 1, as the journeys are served them. */
const { $schema: _schema, ...brought } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../e2e/rmp-tables.json'), 'utf8'));
const fiveRows = rmpTables.parse(brought);
const site = { latitude: 21.63236, longitude: 72.99001 };
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 },
  site,
  time: '2026-11-20T14:30:00+05:30',
} as const;

/** Its cloud is not dense: the variations of its report take 1 s to compute, not 7. */
const smallScenario = { ...scenario, rupture: { type: 'direct', rateKgS: 0.002 } } as const;

/** A sector for a wind from north: its second corner is 2 km south of the source. */
const southward = [
  [
    [site.longitude, site.latitude],
    [site.longitude, site.latitude - 0.018],
    [site.longitude + 0.002, site.latitude - 0.018],
    [site.longitude, site.latitude],
  ],
] as const;

/** A report put together for reading: words are split where the script changes, and raised digits are runs of their own. */
const toText = ({ content }: ReturnType<typeof buildReportDocument>): string =>
  JSON.stringify(content)
    .replaceAll(/","font":"\w+"(,"su[pb]":true)?\},\{"text":"/g, '')
    .replaceAll(/","font":"\w+/g, '');
const set = (text: string): string => JSON.stringify(text.replaceAll('²', '2').replaceAll('³', '3')).slice(1, -1);

const [reportTexts, engineTexts, screenTexts] = await Promise.all([
  loadTexts('run-report'),
  loadScreenTexts('engine'),
  loadScreenTexts('vulnerability'),
]);
const wordsIn = (language: Language) =>
  wordEngine(
    { engine: engineTexts[language], vulnerability: screenTexts[language] },
    toEngineNumbers(makeReportFormatter(reportTexts[language], language)),
  );

const application = useApplication();
let plant: Visitor;
let id: string;
let smallId: string;
let run: Awaited<ReturnType<typeof saveRun>>;

const saveRun = async (industryId: number, given: typeof scenario | typeof smallScenario) => {
  const weatherOrigin = { source: 'open-meteo', observedAt: '2026-11-20T08:45:00Z', ageS: 900 } as const;
  return (await plant.call(runRoutes.create, { body: { industryId, inventoryItemId: null, scenario: given, weatherOrigin } })).body;
};

beforeAll(async () => {
  const places = [
    { id: 'r1', name: 'પ્રાથમિક શાળા', kind: 'school', latitude: 21.631, longitude: 72.993, people: 400 },
    { id: 'r2', name: 'Market & Yard', kind: 'market', latitude: 21.63, longitude: 72.996, people: 900 },
  ] as const;
  for (const place of places)
    await application()
      .database.kysely.insertInto('receptor')
      .values({ ...place, sample: true })
      .execute();
  plant = await application().as('plant');
  const { body: industry } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Chlor-Alkali <भरूच> ભરૂચ', district: 'Bharuch', safetyTeamContact: 'control room', ...site },
  });
  run = await saveRun(industry.id, scenario);
  id = run.id;
  smallId = (await saveRun(industry.id, smallScenario)).id;
});

describe('the report of a run', () => {
  test.each(languageCodes)('is a PDF on A4 in %s, with its fonts in it', async (language) => {
    const printed = language === 'en' ? id : smallId;
    const { statusCode, headers, rawPayload } = await plant.raw('GET', `/api/runs/${printed}/report.pdf?language=${language}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(`attachment; filename="run-report-${printed}.pdf"`);
    const raw = rawPayload.toString('latin1');
    expect(raw.startsWith('%PDF-')).toBe(true);
    expect(raw.slice(-7)).toContain('%%EOF');
    expect(raw).toContain('/MediaBox [0 0 595.28 841.89]');
    const pages = raw.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(pages).toBeLessThanOrEqual(6);
    expect(raw).toContain(language === 'gu' ? 'NotoSansGujarati' : 'NotoSansDevanagari');
    if (process.env.KEEP_REPORTS) writeFileSync(`${process.env.KEEP_REPORTS}/report-${language}.pdf`, rawPayload);
  });

  test('has the contents of the run: reach, people, places, areas, every caveat, every input, who and when', async () => {
    const areas = (await plant.call(alertRoutes.runAreas, { params: { id } })).body;
    const document = buildReportDocument({
      roads: null,
      areas,
      run,
      sample: true,
      language: 'en',
      reader: 'Asha Patel',
      now: new Date('2026-11-22T10:00:00Z'),
      version: '1.2.3',
      uncertainty: {
        bands: {
          members: 400,
          seed: 1,
          knowledge: 'known',
          windOrigin: 'forecast',
          levels: [{ levelId: 'AEGL-3', lowM: 210, highM: 640, reachedShare: 1, beyondRangeShare: 0 }],
        },
        confidenceLines: { levelId: 'AEGL-1', halfAngleDeg: 66.6, polygon: southward },
      },
      opinions: listRunOpinions(run, fiveRows),
    });
    const text = toText(document);
    const worst = run.result.zones[0];
    expect(text).toContain(`AEGL-3, 60 min (${worst?.level.value} ppm) reaches`);
    for (const caveat of run.result.caveats) expect(text).toContain(set(wordsIn('en').caveat(caveat)));
    for (const { label } of run.result.inputs) expect(text).toContain(label);
    for (const { receptor } of run.result.hits) expect(text).toContain(receptor.name);
    expect(run.result.hits.length).toBeGreaterThan(0);
    expect(text).toContain('AEGL-1 may reach any part of it, because the wind direction is uncertain by +/- 67°');
    expect(text).toContain('stroke-dasharray=\\"5 4\\"');
    // Both areas and the guide, in the table and as numbered lines on the sketch.
    for (const name of ['Act now: AEGL-3', 'Be ready: AEGL-2', 'Zone of the best estimate', 'Guidebook (ERG)'])
      expect(text).toContain(name);
    const warned = areas.areas.find(({ choice }) => choice === 'warned-area');
    expect(text).toContain(`"${Number(warned?.areaKm2?.toPrecision(2))}"`);
    for (const number of [1, 2, 3]) expect(text).toContain(`>${number}</text>`);
    expect(text).toContain('likely between 210 m and 640 m');
    expect(text).toContain('move sideways out of the wind, towards NNE or SSW');
    expect(text).toContain('Emergency Response Guidebook, large spill, day');
    expect(text).toContain('look-up table 1, open country, worst case');
    expect(text).toContain('Container assumed: multiple small cylinders or single ton cylinder.');
    expect(text).toContain(fiveRows.edition);
    expect(text).toContain(run.createdBy);
    expect(text).toContain('Printed for');
    expect(text).toContain(run.result.scenarioHash);
  });

  test.each(languageCodes.filter((code) => code !== 'en'))(
    'says caveats, levels, inputs and the reason of the model in %s, as the screens do',
    (language) => {
      const text = toText(
        buildReportDocument({
          roads: null,
          areas: null,
          run,
          sample: true,
          language,
          reader: 'Asha Patel',
          now: new Date('2026-11-22T10:00:00Z'),
          version: '1.2.3',
          uncertainty: null,
          opinions: null,
        }),
      );
      const words = wordsIn(language);
      expect(run.result.caveats.length).toBeGreaterThan(5);
      for (const caveat of run.result.caveats) {
        expect(text, caveat.code).toContain(set(words.caveat(caveat)));
        expect(text, caveat.code).not.toContain(set(caveat.message));
      }
      for (const { level } of run.result.zones) expect(text).toContain(set(words.meaning(level)));
      for (const input of run.result.inputs) expect(text).toContain(set(words.inputLabel(input)));
      expect(text).toContain(set(words.reason(run.result.model)));
      for (const english of [run.result.model.reason, ...run.result.zones.map(({ level }) => level.meaning), 'Type of rupture'])
        expect(text).not.toContain(set(english));
    },
  );

  test('the sketch is to scale: the farthest point of a zone is at its reach from the source', () => {
    const svg = drawMapSketch(run.result, [], { north: 'N', wind: 'wind', distance: (metres) => `${metres} m` });
    const bar = Number(/M16 306h([\d.]+)/.exec(svg)?.[1]);
    const barM = Number(/>(\d+) m</.exec(svg)?.[1]);
    const source = /<circle cx="([\d.]+)" cy="([\d.]+)" r="4"/.exec(svg)?.slice(1).map(Number) ?? [];
    const ring = /<path d="(M[^"]+Z)" fill="none"/.exec(svg)?.[1] ?? '';
    const away = [...ring.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - (source[0] ?? 0), Number(y) - (source[1] ?? 0)),
    );
    const widest = Math.max(...run.result.zones.map(({ reachM }) => reachM));
    expect((Math.max(...away) * barM) / bar / widest).toBeCloseTo(1, 1);
  });

  test('the confidence lines turn with the wind: a corner south of the source is downwind of it on the sketch', () => {
    const svg = drawMapSketch(run.result, southward, { north: 'N', wind: 'wind', distance: (metres) => `${metres} m` });
    const source = /<circle cx="([\d.]+)" cy="([\d.]+)" r="4"/.exec(svg)?.slice(1).map(Number) ?? [];
    const [, x = 0, y = 0] = (/<path d="M[\d.]+ [\d.]+L([\d.]+) ([\d.]+)L[^"]+" fill="#f1f3f5"/.exec(svg) ?? []).map(Number);
    const bearing = (Math.atan2(x - (source[0] ?? 0), (source[1] ?? 0) - y) * 180) / Math.PI;
    // The wind blows from 300°.
    expect(bearing).toBeCloseTo(120, 0);
  });

  test('is refused to a person who may not read the run', async () => {
    expect((await application().visitor().refused(runRoutes.report, { params: { id } })).status).toBe(401);
    const missing = { params: { id: '00000000-0000-4000-8000-000000000000' } };
    expect((await plant.refused(runRoutes.report, missing)).status).toBe(404);
    expect((await plant.refused(runRoutes.report, { params: { id }, query: { language: 'xx' } })).status).toBe(400);
  });
});
