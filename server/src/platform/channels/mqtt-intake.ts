import { randomUUID } from 'node:crypto';
import { connect, type IPublishPacket } from 'mqtt';

export interface MqttIntakeOptions {
  /** mqtt:// or mqtts://, with user and password where the broker asks for them. */
  readonly url: string;
  /** What is listened to; + stands for one level. */
  readonly topic: string;
  /** The broker is told that a message has arrived once this has ended; what it gives back is published under the second topic. */
  readonly take: (topic: string, payload: string) => Promise<{ readonly topic: string; readonly payload: string } | null>;
  readonly onError: (error: unknown) => void;
}

const reconnectMs = 5_000;
const connectMs = 10_000;

/**
 * Messages from a broker: MQTT 3.1.1, QoS 1. A message is acknowledged after it was taken; one that could not be taken cuts the
 * connection, and the broker sends it again to the next one of the same session.
 */
export const openMqttIntake = ({ url, topic, take, onError }: MqttIntakeOptions): { readonly close: () => Promise<void> } => {
  const { username, password } = new URL(url);
  const address = new URL(url);
  address.username = '';
  address.password = '';
  const client = connect(address.href, {
    protocolVersion: 4,
    // Kept by the broker while this process lives, so that what comes during a lost connection is delivered after it.
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
