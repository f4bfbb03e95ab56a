import { createServer, type Socket } from 'node:net';
import { Aedes, type AuthenticateError } from 'aedes';

export interface PublishedMessage {
  readonly topic: string;
  readonly payload: string;
  readonly qos: number;
  readonly retain: boolean;
  readonly username: string | null;
}

export interface MqttBroker {
  readonly url: string;
  readonly published: readonly PublishedMessage[];
  /** Refuses connections with this code of MQTT 3.1.1 until changed (null); open ones are closed. */
  refuse(code: 3 | 4 | 5 | null): void;
  close(): void;
}

/** A real MQTT broker (aedes) on its own port that stores published messages. */
export const openMqttBroker = async (): Promise<MqttBroker> => {
  const published: PublishedMessage[] = [];
  const sockets = new Set<Socket>();
  const users = new Map<string, string | null>();
  let refusal: 3 | 4 | 5 | null = null;
  const broker = await Aedes.createBroker({
    authenticate: (client, username, _password, done) => {
      users.set(client.id, username ?? null);
      if (refusal === null) done(null, true);
      else done(Object.assign(new Error('Refused'), { returnCode: refusal }) as AuthenticateError, null);
    },
  });
  broker.on('publish', ({ topic, payload, qos, retain }, client) => {
    if (client === null) return;
    published.push({ topic, payload: payload.toString(), qos, retain, username: users.get(client.id) ?? null });
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    broker.handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The broker has no port');
  const url = `mqtt://127.0.0.1:${address.port}`;
  return {
    url,
    published,
    refuse: (code) => {
      refusal = code;
      if (code !== null) for (const socket of sockets) socket.destroy();
    },
    close: () => {
      server.close();
      broker.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
