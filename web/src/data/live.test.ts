import { liveBeatMs } from '@hazardguard/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLive } from './live.ts';
import { queryClient } from './query.ts';

/** The browser's own classes, as far as a page uses them; server events are supplied by hand. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Stream[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  send(name: string, id = '', data: object = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id }));
  }
}

let stop: () => void;
const asked = () => queryClient.getQueryState(['/api/alerts', { query: { limit: 100 } }])?.isInvalidated ?? false;
const last = (): Stream => Stream.opened.at(-1) as Stream;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(): void {}
      close(): void {}
    },
  );
  Stream.opened.length = 0;
  queryClient.setQueryData(['/api/alerts', { query: { limit: 100 } }], { alerts: [] });
  stop = followLive();
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a change refreshes its queries, once for changes that come together', () => {
  last().send('hello', '7');
  vi.advanceTimersByTime(1_000);
  queryClient.setQueryData(['/api/alerts', { query: { limit: 100 } }], { alerts: [] });
  last().send('change', '8', { topic: 'alert', subject: 'a' });
  last().send('change', '9', { topic: 'incident', subject: 'b' });
  expect(asked()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(asked()).toBe(true);
});

test('a silent connection is replaced and resumes; keep-alives prevent that', () => {
  last().send('hello', '7');
  for (let beat = 0; beat < 5; beat++) {
    vi.advanceTimersByTime(liveBeatMs);
    last().send('beat');
  }
  expect(Stream.opened).toHaveLength(1);
  vi.advanceTimersByTime(3 * liveBeatMs);
  expect(Stream.opened).toHaveLength(2);
  expect(Stream.opened[0]?.readyState).toBe(Stream.CLOSED);
  expect(last().url).toBe('/api/live?after=7');
});

test('a stream that the server has ended is requested again later', () => {
  last().send('hello', '7');
  last().close();
  last().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(14_000);
  expect(Stream.opened).toHaveLength(1);
  vi.advanceTimersByTime(17_000);
  expect(last().url).toBe('/api/live?after=7');
});
