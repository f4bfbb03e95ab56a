import { followRoutes, type PublicLanguageState, publicTextRoutes } from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { isOffered } from '../../platform/texts/offered-languages.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { fillTemplate } from '../../warn/alerts/templates/fill-template.ts';

const application = useApplication();
let admin: Visitor;
let district: Visitor;
beforeAll(async () => {
  admin = await application().as('admin');
  district = await application().as('l1');
});

const params = { language: 'ta' } as const;
const leaveAction = { namespace: 'alert-templates', key: 'action.leave.long' } as const;

const readText = async (place: { readonly namespace: string; readonly key: string } = leaveAction) => {
  const { body } = await district.call(publicTextRoutes.read, { params });
  const text = body.texts.find(({ namespace, key }) => namespace === place.namespace && key === place.key);
  if (text === undefined) throw new Error(`no text ${place.key}`);
  return text;
};
const readTamil = async (): Promise<PublicLanguageState> => {
  const { body } = await district.call(publicTextRoutes.languages);
  const found = body.languages.find(({ language }) => language === 'ta');
  if (found === undefined) throw new Error('no Tamil');
  return found;
};
const facts = {
  status: 'Actual',
  hazard: 'toxic-leak',
  action: 'leave',
  source: 's',
  industryName: 'X',
  district: 'Y',
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
  expiresAt: new Date('2026-11-22T06:30:00Z'),
} as const;

test('a language of public reach is offered to nobody before an administrator switches it on', async () => {
  expect(await readTamil()).toMatchObject({ offered: false, always: false, signed: 0, change: null });
  expect((await application().visitor().raw('GET', '/Community?lang=ta')).payload).toContain('<html lang="en" dir="ltr">');
  expect((await application().visitor().raw('GET', '/Community')).payload).not.toContain('lang="ta"');
  const visitor = application().visitor();
  await visitor.raw('GET', '/api/session');
  const { status, code } = await visitor.refused(followRoutes.request, {
    body: { channel: 'email', address: 'a@example.org', request: '5a0f2b9e-2a53-4b0e-8d8c-0f3d7c1e9a11', language: 'ta' },
  });
  expect([status, code]).toEqual([400, 'invalid-input']);
});

describe('a text', () => {
  test('is not reviewed until it is signed; the signature has the name and the moment', async () => {
    const text = await readText();
    expect(text).toMatchObject({ state: 'not-reviewed', signature: null, correction: null });
    expect(text.example).not.toMatch(/[{}]/);
    const { body } = await district.call(publicTextRoutes.sign, { params, body: { ...leaveAction, seen: text.text } });
    expect(body).toMatchObject({ state: 'signed', signature: { by: expect.any(String) } });
    expect(await readTamil()).toMatchObject({ signed: 1, decisive: { signed: 1 } });
  });

  test('that was changed after it was signed is out of date, and the change is used', async () => {
    const { text: seen } = await readText();
    const corrected = `${seen} நன்றி.`;
    const { body } = await district.call(publicTextRoutes.correct, { params, body: { ...leaveAction, seen, text: corrected } });
    expect(body).toMatchObject({ state: 'outdated', text: corrected, correction: { by: expect.any(String) } });
    expect(fillTemplate(facts, 'ta').actionText).toContain('நன்றி.');
    // A person who still sees the old text decides about nothing.
    expect(await district.refused(publicTextRoutes.sign, { params, body: { ...leaveAction, seen } })).toMatchObject({
      status: 409,
      code: 'edited-meanwhile',
    });
    await district.call(publicTextRoutes.sign, { params, body: { ...leaveAction, seen: corrected } });
    expect((await readText()).state).toBe('signed');
  });

  test('whose English source has changed is out of date, and its correction is not used', async () => {
    const { pool } = application().database;
    await pool.query(`update public_text set source_hash = repeat('0', 64) where language = 'ta' and key = $1`, [leaveAction.key]);
    const text = await readText();
    expect(text).toMatchObject({ state: 'outdated', correction: null });
    expect(text.text).toBe(text.catalogue);
    await expect.poll(() => fillTemplate(facts, 'ta').actionText).not.toContain('நன்றி.');
  });

  test.each([
    ['a lost placeholder', leaveAction, (text: string) => text.replace('{way}', ''), '{way}'],
    ['another number', { namespace: 'page-frame', key: 'problem.call' }, (text: string) => text.replace('112', '௧௧௩'), '112'],
    [
      'a text message of too many parts',
      { namespace: 'alert-templates', key: 'action.shelter.short' },
      (text: string) => `${text} `.repeat(5),
      'too long',
    ],
    [
      'a switch near a gas that burns',
      { namespace: 'alert-templates', key: 'action.move-away.long' },
      (text: string) => `${text} ஃபேன் நிறுத்துங்கள்.`,
      'spark',
    ],
    [
      'the word for an exercise',
      { namespace: 'alert-templates', key: 'hazard.fire.long' },
      (text: string) => `ஒத்திகை. ${text}`,
      'exercise',
    ],
    [
      'a longer message to followers',
      { namespace: 'follow-messages', key: 'testSms' },
      (text: string) => `${text} ${text.replace('{stop}', '').repeat(2)}`,
      'too long',
    ],
  ] as const)('cannot be corrected with %s', async (_what, place, change, said) => {
    const { text: seen } = await readText(place);
    const refused = await district.refused(publicTextRoutes.correct, { params, body: { ...place, seen, text: change(seen).trim() } });
    expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(JSON.stringify(refused)).toContain(said);
    expect((await readText(place)).text).toBe(seen);
  });
});

describe('a language', () => {
  test('is switched on only with the number of texts that are not reviewed, and only by an administrator', async () => {
    expect((await district.raw('PUT', '/api/public-languages/ta', { body: { offered: true, unreviewed: 0 } })).statusCode).toBe(403);
    expect(await admin.refused(publicTextRoutes.offer, { params, body: { offered: true, unreviewed: 0 } })).toMatchObject({ status: 409 });
    const { texts, signed } = await readTamil();
    const { body } = await admin.call(publicTextRoutes.offer, { params, body: { offered: true, unreviewed: texts - signed } });
    expect(body).toMatchObject({ offered: true, change: { unreviewed: texts - signed } });
    expect((await application().visitor().raw('GET', '/Community?lang=ta')).payload).toContain('<html lang="ta" dir="ltr">');
  });

  test('that is off again is on no page; one of the application stays', async () => {
    await admin.call(publicTextRoutes.offer, { params, body: { offered: false, unreviewed: 0 } });
    expect(isOffered('ta')).toBe(false);
    expect((await application().visitor().raw('GET', '/Community?lang=ta')).payload).toContain('<html lang="en" dir="ltr">');
    expect(
      await admin.refused(publicTextRoutes.offer, { params: { language: 'hi' }, body: { offered: false, unreviewed: 0 } }),
    ).toMatchObject({
      status: 409,
    });
  });
});
