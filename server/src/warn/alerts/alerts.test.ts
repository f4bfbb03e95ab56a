import { type AlertInput, alertRoutes, industryRoutes, runRoutes } from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addLeakSite, runLeak } from '../../testing/leak-site.ts';

const application = useApplication();
let plant: Visitor;
let runId: string;

beforeAll(async () => {
  plant = await application().as('plant');
  const siteId = await addLeakSite(plant, 'Test Chlor-Alkali');
  runId = (await runLeak(plant, siteId)).id;
});

const propose = async (): Promise<AlertInput> => (await plant.call(alertRoutes.propose, { params: { id: runId } })).body;
const stored = async (): Promise<number> =>
  Number((await application().database.pool.query<{ n: string }>('select count(*) as n from alert_version')).rows[0]?.n);

describe('alerts', () => {
  test('a proposal has the five contents, is an exercise in demo mode, and stores nothing', async () => {
    const before = await stored();
    const proposal = await propose();
    expect(proposal).toMatchObject({ runId, status: 'Exercise', incidentSeverity: 'high' });
    expect(proposal.incidentId).toMatch(/^INC\d{6}$/);
    expect(proposal.hazardText).toMatch(/^EXERCISE\. Chlorine is leaking from Test Chlor-Alkali/);
    expect(proposal.placeText).toMatch(/to the south-east/i);
    expect(proposal.actionText).toMatch(/^Go indoors now/);
    expect(Date.parse(proposal.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await stored()).toBe(before);
  });

  test('names the plant as people around do; a change that leaves that name out keeps it', async () => {
    const site = { industryName: 'M/s. Narmada Chlorine and Allied Products Private Limited', district: 'Bharuch', safetyTeamContact: '1' };
    const known = { ...site, latitude: 21.7, longitude: 73, publicName: 'Narmada Chlor, Plot 14', terrain: 'urban' as const };
    const { id } = (await plant.call(industryRoutes.create, { body: known })).body;
    const kept = (await plant.call(industryRoutes.update, { params: { id }, body: { ...site, district: 'Surat' } })).body;
    expect(kept).toMatchObject({ district: 'Surat', publicName: 'Narmada Chlor, Plot 14', terrain: 'urban' });
    const form = { industryId: id, incidentId: 'INC000733', incidentSeverity: 'high', incidentDescription: 'Leak', hazard: 'unknown-gas' };
    const body = { ...form, area: { shape: 'site', radiusM: 2_000 } } as never;
    const alert = (await plant.call(alertRoutes.byHand, { body })).body;
    expect(alert).toMatchObject({ hazard: 'unknown-gas', action: 'shelter', placeText: 'Within 2\u00a0km of Narmada Chlor, Plot 14.' });
    expect(alert.actionText).toContain('Within 300\u00a0m of the plant: no flame');
    for (const text of [alert, alert.translations.hi, alert.translations.gu, alert.translations.mr])
      expect(text?.smsText).toContain('Narmada Chlor, Plot 14');
    const tooLong = await plant.refused(industryRoutes.create, { body: { ...known, industryName: 'Other', publicName: 'x'.repeat(25) } });
    expect(tooLong).toMatchObject({ status: 400, fields: [{ field: 'publicName' }] });
  });

  test('a community message has only the words of its author; one that would be too long is refused', async () => {
    const { industryId } = (await plant.call(runRoutes.read, { params: { id: runId } })).body;
    const form = {
      industryId,
      incidentId: 'INC000731',
      incidentSeverity: 'low',
      hazard: 'toxic-leak',
      onlyMessage: true,
      area: { shape: 'site', radiusM: 2_000 },
    } as const;
    const long = 'x'.repeat(491);
    const before = await stored();
    const refused = await plant.raw('POST', '/api/alerts/by-hand', { body: { ...form, incidentDescription: long } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.fields).toEqual([
      expect.objectContaining({ field: 'incidentDescription', allowed: 'at most 490 characters' }),
    ]);
    expect(await stored()).toBe(before);
    const incidentDescription = 'The siren is tested on Sunday at ten.';
    const { body } = await plant.call(alertRoutes.byHand, { body: { ...form, incidentDescription } });
    expect(body).toMatchObject({
      hazardText: `EXERCISE. ${incidentDescription}`,
      incidentDescription,
      translations: {},
      hazard: null,
      action: null,
      version: 1,
    });
    expect(Object.values(body).join(' ')).not.toMatch(/leak|indoors/i);
    expect(body.smsText).toBeUndefined();
  });

  test('a draft is stored with the run’s caveats and area, and read back', async () => {
    const proposal = await propose();
    const { body } = await plant.call(alertRoutes.draft, { body: proposal });
    expect(body).toMatchObject({ ...proposal, state: 'draft', version: 1, industryName: 'Test Chlor-Alkali' });
    const { result } = (await plant.call(runRoutes.read, { params: { id: runId } })).body;
    expect(body.caveats).toEqual(result.caveats.map(({ message }) => message));
    expect(body.area).toMatchObject({
      type: 'FeatureCollection',
      features: [
        { properties: { severity: 'severe' } },
        {},
        { properties: { warnedArea: 'act-now' } },
        { properties: { warnedArea: 'be-ready' } },
      ],
    });
    expect((await plant.call(alertRoutes.read, { params: { id: body.id } })).body).toEqual(body);
    expect((await plant.call(alertRoutes.list)).body.alerts[0]).toEqual(body);
  });

  test('a change is a new version, and the old one is stored', async () => {
    const { body } = await plant.call(alertRoutes.draft, { body: await propose() });
    const { caveats: _caveats, area: _area, ...rest } = body;
    const input = { ...(await propose()), incidentId: body.incidentId, actionText: 'Go indoors.', version: 1 };
    const other = await application().as('l1');
    const changed = await other.call(alertRoutes.update, { params: { id: body.id }, body: input });
    expect(changed.body).toMatchObject({
      id: rest.id,
      version: 2,
      actionText: 'Go indoors.',
      createdBy: body.createdBy,
      caveats: body.caveats,
    });
    const late = await plant.refused(alertRoutes.update, { params: { id: body.id }, body: input });
    expect(late).toMatchObject({ status: 409, code: 'edited-meanwhile' });
    const { rows } = await application().database.pool.query('select action_text from alert_version where alert_id = $1 order by version', [
      body.id,
    ]);
    expect(rows).toEqual([{ action_text: body.actionText }, { action_text: 'Go indoors.' }]);
  });

  test('two people saving at the same time: one wins, the other is refused', async () => {
    const { body } = await plant.call(alertRoutes.draft, { body: await propose() });
    const input = { ...(await propose()), incidentId: body.incidentId, version: 1 };
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await plant.raw('PUT', `/api/alerts/${body.id}`, { body: input })).statusCode),
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  test('an incident id is used once; the refusal names a free one', async () => {
    const proposal = await propose();
    await plant.call(alertRoutes.draft, { body: proposal });
    const refusal = await plant.refused(alertRoutes.draft, { body: proposal });
    expect(refusal).toMatchObject({ status: 409, code: 'conflict', fields: [{ field: 'incidentId' }] });
    await plant.call(alertRoutes.draft, { body: { ...proposal, incidentId: refusal.fields?.[0]?.allowed } });
  });

  test('the run and the incident of an alert are fixed', async () => {
    const { body } = await plant.call(alertRoutes.draft, { body: await propose() });
    const input = { ...(await propose()), incidentId: 'INC000000', version: 1 };
    const refusal = await plant.refused(alertRoutes.update, { params: { id: body.id }, body: input });
    expect(refusal).toMatchObject({ status: 400, fields: [{ field: 'incidentId', allowed: body.incidentId }] });
  });

  test.each([
    ['status', { status: 'Actual', hazardText: 'Release of chlorine.' }],
    ['incidentId', { incidentId: 'INC12' }],
    ['incidentSeverity', { incidentSeverity: 'extreme' }],
    ['incidentDescription', { incidentDescription: '' }],
    ['source', { source: '   ' }],
    ['hazardText', { hazardText: 'x'.repeat(501) }],
    ['placeText', { placeText: undefined }],
    ['actionText', { actionText: 'bell \u0007' }],
    ['timeText', { timeText: null }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['expiresAt', { expiresAt: 'soon' }],
  ])('a wrong %s is refused and nothing is stored', async (field, changes) => {
    const before = await stored();
    const refusal = await plant.refused(alertRoutes.draft, { body: { ...(await propose()), ...changes } });
    expect(refusal.status).toBe(400);
    expect(refusal.fields?.map((each) => each.field)).toContain(field);
    expect(await stored()).toBe(before);
  });

  test('markup stays text', async () => {
    const hazardText = 'EXERCISE. <script>alert(1)</script>';
    const { body } = await plant.call(alertRoutes.draft, { body: { ...(await propose()), hazardText } });
    expect(body.hazardText).toBe(hazardText);
  });

  test('an unknown alert is not found', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await plant.refused(alertRoutes.propose, { params: { id } })).message).toBe('There is no such run');
    expect((await plant.refused(alertRoutes.draft, { body: { ...(await propose()), runId: id } })).status).toBe(404);
    expect((await plant.refused(alertRoutes.read, { params: { id } })).message).toBe('There is no such alert');
    const input = { ...(await propose()), version: 1 };
    expect((await plant.refused(alertRoutes.update, { params: { id }, body: input })).status).toBe(404);
  });

  test('without sign-in nothing is shown or stored, and no role may rewrite history', async () => {
    const visitor = application().visitor();
    expect((await visitor.refused(alertRoutes.list)).status).toBe(401);
    expect((await visitor.refused(alertRoutes.draft, { body: await propose() })).status).toBe(401);
    const { pool } = application().database;
    await expect(pool.query("update alert_version set status = 'Actual'")).rejects.toThrow('append-only');
    await expect(pool.query('delete from alert')).rejects.toThrow('append-only');
  });
});
