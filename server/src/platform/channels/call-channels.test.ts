import { beforeEach, describe, expect, test } from 'vitest';
import { useSmsGateway } from '../../testing/sms-gateway.ts';
import type { Message } from './channel.ts';
import { openVoice, voice } from './voice.ts';
import { openWhatsApp, whatsApp } from './whatsapp/whatsapp.ts';

/** Stands in for the voice gateway and for the Graph API. */
const gateway = useSmsGateway();
beforeEach(() => gateway().answer(200));

const to = '+912642233445';
const message: Message = {
  id: '8c0f6d0e-0000-4000-8000-000000000001',
  template: 'incident-call',
  language: 'hi',
  subject: 'बुलावा',
  text: 'आपको बुलाया गया है।\n\nपुष्टि के लिए 1 दबाएँ "अभी"',
  variant: undefined,
  stopUrl: undefined,
  url: undefined,
  acknowledges: true,
  document: undefined,
};
const last = () => gateway().requests.at(-1);

describe('a voice gateway', () => {
  const open = () =>
    openVoice({
      url: `${gateway().origin}/calls`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer k' },
      body: '{"to":"{to}","say":"{text}","language":"{language}","ref":"{id}"}',
      success: /"status":"queued"/,
      secrets: null,
    });

  test('gets number, text, language and the id of the message; landlines can be called', async () => {
    expect(await open().send(to, message)).toEqual({ kind: 'accepted' });
    expect(JSON.parse(last()?.body ?? '')).toEqual({ to, say: message.text, language: 'hi', ref: message.id });
    expect(last()?.headers.authorization).toBe('Bearer k');
  });

  test.each(['1077', 'asha@example.org'])('%s is not called', async (number) => {
    const before = gateway().requests.length;
    expect(await open().send(number, message)).toMatchObject({ kind: 'refused', reason: 'This number cannot be called' });
    expect(gateway().requests.length).toBe(before);
  });

  test('busy is tried again when it says, a refusal is not', async () => {
    gateway().answer(429, '', { 'retry-after': '7' });
    expect(await open().send(to, message)).toMatchObject({ kind: 'try-again', afterS: 7 });
    gateway().answer(null);
    expect(await open().send(to, message)).toMatchObject({ kind: 'try-again', reason: 'Cannot reach the voice gateway' });
    gateway().answer(200, '{"status":"no credit"}');
    expect(await open().send(to, message)).toMatchObject({ kind: 'refused' });
  });
});

describe('WhatsApp', () => {
  const open = (templates: Readonly<Record<string, string>> = { 'incident-call': 'hg_call', 'incident-call.hi': 'hg_call_hi' }) =>
    openWhatsApp({ url: `${gateway().origin}/v23.0`, numberId: '10634', token: 't', templates, appSecret: null, verifyToken: null });

  test('gets an approved template in the language of the message, its text as one variable, and a button that acknowledges', async () => {
    gateway().answer(200, '{"messages":[{"id":"wamid.1"}]}');
    expect(await open().send(to, message)).toEqual({ kind: 'accepted' });
    expect([last()?.url.pathname, last()?.headers.authorization]).toEqual(['/v23.0/10634/messages', 'Bearer t']);
    expect(JSON.parse(last()?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '912642233445',
      type: 'template',
      template: {
        name: 'hg_call_hi',
        language: { code: 'hi' },
        components: [
          { type: 'body', parameters: [{ type: 'text', text: 'आपको बुलाया गया है। पुष्टि के लिए 1 दबाएँ "अभी"' }] },
          {
            type: 'button',
            sub_type: 'quick_reply',
            index: '0',
            parameters: [{ type: 'payload', payload: `acknowledge:${message.id}` }],
          },
        ],
      },
      biz_opaque_callback_data: message.id,
    });
  });

  test('sends nothing without an approved template', async () => {
    const before = gateway().requests.length;
    expect(await open({ other: 'x' }).send(to, message)).toMatchObject({
      kind: 'refused',
      reason: 'WHATSAPP_TEMPLATES has no template for incident-call.hi',
    });
    expect(gateway().requests.length).toBe(before);
  });

  test.each([
    [400, 131_056, 'try-again', /code 131056/],
    [429, 130_429, 'try-again', /code 130429/],
    [500, 131_000, 'try-again', /code 131000/],
    [400, 131_026, 'refused', /cannot deliver to this number/],
    [401, 190, 'refused', /Check WHATSAPP_TOKEN/],
    [400, 132_001, 'refused', /no such template/],
  ])('status %i with code %i: %s', async (status, code, kind, reason) => {
    gateway().answer(status, JSON.stringify({ error: { code, message: `secret ${to}` } }));
    const outcome = await open().send(to, message);
    expect(outcome).toMatchObject({ kind, reason: expect.stringMatching(reason) });
    expect(JSON.stringify(outcome)).not.toContain(to);
  });
});

test.each([
  [{ VOICE_BODY: '{to} {text}' }, /VOICE_URL/],
  [{ VOICE_URL: 'https://v.example/{to}' }, /do not say where/],
  [{ VOICE_URL: 'https://v.example/{to}', VOICE_BODY: '{text}', VOICE_SECRET: 'whsec_x' }, /\{id\}/],
  [{ WHATSAPP_TOKEN: 't' }, /belong together/],
  [{ WHATSAPP_TOKEN: 't', WHATSAPP_NUMBER_ID: '1' }, /only approved templates/],
  [{ WHATSAPP_TEMPLATES: 'a=b' }, /belongs to WhatsApp/],
])('settings that do not fit together are refused: %o', (given, reason) => {
  expect(voice.findConflict(given) ?? whatsApp.findConflict(given)).toMatch(reason);
});
