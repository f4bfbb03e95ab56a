import { randomUUID } from 'node:crypto';
import { connect, type IPublishPacket } from 'mqtt';

export interface MqttMessage {
  readonly topic: string;
  readonly payload: string;
  /** The broker had kept it: it may be of any age. */
  readonly retained: boolean;
}

export interface MqttIntake {
  /** Subscribes to these topics from now on, and to no others. */
  readonly setTopics: (topics: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

export interface MqttIntakeOptions {
  /** mqtt:// or mqtts://, with user and password where the broker requires them. */
  readonly url: string;
  /** The subscribed topics at the start; + matches one level. */
  readonly topics: readonly string[];
  /** The message is acknowledged to the broker once this has resolved; the result is published under the second topic. */
  readonly take: (message: MqttMessage) => Promise<{ readonly topic: string; readonly payload: string } | null>;
  readonly onError: (error: unknown) => void;
}

const reconnectMs = 5_000;
const connectMs = 10_000;

/**
 * Messages from a broker: MQTT 3.1.1, QoS 1. A message is acknowledged after it was processed; one that failed closes the
 * connection, and the broker sends it again to the next connection of the session.
 */
export const openMqttIntake = ({ url, topics, take, onError }: MqttIntakeOptions): MqttIntake => {
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
    take({ topic: packet.topic, payload: packet.payload.toString(), retained: packet.retain }).then(
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
  const wanted = new Set(topics);
  const subscribe = (names: readonly string[]): void => {
    if (names.length === 0 || !client.connected) return;
    client.subscribe([...names], { qos: 1 }, (error) => {
      if (error) onError(error);
    });
  };
  client.on('connect', () => subscribe([...wanted]));
  client.on('error', onError);
  return {
    setTopics: (next) => {
      const added = next.filter((topic) => !wanted.has(topic));
      const gone = [...wanted].filter((topic) => !next.includes(topic));
      for (const topic of added) wanted.add(topic);
      for (const topic of gone) wanted.delete(topic);
      subscribe(added);
      if (gone.length > 0 && client.connected) {
        client.unsubscribe(gone, (error) => {
          if (error) onError(error);
        });
      }
    },
    close: () => client.endAsync(true),
  };
};
