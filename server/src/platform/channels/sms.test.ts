import { beforeEach, expect, test } from 'vitest';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import type { Message } from './channel.ts';
import { openSms, type SmsSettings } from './sms.ts';

const gateway = useSmsGateway();
beforeEach(() => gateway().answer(200));

const to = '+919825012345';
const message: Message = {
  id: 'm-7',
  template: 'follow-code',
  language: 'hi',
  subject: 'कोड',
  text: 'कोड "12" & {digits}\nदो',
  variant: undefined,
  stopUrl: undefined,
  url: undefined,
  acknowledges: false,
  document: undefined,
};
const settings = (given: Partial<SmsSettings>): SmsSettings => ({
  url: `${gateway().origin}/send`,
  method: 'POST',
  headers: {},
  body: 'mobile={digits}&message={text}&template={template}',
  success: null,
  templates: { 'follow-code.hi': '1107-hi', 'follow-code': '1107' },
  idempotencyHeader: null,
  status: null,
  ...given,
});
const last = () => gateway().requests.at(-1);

test('a form: number, text and the registered template of the language, each encoded once', async () => {
  expect(await openSms(settings({})).send(to, message)).toEqual({ kind: 'accepted' });
  expect(last()).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect(Object.fromEntries(new URLSearchParams(last()?.body))).toEqual({
    mobile: '919825012345',
    message: message.text,
    template: '1107-hi',
  });
});

test('JSON: the text stays one value', async () => {
  const json = settings({
    headers: { 'Content-Type': 'application/json', authorization: 'Bearer k' },
    body: '{"to":"{to}","text":"{text}","id":"{id}"}',
  });
  await openSms(json).send(to, message);
  expect(JSON.parse(last()?.body ?? '')).toEqual({ to, text: message.text, id: 'm-7' });
  expect(last()?.headers.authorization).toBe('Bearer k');
});

test('XML: the text stays text', async () => {
  const xml = settings({ headers: { 'content-type': 'application/xml' }, body: '<sms to="{digits}">{text}</sms>' });
  await openSms(xml).send(to, { ...message, text: '</sms><sms to="1">&' });
  expect(last()?.body).toBe('<sms to="919825012345">&#60;/sms&#62;&#60;sms to=&#34;1&#34;&#62;&#38;</sms>');
});

test('a query: everything in the address, no body', async () => {
  const query = settings({ method: 'GET', url: `${gateway().origin}/send?to={to}&text={text}&dlt={template}`, body: null });
  await openSms(query).send(to, { ...message, language: 'mr' });
  expect(Object.fromEntries(last()?.url.searchParams ?? [])).toEqual({ to, text: message.text, dlt: '1107' });
  expect(last()?.body).toBe('');
});

test('a text without a registered template is not sent where the gateway requires one', async () => {
  const before = gateway().requests.length;
  const outcome = await openSms(settings({ templates: { 'other.hi': '1' } })).send(to, message);
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'SMS_TEMPLATES has no id for follow-code.hi' });
  expect(gateway().requests.length).toBe(before);
});

test.each(['1077', '+912612345678', '9825012345', '+91 98250 12345', '+9118001234567', 'asha@example.org'])(
  '%s cannot receive text messages',
  async (number) => {
    const before = gateway().requests.length;
    expect(await openSms(settings({})).send(number, message)).toMatchObject({
      kind: 'refused',
      reason: 'This number cannot receive text messages',
    });
    expect(gateway().requests.length).toBe(before);
  },
);

test('a successful status without the expected text is a refusal', async () => {
  gateway().answer(200, '{"status":"insufficient balance"}');
  expect(await openSms(settings({ success: /"status":"queued"/i })).send(to, message)).toMatchObject({ kind: 'refused' });
  gateway().answer(200, '{"STATUS":"QUEUED"}');
  expect(await openSms(settings({ success: /"status":"queued"/i })).send(to, message)).toEqual({ kind: 'accepted' });
});

test.each([
  [429, 'try-again'],
  [408, 'try-again'],
  [500, 'try-again'],
  [302, 'refused'],
  [401, 'refused'],
])('status %i: %s', async (status, kind) => {
  gateway().answer(status, '', { 'retry-after': '30', location: 'http://127.0.0.1:9/' });
  const outcome = await openSms(settings({})).send(to, message);
  expect(outcome).toMatchObject({ kind, reason: `The SMS gateway refused the message (${status})` });
  if (outcome.kind === 'try-again') expect(outcome.afterS).toBe(30);
});

test('a gateway that recognises repetitions gets the id in its header, the same for each attempt', async () => {
  const sms = openSms(settings({ idempotencyHeader: 'Idempotency-Key' }));
  expect(sms.parallel).toBe(40);
  await sms.send(to, message);
  await sms.send(to, message);
  expect(
    gateway()
      .requests.slice(-2)
      .map(({ headers }) => headers['idempotency-key']),
  ).toEqual(['m-7', 'm-7']);
});

test('a gateway is asked for a message by its id; only "not found" means that it has none', async () => {
  const sms = openSms(
    settings({ headers: { authorization: 'Bearer k' }, status: { url: `${gateway().origin}/status?ref={id}`, found: null } }),
  );
  gateway().answer(200);
  expect(await sms.find?.('m 7')).toBe('taken');
  expect(last()).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer k' }, body: '' });
  expect(last()?.url.searchParams.get('ref')).toBe('m 7');
  for (const [status, found] of [
    [404, 'unknown'],
    [410, 'unknown'],
    [500, 'unclear'],
    [401, 'unclear'],
    [null, 'unclear'],
  ] as const) {
    gateway().answer(status);
    expect(await sms.find?.('m-7')).toBe(found);
  }
  const worded = openSms(settings({ status: { url: `${gateway().origin}/status?ref={id}`, found: /"state":"(queued|sent)"/ } }));
  gateway().answer(200, '{"state":"unknown"}');
  expect(await worded.find?.('m-7')).toBe('unknown');
  gateway().answer(200, '{"state":"sent"}');
  expect(await worded.find?.('m-7')).toBe('taken');
  expect(openSms(settings({})).find).toBeUndefined();
});

test('no reason repeats the text or the number', async () => {
  for (const status of [400, 500, null]) {
    gateway().answer(status, `no: ${message.text} ${to}`);
    const said = JSON.stringify(await openSms(settings({})).send(to, message));
    for (const secret of ['कोड', to, to.slice(1)]) expect(said).not.toContain(secret);
  }
});
