import { randomUUID } from 'node:crypto';
import { connect, type IPublishPacket } from 'mqtt';

export interface MqttIntakeOptions {
  /** mqtt:// or mqtts://, with user and password where the broker requires them. */
  readonly url: string;
  /** The subscribed topic; + matches one level. */
  readonly topic: string;
  /** The message is acknowledged to the broker once this has resolved; the result is published under the second topic. */
  readonly take: (topic: string, payload: string) => Promise<{ readonly topic: string; readonly payload: string } | null>;
  readonly onError: (error: unknown) => void;
}

const reconnectMs = 5_000;
const connectMs = 10_000;

/**
 * Messages from a broker: MQTT 3.1.1, QoS 1. A message is acknowledged after it was processed; one that failed closes the
 * connection, and the broker sends it again to the next connection of the session.
 */
export const openMqttIntake = ({ url, topic, take, onError }: MqttIntakeOptions): { readonly close: () => Promise<void> } => {
  const { username, password } = new URL(url);
  const address = new URL(url);
  address.username = '';
  address.password = '';
  const client = connect(address.href, {
    protocolVersion: 4,
    // The broker keeps the session while this process lives, so that messages during a lost connection are delivered after it.
    clean: false,
    clientId: `hazardguard-${randomUUID().slice(0, 8)}`,
    reconnectPeriod: reconnectMs,
    connectTimeout: connectMs,
    ...(username === '' ? {} : { username: decodeURIComponent(username), password: decodeURIComponent(password) }),
  });
  client.handleMessage = (packet: IPublishPacket, done: (error?: Error) => void) => {
    take(packet.topic, packet.payload.toString()).then(
      (answer) => {
        if (answer !== null) client.publish(answer.topic, answer.payload, { qos: 0, retain: false });
        done();
      },
      (error: unknown) => {
        onError(error);
        done(error instanceof Error ? error : new Error(String(error)));
      },
    );
  };
  client.on('connect', () => {
    client.subscribe(topic, { qos: 1 }, (error) => {
      if (error) onError(error);
    });
  });
  client.on('error', onError);
  return { close: () => client.endAsync(true) };
};
