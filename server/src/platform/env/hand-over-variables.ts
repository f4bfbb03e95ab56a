import { createPrivateKey, X509Certificate } from 'node:crypto';
import { toDialledNumber } from '@hazardguard/contract';
import { z } from 'zod';
import { channelParts, type Sink } from '../channels/list.ts';
import { brokerUrl, isUrl, listOf, sameForExercises } from '../settings/values.ts';

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

const rates = z
  .string()
  .transform((text) => text.split(',').map((one) => /^([a-z][a-z0-9-]*)=([1-9]\d{0,4})$/.exec(one.trim())))
  .refine((all) => all.every((one) => channelParts.some(({ id }) => id === one?.[1])), {
    error: `messages a second such as sms=30,email=50, of ${channelParts.map(({ id }) => id).join(', ')}`,
  })
  .transform((all): Readonly<Partial<Record<string, number>>> => Object.fromEntries(all.map((one) => [one?.[1] ?? '', Number(one?.[2])])));

/** How warnings are sent, besides the channels themselves. */
export const handOverVariables = {
  DELIVERY: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  DELIVERY_RATES: rates.default({}),

  MQTT_INGEST_URL: brokerUrl.optional(),

  TAK_URL: takAddress.optional(),
  TAK_CERTIFICATE: certificate.optional(),
  TAK_KEY: z.string().refine(isParsed(createPrivateKey), { error: 'a private key in PEM without a password' }).optional(),
  TAK_CA: certificate.optional(),

  EXERCISE_TAK_URL: takAddress.optional(),
  EXERCISE_NUMBERS: listOf((text) => toDialledNumber(text) !== null, 'at most 20 mobile numbers separated by commas')
    .transform((numbers) => numbers.map((number) => toDialledNumber(number) ?? number))
    .default([]),
} as const;

export const handOverSecrets = ['MQTT_INGEST_URL', 'TAK_CERTIFICATE', 'TAK_KEY', 'TAK_CA'] as const;

type Given = z.output<z.ZodObject<typeof handOverVariables>>;

export const toHandOverSettings = (given: Given) => ({
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
  /** Numbers for exercises and tests. */
  exerciseNumbers: given.EXERCISE_NUMBERS,
  delivery: {
    /** Whether this server sends queued messages. */
    on: given.DELIVERY === 'on',
    /** Messages a second, over all servers; an unlisted channel has no limit. */
    rates: given.DELIVERY_RATES,
    /** Addresses of machines, and for exercises. */
    sinks: [] as readonly Sink[],
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
  return given.TAK_URL !== undefined && given.TAK_URL === given.EXERCISE_TAK_URL ? sameForExercises('TAK_URL') : null;
};
