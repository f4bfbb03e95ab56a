import { createPrivateKey, X509Certificate } from 'node:crypto';
import { toDialledNumber } from '@hazardguard/contract';
import { z } from 'zod';
import { isUrl } from '../settings/values.ts';

const listSchema = (isOne: (text: string) => boolean, error: string) =>
  z
    .string()
    .transform((text): readonly string[] => text.split(',').map((one) => one.trim()))
    .refine((all) => all.length <= 20 && all.every(isOne), { error });

const webAddresses = listSchema(
  (text) => isUrl(text, ['http:', 'https:']) && new URL(text).username === '',
  'at most 20 https:// addresses separated by commas, without a user',
);
const secrets = listSchema(
  (text) => /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text),
  'whsec_ and 24 to 64 octets in base64; two while it is changed',
);
const topicError = 'a topic such as hazardguard/alerts/{incident}, without # or +';
const topic = z.string().refine((text) => /^[^\s#+$][^\s#+]{0,199}$/.test(text), { error: topicError });

const isParsed =
  (parse: (text: string) => unknown) =>
  (text: string): boolean => {
    try {
      parse(text);
      return true;
    } catch {
      return false;
    }
  };
const certificate = z.string().refine(
  isParsed((text) => new X509Certificate(text)),
  { error: 'a certificate in PEM' },
);
const takAddress = z.string().refine((text) => isUrl(text, ['tcp:', 'tls:']) && /^\w+:\/\/[^/?#@]+:\d+$/.test(text), {
  error: 'an address such as tls://tak.example.org:8089',
});

/** Channels whose rate, messages a second, can be limited over all servers of this database. */
const pacedChannels = ['email', 'sms', 'web-push', 'voice', 'whatsapp', 'webhook', 'mqtt'] as const;
const rate = /^(email|sms|web-push|voice|whatsapp|webhook|mqtt)=([1-9]\d{0,4})$/;
const rates = z
  .string()
  .transform((text) => text.split(',').map((one) => rate.exec(one.trim())))
  .refine((all) => all.every((one) => one !== null), { error: `messages a second such as sms=30,email=50, of ${pacedChannels.join(', ')}` })
  .transform(
    (all): Readonly<Partial<Record<(typeof pacedChannels)[number], number>>> =>
      Object.fromEntries(all.map((one) => [one?.[1] ?? '', Number(one?.[2])])),
  );

/** How warnings are sent to machines, and in exercises to the exercise addresses. */
export const handOverVariables = {
  DELIVERY: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  DELIVERY_RATES: rates.default({}),

  WEBHOOK_URLS: webAddresses.default([]),
  WEBHOOK_SECRET: secrets.optional(),
  WEBHOOK_HOSTS: listSchema((text) => /^[a-z0-9.-]+$/.test(text), 'host names or addresses separated by commas').default([]),

  WEBHOOK_FORMAT: z.enum(['json', 'cap'], { error: 'json or cap' }).default('json'),

  MQTT_URL: z
    .string()
    .refine((text) => isUrl(text, ['mqtt:', 'mqtts:']), { error: 'an address such as mqtts://user:password@broker.example.org:8883' })
    .optional(),
  MQTT_TOPIC: topic.optional(),
  MQTT_INGEST_URL: z
    .string()
    .refine((text) => isUrl(text, ['mqtt:', 'mqtts:']), { error: 'an address such as mqtts://user:password@broker.example.org:8883' })
    .optional(),

  TAK_URL: takAddress.optional(),
  TAK_CERTIFICATE: certificate.optional(),
  TAK_KEY: z.string().refine(isParsed(createPrivateKey), { error: 'a private key in PEM without a password' }).optional(),
  TAK_CA: certificate.optional(),

  EXERCISE_TAK_URL: takAddress.optional(),
  EXERCISE_WEBHOOK_URLS: webAddresses.default([]),
  EXERCISE_MQTT_TOPIC: topic.optional(),
  EXERCISE_EMAILS: listSchema((text) => z.email().safeParse(text).success, 'at most 20 e-mail addresses separated by commas').default([]),
  EXERCISE_NUMBERS: listSchema((text) => toDialledNumber(text) !== null, 'at most 20 mobile numbers separated by commas').default([]),
} as const;

export const handOverSecrets = [
  'WEBHOOK_SECRET',
  'WEBHOOK_URLS',
  'EXERCISE_WEBHOOK_URLS',
  'MQTT_URL',
  'MQTT_INGEST_URL',
  'TAK_CERTIFICATE',
  'TAK_KEY',
  'TAK_CA',
] as const;

type Given = z.output<z.ZodObject<typeof handOverVariables>>;

/** An endpoint for machines or exercises. */
export interface Sink {
  readonly channel: 'email' | 'sms' | 'voice' | 'whatsapp' | 'webhook' | 'mqtt';
  readonly address: string;
  readonly purpose: 'public' | 'exercise';
}

const listSinks = (given: Given, numberChannels: readonly Sink['channel'][]): readonly Sink[] => {
  const all = (channel: Sink['channel'], purpose: Sink['purpose'], addresses: readonly (string | undefined)[]): Sink[] =>
    addresses.filter((address) => address !== undefined).map((address) => ({ channel, address, purpose }));
  return [
    ...all('webhook', 'public', given.WEBHOOK_URLS),
    ...all('mqtt', 'public', [given.MQTT_TOPIC]),
    ...all('webhook', 'exercise', given.EXERCISE_WEBHOOK_URLS),
    ...all('mqtt', 'exercise', [given.EXERCISE_MQTT_TOPIC]),
    ...all('email', 'exercise', given.EXERCISE_EMAILS),
    ...numberChannels.flatMap((channel) =>
      all(
        channel,
        'exercise',
        given.EXERCISE_NUMBERS.map((number) => toDialledNumber(number) ?? number),
      ),
    ),
  ];
};

/** `numberChannels`: the channels to telephone numbers. */
export const toHandOverSettings = (given: Given, numberChannels: readonly Sink['channel'][]) => ({
  /** Null: no webhook is called. */
  webhook:
    given.WEBHOOK_SECRET === undefined
      ? null
      : {
          secrets: given.WEBHOOK_SECRET,
          hosts: given.WEBHOOK_HOSTS,
          /** For tests only: receivers on http://127.0.0.1. */
          loopback: false as boolean,
        },
  /** Null: nothing is published. */
  mqtt: given.MQTT_URL === undefined ? null : { url: given.MQTT_URL },
  /** The broker that sensors publish their readings to; null: none. */
  mqttIngest: given.MQTT_INGEST_URL === undefined ? null : { url: given.MQTT_INGEST_URL },
  /** TAK servers that warnings are pushed to; null: none. */
  tak: {
    public: given.TAK_URL ?? null,
    exercise: given.EXERCISE_TAK_URL ?? null,
    /** Of this client; null: none. */
    identity:
      given.TAK_CERTIFICATE === undefined || given.TAK_KEY === undefined
        ? null
        : { certificate: given.TAK_CERTIFICATE, key: given.TAK_KEY },
    /** The authority of the servers' certificates; null: the public ones. */
    authority: given.TAK_CA ?? null,
  },
  delivery: {
    /** Whether this server sends queued messages. */
    on: given.DELIVERY === 'on',
    /** Messages a second, over all servers; an unlisted channel has no limit. */
    rates: given.DELIVERY_RATES,
    /** Format of a webhook's body. */
    format: given.WEBHOOK_FORMAT,
    sinks: listSinks(given, numberChannels),
  },
});

const findTakConflict = (given: Readonly<Record<string, string | undefined>>): string | null => {
  const { TAK_URL, EXERCISE_TAK_URL, TAK_CERTIFICATE, TAK_KEY, TAK_CA } = given;
  if ((TAK_CERTIFICATE === undefined) !== (TAK_KEY === undefined))
    return 'TAK_CERTIFICATE and TAK_KEY belong together. Set both, or neither.';
  const secured = [TAK_URL, EXERCISE_TAK_URL].some((url) => url?.startsWith('tls://'));
  const alone = TAK_CERTIFICATE === undefined ? (TAK_CA === undefined ? null : 'TAK_CA') : 'TAK_CERTIFICATE';
  if (alone !== null && !secured)
    return `${alone} belongs to a tls:// address. Set TAK_URL or EXERCISE_TAK_URL to one, or leave ${alone} out.`;
  if (
    TAK_CERTIFICATE !== undefined &&
    TAK_KEY !== undefined &&
    !new X509Certificate(TAK_CERTIFICATE).checkPrivateKey(createPrivateKey(TAK_KEY))
  )
    return 'TAK_KEY is not the key of TAK_CERTIFICATE. Set the two of one identity.';
  return null;
};

/** A sentence with the remedy for settings that do not fit together; null: they do. */
export const findHandOverConflict = (given: Readonly<Record<string, string | undefined>>): string | null => {
  const tak = findTakConflict(given);
  if (tak !== null) return tak;
  const urls = ['WEBHOOK_URLS', 'EXERCISE_WEBHOOK_URLS'].find((name) => given[name] !== undefined);
  if ((urls === undefined) !== (given.WEBHOOK_SECRET === undefined)) {
    return 'WEBHOOK_SECRET and WEBHOOK_URLS (or EXERCISE_WEBHOOK_URLS) belong together: who is called, and what it is signed with. Set both, or neither.';
  }
  const topics = ['MQTT_TOPIC', 'EXERCISE_MQTT_TOPIC'].find((name) => given[name] !== undefined);
  if ((topics === undefined) !== (given.MQTT_URL === undefined)) {
    return 'MQTT_URL and MQTT_TOPIC (or EXERCISE_MQTT_TOPIC) belong together: the broker, and what is published there. Set both, or neither.';
  }
  const shared =
    given.TAK_URL !== undefined && given.TAK_URL === given.EXERCISE_TAK_URL
      ? 'TAK_URL'
      : given.MQTT_TOPIC !== undefined && given.MQTT_TOPIC === given.EXERCISE_MQTT_TOPIC
        ? 'MQTT_TOPIC'
        : (given.WEBHOOK_URLS ?? '').split(',').some((url) => url.trim() !== '' && (given.EXERCISE_WEBHOOK_URLS ?? '').includes(url.trim()))
          ? 'WEBHOOK_URLS'
          : null;
  return shared === null
    ? null
    : `${shared} and EXERCISE_${shared} name the same address. Give exercises their own address, or leave one of them out.`;
};
