import { readFileSync } from 'node:fs';
import { findChemical, riskFacts, toSubstance } from '@hazardguard/chemicals';
import { industryRoutes, type RiskMatrix, riskMatrixRoutes, riskStudyRoutes } from '@hazardguard/contract';
import { computeRisk, type RiskStudyDocument } from '@hazardguard/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const document = JSON.parse(
  readFileSync(new URL('../../../../cli/examples/studies/chlorine-storage.json', import.meta.url), 'utf8'),
) as RiskStudyDocument;

const application = useApplication();
let plant: Visitor;
let reader: Visitor;
let industryId: number;
let otherId: number;

beforeAll(async () => {
  plant = await application().as('plant');
  reader = await application().as('l1');
  const onBoard = async (industryName: string): Promise<number> => {
    const input = { industryName, district: 'Bharuch', safetyTeamContact: 'control room', latitude: 21.63236, longitude: 72.99001 };
    return (await plant.call(industryRoutes.create, { body: input })).body.id;
  };
  industryId = await onBoard('Test Chlorine Storage');
  otherId = await onBoard('Test Neighbour');
});

const input = (changes: object = {}) => ({ body: { industryId, studyId: null, version: 0, document, ...changes } });

describe('risk studies', () => {
  test('a study is the result of the engine, stored with its inputs; a new version does not change the old one', async () => {
    const { body: first } = await plant.call(riskStudyRoutes.create, input());
    const answer = computeRisk(document, riskFacts, (chemical) => {
      const found = findChemical(chemical);
      return found && toSubstance(found);
    });
    if (!answer.ok) throw new Error(answer.problems[0]?.message);
    const { grid: _grid, ...individualRisk } = answer.result.individualRisk;
    expect(first.result).toEqual(JSON.parse(JSON.stringify({ ...answer.result, individualRisk })));
    expect(first).toMatchObject({ version: 1, newest: 1, document, industryName: 'Test Chlorine Storage', pll: answer.result.pll });

    const changed = { ...document, title: 'With a valve more' };
    const { body: second } = await plant.call(riskStudyRoutes.create, input({ studyId: first.id, version: 1, document: changed }));
    expect(second).toMatchObject({ id: first.id, version: 2, newest: 2, title: 'With a valve more' });
    const { body: list } = await reader.call(riskStudyRoutes.list, { query: { industryId } });
    expect(list.studies.filter(({ id }) => id === first.id)).toMatchObject([{ version: 2, newest: 2 }]);
    const { body: old } = await reader.call(riskStudyRoutes.read, { params: { id: first.id }, query: { version: 1 } });
    expect(old).toEqual({ ...first, newest: 2 });

    const late = await plant.refused(riskStudyRoutes.create, input({ studyId: first.id, version: 1 }));
    expect(late.code).toBe('edited-meanwhile');
    const foreign = await plant.refused(riskStudyRoutes.create, input({ studyId: first.id, version: 2, industryId: otherId }));
    expect(foreign.code).toBe('invalid-input');
    for (const statement of ["update risk_study set title = 'x'", 'delete from risk_study', 'truncate risk_study'])
      await expect(application().database.pool.query(statement)).rejects.toThrow('append-only');
  });

  test('a study that the engine refuses is refused by field, and nothing is stored', async () => {
    const count = async () => (await application().database.pool.query('select count(*) as n from risk_study')).rows[0];
    const before = await count();
    const { climate: _climate, ...calm } = document;
    const none = await plant.refused(riskStudyRoutes.create, input({ document: calm }));
    expect(none).toMatchObject({ code: 'invalid-scenario', fields: [{ field: 'climate' }] });
    expect(none.message).toContain('The wind climate is missing');
    const far = await plant.refused(riskStudyRoutes.create, input({ document: { ...document, site: { latitude: 25, longitude: 72 } } }));
    expect(far.fields).toMatchObject([{ field: 'site' }]);
    expect((await plant.refused(riskStudyRoutes.create, input({ document: [] }))).code).toBe('invalid-input');
    const gone = { params: { id: '00000000-0000-4000-8000-000000000000' } };
    expect((await reader.refused(riskStudyRoutes.read, gone)).code).toBe('not-found');
    expect((await application().visitor().refused(riskStudyRoutes.create, input())).code).toBe('not-signed-in');
    expect(await count()).toEqual(before);
  });

  test('a wind climate is computed from the stored hours once they cover the year; before, the reason is given', async () => {
    const { pool } = application().database;
    const params = { id: industryId };
    // Every fourth hour of a year (2,190 of them) from the north by night and from the south-west by day; a record far away does not count.
    const insert = (hours: string, latitude: number) =>
      pool.query(
        `insert into weather (source, place_latitude, place_longitude, latitude, longitude, observed_at, temperature_c, wind_speed_ms,
           wind_from_deg, humidity_percent, cloud_percent, precipitation_mm, condition_text, condition_kind, is_day, utc_offset_min)
         select 'open-meteo', $1, 72.99, $1, 72.99, moment, 25, 3,
           case when extract(hour from moment at time zone 'UTC') between 2 and 12 then 225 else 0 end, 50, 0, 0, '', 'clear', true, 330
         from generate_series(timestamptz '2025-01-01T00:00Z', timestamptz '2025-12-31T23:00Z', $2::interval) as moment`,
        [latitude, hours],
      );
    const { body: none } = await reader.call(riskStudyRoutes.climate, { params });
    expect(none).toMatchObject({ hours: 0, classes: null });
    expect(none.reason).toContain('a wind climate needs 2000 hours in at least 10 months');
    await insert('1 hour', 23);
    expect((await reader.call(riskStudyRoutes.climate, { params })).body.hours).toBe(0);
    await insert('4 hours', 21.65);
    const { body } = await reader.call(riskStudyRoutes.climate, { params });
    expect(body).toMatchObject({ hours: 2190, months: 12, reason: null, calmPercent: 0 });
    const shares = body.classes?.flatMap((one) => one.shares) ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const sector = (index: number) => body.classes?.reduce((sum, one) => sum + (one.shares[index] ?? 0), 0);
    expect([sector(0), sector(10)]).toEqual([expect.closeTo(0.5, 2), expect.closeTo(0.5, 2)]);
  });
});

