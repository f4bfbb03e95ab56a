import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How a slow client keeps its connection busy. */
const manners = {
  'half a header': (socket: Socket): void => {
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Part: ');
  },
  'a dripping body': (socket: Socket): void => {
    socket.write('POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{');
    const drip = setInterval(() => socket.write(' '), 1_000);
    socket.once('close', () => clearInterval(drip));
  },
  nothing: (): void => undefined,
} as const;

export type Manner = keyof typeof manners;
export const slowManners = Object.keys(manners) as readonly Manner[];

/** Opens connections that never finish a request; returns how many the server still keeps open after the given time. */
export const holdConnections = async (origin: string, manner: Manner, many: number, forS: number): Promise<number> => {
  const port = Number(new URL(origin).port);
  const sockets = Array.from({ length: many }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.once('connect', () => manners[manner](socket));
    // Without a reader the end of the connection would not be noticed.
    socket.resume();
    return socket;
  });
  await wait(forS * 1_000);
  const open = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
  for (const socket of sockets) socket.destroy();
  return open;
};
