import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchJson } from './fetch-json.ts';
import { answerText, type LoopbackVendor, startLoopbackVendor } from './loopback-vendor.ts';

let vendor: LoopbackVendor;
beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText('{}'));
});
afterAll(() => vendor.close());

const ask = (timeoutMs = 1_000): Promise<unknown> => fetchJson({ url: new URL(`${vendor.baseUrl}/v1`), title: 'The vendor', timeoutMs });
const asked = async (work: () => Promise<unknown>): Promise<number> => {
  const before = vendor.requests.length;
  await work().catch(() => undefined);
  return vendor.requests.length - before;
};

describe('a call to a vendor', () => {
  test('a vendor that never answers ends at the timeout', async () => {
    vendor.answer(() => undefined);
    await expect(ask(300)).rejects.toMatchObject({ failure: 'timeout' });
  });

  test('a body that arrives byte by byte ends at the same timeout', async () => {
    vendor.answer((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect(ask(300)).rejects.toMatchObject({ failure: 'timeout' });
  });

  test('an endless body is cut at the size limit', async () => {
    vendor.answer((_request, response) => {
      response.writeHead(200);
      const block = Buffer.alloc(64 * 1024, ' ');
      const pour = (): void => {
        while (response.writable && !response.destroyed && response.write(block));
      };
      response.on('drain', pour);
      pour();
    });
    await expect(ask(3_000)).rejects.toMatchObject({ failure: 'too-large' });
  });

  test('a server error is retried once', async () => {
    vendor.answer(answerText('oops', 500));
    expect(await asked(() => ask())).toBe(2);
    await expect(ask()).rejects.toMatchObject({ failure: 'unreachable', message: 'The vendor answered with status 500.' });
  });

  test('a temporary error is fixed by the retry', async () => {
    let calls = 0;
    vendor.answer((request, response) => {
      calls += 1;
      if (calls === 1) response.destroy();
      else answerText('{"fine":true}')(request, response);
    });
    expect(await ask()).toEqual({ fine: true });
  });

  test.each([
    ['garbage', '{', 200],
    ['a refused key', '{}', 403],
    ['too many requests', '{}', 429],
  ])('%s is not retried', async (_name, text, status) => {
    vendor.answer(answerText(text, status));
    expect(await asked(() => ask())).toBe(1);
  });

  test('a redirect is not followed', async () => {
    vendor.answer((_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
    await expect(ask()).rejects.toMatchObject({ failure: 'unreachable' });
  });

  test('bytes that are not UTF-8 are refused', async () => {
    vendor.answer((_request, response) => response.writeHead(200).end(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])));
    await expect(ask()).rejects.toMatchObject({ failure: 'garbage' });
  });

  test('a closed port is reported as unreachable', async () => {
    const gone = await startLoopbackVendor(answerText('{}'));
    await gone.close();
    await expect(fetchJson({ url: new URL(gone.baseUrl), title: 'The vendor', timeoutMs: 2_000 })).rejects.toMatchObject({
      failure: 'unreachable',
      message: 'The vendor cannot be reached.',
    });
  });
});
