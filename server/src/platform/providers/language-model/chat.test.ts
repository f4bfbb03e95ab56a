import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerInOne, answerInPieces, type StandIn, startStandIn, withStatus } from '../../../testing/loopback/language-model.ts';
import { askModel } from './chat.ts';
import { eventsOf } from './server-sent-events.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn(answerInOne(''));
});
afterAll(() => standIn.close());

const settingsWith = (timeoutMs: number) => ({ url: standIn.url, model: 'small-model', key: 'sk-secret', timeoutMs });

const ask = async (timeoutMs = 5_000, signal = new AbortController().signal): Promise<string> => {
  let text = '';
  for await (const piece of await askModel({ settings: settingsWith(timeoutMs), rules: 'Rules.', message: 'Question?', signal }))
    text += piece;
  return text;
};

test('the protocol: small model, temperature 0.7, one user message, the key in its header only', async () => {
  standIn.answer(answerInOne('Stay inside.'));
  expect(await ask()).toBe('Stay inside.');
  const { path, headers, body } = standIn.sent.at(-1) ?? expect.fail();
  expect(path).toBe('/v1/chat/completions');
  expect(headers.authorization).toBe('Bearer sk-secret');
  expect(body).toMatchObject({ model: 'small-model', temperature: 0.7, stream: true });
  expect(body.messages.filter(({ role }) => role === 'user')).toEqual([{ role: 'user', content: 'Question?' }]);
  expect(JSON.stringify(body)).not.toContain('sk-secret');
});

test('a streamed answer arrives in pieces, with Devanagari and line ends split between them', async () => {
  standIn.answer(answerInPieces(['Close ', 'the windows. ', 'खिड़कियाँ बंद करें।']));
  expect(await ask()).toBe('Close the windows. खिड़कियाँ बंद करें।');
  const bytes = Buffer.from('data: {"choices":[{"delta":{"content":"क्ल"}}]}\r\n\r\ndata: [DONE]\r\n\r\n');
  standIn.answer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const byte of bytes) response.write(Buffer.of(byte));
    response.end();
  });
  expect(await ask()).toBe('क्ल');
});

test.each([
  ['401', withStatus(401, '{"error":{"message":"Incorrect API key provided: sk-secret"}}'), 'status 401'],
  ['429', withStatus(429, '{}', { 'retry-after': '1' }), 'status 429'],
  ['500', withStatus(500, 'oops'), 'status 500'],
  ['a redirect elsewhere', withStatus(302, '', { location: 'http://169.254.169.254/latest/meta-data' }), 'cannot be reached'],
  ['no JSON', withStatus(200, '<html>'), 'not JSON'],
  ['no choices', withStatus(200, '{"choices":[]}'), 'no choices[0].message'],
  ['a message that is not text', answerInOne({ evil: true }), 'no choices[0].message'],
  ['a malformed piece', answerInPieces(['a'], 'data: {oops\n\n'), 'not JSON'],
  ['a piece of another shape', answerInPieces(['a'], 'data: {"error":{"message":"x"}}\n\n'), 'no choices[0].delta'],
  ['a stream that ends early', answerInPieces(['a'], ''), 'broke off'],
  ['not UTF-8', withStatus(200, Buffer.from([0xff, 0xfe, 0x00]).toString('latin1')), 'not JSON'],
] as const)('%s is reported without the key or the vendor’s text', async (_kind, answer, reason) => {
  standIn.answer(answer);
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toContain(reason);
  expect((error as Error).message).not.toContain('sk-secret');
});

test('a too large answer is stopped, as a document and as an endless line of a stream', async () => {
  standIn.answer(answerInOne('x'.repeat(3 * 1024 * 1024)));
  await expect(ask()).rejects.toThrow('too large');
  standIn.answer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: ');
    response.end('x'.repeat(3 * 1024 * 1024));
  });
  await expect(ask()).rejects.toThrow('too large');
});

test('a timeout, a stalled answer and a broken connection end in time', async () => {
  standIn.answer(() => undefined);
  await expect(ask(200)).rejects.toThrow('in time');
  standIn.answer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"choices":[{"delta":{"content":"a"}}]}\n\n');
  });
  await expect(ask(200)).rejects.toThrow('in time');
  standIn.answer((response) => response.destroy());
  await expect(ask()).rejects.toThrow('cannot be reached');
});

test('cancelling ends the call to the model', async () => {
  const gone = new AbortController();
  standIn.answer(() => gone.abort());
  const before = standIn.broken();
  await expect(ask(5_000, gone.signal)).rejects.toThrow();
  await expect.poll(() => standIn.broken()).toBe(before + 1);
});

test('events are parsed as in the standard', async () => {
  async function* texts() {
    yield 'data:a\r';
    yield '\ndata: b\r\n\r\n: note\nid: 1\n\nevent: x\ndata: c\n\ndata: last';
  }
  const events: string[] = [];
  for await (const event of eventsOf(texts())) events.push(event);
  expect(events).toEqual(['a\nb', 'c', 'last']);
});
