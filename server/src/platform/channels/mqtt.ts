import { connect, type MqttClient } from 'mqtt';
import { z } from 'zod';
import { brokerUrl, sameForExercises } from '../settings/values.ts';
import { accepted, type Channel, emptyMessage, isEmptyMessage, type Outcome, refused, toDocument, tryAgain } from './channel.ts';
import type { ChannelPart } from './channel-part.ts';

export interface MqttSettings {
  /** mqtt:// or mqtts://, with user and password where the broker requires them. */
  readonly url: string;
}

const timeoutMs = 10_000;

/** The connection ended before the broker had confirmed. */
class Ended extends Error {}

interface Connection {
  readonly client: MqttClient;
  /** Rejects each message that waits for the broker's confirmation. */
  readonly unconfirmed: Set<(error: Error) => void>;
}

/** CONNACK codes of MQTT 3.1.1, table 3.1: 3 is a temporarily unavailable broker, the others are permanent. */
const serverUnavailable = 3;

/** Topics that a message can be published to: no wildcard, no topic of the broker itself (MQTT 3.1.1, 4.7). */
export const isTopic = (text: string): boolean => /^[^\s#+$\p{Cc}][^#+\p{Cc}]{0,249}$/u.test(text);

const toFailure = (error: unknown): Outcome => {
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'number') return tryAgain('Cannot reach the MQTT broker');
  const reason = `The MQTT broker refused the connection (${code})`;
  return code === serverUnavailable ? tryAgain(reason) : refused(reason);
};

/**
 * Messages to sirens and display boards through a broker: MQTT 3.1.1, QoS 1, so that the broker confirms each; never retained,
 * because a board that reconnects must not show an expired warning. Accepted means confirmed by the broker.
 */
export const openMqtt = ({ url }: MqttSettings): Channel => {
  const { username, password } = new URL(url);
  const address = new URL(url);
  address.username = '';
  address.password = '';
  let openConnection: Promise<Connection> | null = null;

  const open = (): Promise<Connection> => {
    const opened = new Promise<Connection>((resolve, reject) => {
      const client = connect(address.href, {
        protocolVersion: 4,
        clean: true,
        reconnectPeriod: 0,
        connectTimeout: timeoutMs,
        ...(username === '' ? {} : { username: decodeURIComponent(username), password: decodeURIComponent(password) }),
      });
      const unconfirmed = new Set<(error: Error) => void>();
      const end = (error: Error): void => {
        if (openConnection === opened) openConnection = null;
        reject(error);
        for (const fail of unconfirmed) fail(error);
        client.end(true);
      };
      client.once('connect', () => resolve({ client, unconfirmed }));
      client.on('error', end);
      client.once('close', () => end(new Ended()));
    });
    return opened;
  };

  const publish = async (topic: string, payload: string): Promise<void> => {
    openConnection ??= open();
    const { client, unconfirmed } = await openConnection;
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => client.end(true), timeoutMs);
      const settle = (error?: Error | null): void => {
        clearTimeout(late);
        unconfirmed.delete(settle);
        if (error) reject(new Ended());
        else resolve();
      };
      unconfirmed.add(settle);
      client.publish(topic, payload, { qos: 1, retain: false }, settle);
    });
  };

  const publishOnce = async (topic: string, payload: string): Promise<Outcome> => {
    try {
      await publish(topic, payload);
      return accepted;
    } catch (error) {
      return error instanceof Ended ? tryAgain('The MQTT broker closed the connection') : toFailure(error);
    }
  };

  return {
    send: async (to, message) => {
      if (isEmptyMessage(message)) return emptyMessage;
      if (!isTopic(to)) return refused('The address is not a topic that can be published to');
      const { body } = toDocument(message);
      const before = openConnection;
      const outcome = await publishOnce(to, body);
      // An idle connection may have died unnoticed: retry on a new one. Receivers recognise a repetition by its id.
      return outcome.kind === 'try-again' && before !== null && openConnection !== before ? publishOnce(to, body) : outcome;
    },
    parallel: 50,
    format: 'json',
    close: () => {
      void openConnection?.then(({ client }) => client.end(true)).catch(() => undefined);
    },
  };
};

const topic = z
  .string()
  .refine((text) => /^[^\s#+$][^\s#+]{0,199}$/.test(text), { error: 'a topic such as hazardguard/alerts/{incident}, without # or +' })
  .optional();
const variables = { MQTT_URL: brokerUrl.optional(), MQTT_TOPIC: topic, EXERCISE_MQTT_TOPIC: topic } as const;

export const mqtt: ChannelPart<'mqtt', 'mqtt', MqttSettings | null, typeof variables> = {
  id: 'mqtt',
  title: 'MQTT',
  key: 'mqtt',
  address: 'topic',
  calls: 'never',
  follows: 'no',
  hears: false,
  wording: 'document',
  variables,
  settingTexts: {
    MQTT_URL: {
      meaning: 'Broker for sirens and display boards (QoS 1, never retained).',
      example: 'mqtts://user:password@broker.example.org:8883',
    },
    MQTT_TOPIC: { meaning: 'Topic; `{incident}`, `{severity}` and `{status}` are filled in.', example: 'hazardguard/alerts/{incident}' },
    EXERCISE_MQTT_TOPIC: { meaning: 'MQTT topic for exercises and tests.', example: 'hazardguard/drills' },
  },
  secrets: ['MQTT_URL'],
  findConflict: ({ MQTT_URL, MQTT_TOPIC, EXERCISE_MQTT_TOPIC }) => {
    if (((MQTT_TOPIC ?? EXERCISE_MQTT_TOPIC) === undefined) !== (MQTT_URL === undefined))
      return 'MQTT_URL and MQTT_TOPIC (or EXERCISE_MQTT_TOPIC) belong together: the broker, and what is published there. Set both, or neither.';
    return MQTT_TOPIC !== undefined && MQTT_TOPIC === EXERCISE_MQTT_TOPIC ? sameForExercises('MQTT_TOPIC') : null;
  },
  readSettings: ({ MQTT_URL }) => (MQTT_URL === undefined ? null : { url: MQTT_URL }),
  listAddresses: ({ MQTT_TOPIC, EXERCISE_MQTT_TOPIC }) => ({ public: [MQTT_TOPIC], exercise: [EXERCISE_MQTT_TOPIC] }),
  open: openMqtt,
  report: null,
};