describe('the risk matrix', () => {
  const matrix: RiskMatrix = {
    limits: { alarpFrom: 5, intolerableFrom: 8 },
    items: [{ id: 'a1', title: 'Valve packing leaks', likelihood: 3, consequence: 3, note: '', reviewed: true }],
  };

  test('begins empty, keeps every version, and refuses an outdated one', async () => {
    const params = { id: otherId };
    expect((await reader.call(riskMatrixRoutes.read, { params })).body).toMatchObject({ version: 0, savedAt: null });
    const { body: first } = await plant.call(riskMatrixRoutes.save, { params, body: { version: 0, matrix } });
    expect(first).toMatchObject({ version: 1, matrix });
    const late = await plant.refused(riskMatrixRoutes.save, { params, body: { version: 0, matrix } });
    expect(late.code).toBe('edited-meanwhile');
    await plant.call(riskMatrixRoutes.save, { params, body: { version: 1, matrix: { ...matrix, items: [] } } });
    expect((await reader.call(riskMatrixRoutes.read, { params })).body).toMatchObject({ version: 2, matrix: { items: [] } });
    const { rows } = await application().database.pool.query('select version from risk_matrix where industry_id = $1', [otherId]);
    expect(rows).toHaveLength(2);
    await expect(application().database.pool.query('delete from risk_matrix')).rejects.toThrow('append-only');
  });

  test.each([
    ['a rank of six', { items: [{ ...matrix.items[0], likelihood: 6 }] }],
    ['two entries with one key', { items: [matrix.items[0], matrix.items[0]] }],
    ['limits in the wrong order', { limits: { alarpFrom: 8, intolerableFrom: 8 } }],
    ['an entry without a title', { items: [{ ...matrix.items[0], title: ' ' }] }],
  ])('%s is refused', async (_what, change) => {
    const asked = { params: { id: industryId }, body: { version: 0, matrix: { ...matrix, ...change } } };
    expect((await plant.refused(riskMatrixRoutes.save, asked)).status).toBe(400);
  });
});
