import { Agent, get } from 'node:http';

/**
 * A program: clients of a stream of server-sent events in a separate process. Its parent sends the order, then a message
 * before each event; it answers when all are open, and with the moment at which the last of them had the event.
 */
export interface StreamOrder {
  readonly url: string;
  /** One for each connection. */
  readonly cookies: readonly string[];
}

/** Connections that are being opened at a time. */
const atOnce = 50;
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
let waiting = new Set<number>();
const now = (): number => performance.timeOrigin + performance.now();
const sendToParent = (word: object): void => void process.send?.(word);

const open = (url: string, cookie: string, client: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered with ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        if (text.includes('event: hello')) resolve();
        if (text.includes('event: change') && waiting.delete(client) && waiting.size === 0) sendToParent({ lastAt: now() });
      });
      return answer.on('close', () => sendToParent({ lost: client }));
    });
    request.on('error', reject);
  });

process.on('message', async (word: { readonly order?: StreamOrder }) => {
  const { order } = word;
  if (order === undefined) {
    waiting = new Set(everybody);
    sendToParent({ ready: true });
    return;
  }
  everybody = order.cookies.map((_cookie, client) => client);
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < order.cookies.length) {
      const client = next++;
      await open(order.url, order.cookies[client] ?? '', client);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  sendToParent({ open: order.cookies.length });
});
let everybody: readonly number[] = [];
