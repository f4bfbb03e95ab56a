import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { processRoles, timeZone } from '@hazardguard/contract';
import { z } from 'zod';
import { type ChannelSettings, channelParts, readChannels } from '../channels/list.ts';
import { StartError } from '../data-folder/start-error.ts';
import { findWeatherProvider, weatherProviders } from '../providers/weather/list.ts';
import type { WeatherSettings } from '../providers/weather/provider.ts';
import type { SettingPart } from '../settings/setting-part.ts';
import { hostNames, isUrl, webUrl } from '../settings/values.ts';
import { fileSecrets, fileVariables, findFileConflict, toFileSettings } from './file-variables.ts';
import { findFrameConflict, frameVariables, toFrameSettings } from './frame-variables.ts';
import { findHandOverConflict, handOverSecrets, handOverVariables, toHandOverSettings } from './hand-over-variables.ts';
import { findPictureConflict, pictureSecrets, pictureVariables, toPictureSettings } from './picture-variables.ts';
import { findSignInConflict, signInSecrets, signInVariables, toSignInSettings } from './sign-in-variables.ts';
import { findTracingConflict, toTracingSettings, tracingSecrets, tracingVariables } from './tracing-variables.ts';

const contactAddress = z
  .string()
  .refine((text) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text), { error: 'a mailto: or https: address' });

/** Proxies in front: how many, or their addresses; without them a client's X-Forwarded-For is ignored. */
const trustProxy = z
  .string()
  .refine((text) => text === 'false' || /^[1-9]\d?$/.test(text) || /^[\da-fA-F:.]+(\/\d+)?(,[\da-fA-F:.]+(\/\d+)?)*$/.test(text), {
    error: 'false, a number of proxies (1 to 99), or addresses separated by commas',
  })
  .transform((text): false | number | string => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text));

/** How probable a level must be at a place to be warned, percent. */
const areaPercent = z
  .string()
  .refine((text) => /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) >= 0.5 && Number(text) <= 20, { error: 'a number from 0.5 to 20' })
  .transform(Number)
  .default(2);

const noPictures =
  'has no effect any more: HazardGuard draws no satellite pictures of forest or NO2. FRAME_FORESTCHANGES and FRAME_NO2, with FRAME_HOSTS, show a page of another host instead.';

/** Former settings, and what holds in their place. */
const retired: Readonly<Record<string, string>> = {
  WARNED_LEVEL:
    'WARNED_LEVEL has no effect any more. A warning has two areas: act now, where the level dangerous to life is probable (ACT_NOW_PERCENT), and be ready, where level 2 is (BE_READY_PERCENT). Remove WARNED_LEVEL.',
  IMAGERY_FOREST_URL: `IMAGERY_FOREST_URL ${noPictures} Remove IMAGERY_FOREST_URL.`,
  IMAGERY_NO2_URL: `IMAGERY_NO2_URL ${noPictures} Remove IMAGERY_NO2_URL.`,
};

const choiceSchema = <const T extends readonly string[]>(values: T) => z.enum(values, { error: values.join(' or ') });

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `a whole number from ${least} to ${most}`,
    })
    .transform(Number);

const defaultPort = 8080;

/** Every setting of the server that no exchangeable part declares: one environment variable each, with its default. */
const ownVariables = {
  ROLE: choiceSchema(processRoles).default('all'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, { error: 'a whole number from 0 to 65535' })
    .transform(Number)
    .optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0' })
    .default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  /** Open connections per address, live streams included; behind a trusted proxy, requests in progress. */
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 12_000).default(200),
  /** Requests per minute and network (for IPv6 the /64); a whole control room may share one address. */
  CALLS_PER_MINUTE: wholeNumber(60, 1_000_000).default(6_000),
  /** The same for each way to sign in and for setup, in addition to the throttle of guesses. */
  SIGN_INS_PER_MINUTE: wholeNumber(5, 10_000).default(120),
  /** The same for the search of places by people who have not signed in. */
  PLACE_SEARCHES_PER_MINUTE: wholeNumber(5, 10_000).default(60),
  LOG_LEVEL: choiceSchema(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),

  HAZARDGUARD_DATA: z.string().default('.hazardguard'),
  HAZARDGUARD_MODE: choiceSchema(['demo', 'live']).default('demo'),
  /** Roles that may release alerts need two-factor authentication, or can open only their own account; the default in live mode. */
  REQUIRE_SECOND_FACTOR: choiceSchema(['approvers', 'none']).optional(),
  /** Whether the server starts where the database cannot separate rows itself; in live mode it is refused by default. */
  WITHOUT_ROW_LEVEL_SECURITY: choiceSchema(['refuse', 'start']).optional(),
  HAZARDGUARD_SECRET: z.string().min(32, { error: 'at least 32 random characters' }).optional(),
  DATABASE_URL: z
    .string()
    .refine((text) => isUrl(text, ['postgres:', 'postgresql:']), {
      error: 'an address such as postgres://user:password@host:5432/database',
    })
    .optional(),

  RMP_TABLES: z.string().optional(),

  WEATHER_PROVIDER: choiceSchema([...weatherProviders.map(({ id }) => id), 'none']).default(weatherProviders[0].id),

  FIRMS_MAP_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]{1,100}$/, { error: 'a MAP_KEY of NASA FIRMS: letters and digits' })
    .optional(),
  FIRMS_URL: webUrl.default('https://firms.modaps.eosdis.nasa.gov'),

  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, { error: 'a token of 16 to 200 characters without spaces' })
    .optional(),

  STANDING_FOOTPRINTS: choiceSchema(['on', 'off']).default('on'),
  /** How probable the level must be at a place of each warned area, percent. */
  ACT_NOW_PERCENT: areaPercent,
  BE_READY_PERCENT: areaPercent,

  SECURITY_CONTACT: contactAddress.optional(),
  ACCESSIBILITY_CONTACT: contactAddress.optional(),

  READINGS_KEEP_DAYS: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 8, { error: 'a whole number of days from 8 to 99999' })
    .transform(Number)
    .default(400),

  TIME_ZONE: z
    .string()
    .refine((text) => timeZone.safeParse(text).success, { error: 'the name of a time zone such as Asia/Kolkata' })
    .default('Asia/Kolkata'),

  PLACES_PROVIDER: choiceSchema(['bundled', 'nominatim']).default('bundled'),
  PLACES_URL: webUrl.default('https://nominatim.openstreetmap.org'),

  ASSISTANT_URL: webUrl.refine((text) => !/[?#@]/.test(text), { error: 'an address without a user, a query or a fragment' }).optional(),
  ASSISTANT_MODEL: z.string().max(200, { error: 'the name of a model, at most 200 characters' }).optional(),
  ASSISTANT_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, { error: 'a key of at most 1000 characters without spaces' })
    .optional(),

  ...pictureVariables,
  ...frameVariables,
  ...handOverVariables,
  ...signInVariables,
  ...fileVariables,
  ...tracingVariables,

  CAP_SIGNING_KEY_FILE: z.string().optional(),
  CAP_SIGNING_CERTIFICATE_FILE: z.string().optional(),

  TRAINING_LINK_HOSTS: hostNames.default([
    'ndma.gov.in',
    'nidm.gov.in',
    'gsdma.org',
    'gidm.gujarat.gov.in',
    'csb.gov',
    'youtube.com',
    'youtu.be',
  ]),

  WEB_VITALS_URL: webUrl.optional(),
} as const;

const parts: readonly SettingPart[] = [...weatherProviders, ...channelParts];
const partVariables: Readonly<Record<string, z.ZodType>> = Object.assign({}, ...parts.map((part) => part.variables));

/** Every setting of the server. */
export const variables: Readonly<Record<string, z.ZodType>> = { ...ownVariables, ...partVariables };

type Name = keyof typeof ownVariables;

/** Secrets may come from a file (a mounted secret) instead: the same name with _FILE. */
export const secretNames: ReadonlySet<string> = new Set<string>([
  ...(['DATABASE_URL', 'HAZARDGUARD_SECRET', 'ASSISTANT_KEY', 'FIRMS_MAP_KEY', 'METRICS_TOKEN'] satisfies Name[]),
  ...parts.flatMap(({ secrets }) => secrets),
  ...pictureSecrets,
  ...handOverSecrets,
  ...signInSecrets,
  ...fileSecrets,
  ...tracingSecrets,
]);

/** The environment variables that the server reads. */
export const listSettingNames = (): readonly string[] => [...Object.keys(variables), ...[...secretNames].map((name) => `${name}_FILE`)];

const schema = z.object(ownVariables).transform((given) => ({
  role: given.ROLE,
  /** Whether this process serves people; otherwise it reports its health and metrics only. */
  serves: given.ROLE !== 'worker',
  /** Whether this process does background work: messages, calls, monitoring, precomputation. */
  works: given.ROLE !== 'web',
  /** Null: a worker without a port. */
  port: given.PORT ?? (given.ROLE === 'worker' ? null : defaultPort),
  host: given.HOST,
  publicUrl: given.PUBLIC_URL ?? null,
  trustProxy: given.TRUST_PROXY,
  connectionsPerAddress: given.CONNECTIONS_PER_ADDRESS,
  rateLimits: {
    perMinute: given.CALLS_PER_MINUTE,
    entriesPerMinute: given.SIGN_INS_PER_MINUTE,
    placeSearchesPerMinute: given.PLACE_SEARCHES_PER_MINUTE,
  },
  logLevel: given.LOG_LEVEL,
  dataDir: resolve(given.HAZARDGUARD_DATA),
  mode: given.HAZARDGUARD_MODE,
  /** Whether roles that may release alerts must have set up two-factor authentication. */
  secondFactorRequired: (given.REQUIRE_SECOND_FACTOR ?? (given.HAZARDGUARD_MODE === 'live' ? 'approvers' : 'none')) === 'approvers',
  /** Whether a start is refused where row-level security is not possible. */
  rowSecurityRequired: (given.WITHOUT_ROW_LEVEL_SECURITY ?? (given.HAZARDGUARD_MODE === 'live' ? 'refuse' : 'start')) === 'refuse',
  /** Null: the secret of the data folder. */
  secret: given.HAZARDGUARD_SECRET ?? null,
  /** Null: the embedded PostgreSQL in the data folder. */
  databaseUrl: given.DATABASE_URL ?? null,
  /** EPA's look-up tables for toxic gases, supplied by the operator; null: none. */
  rmpTablesFile: given.RMP_TABLES === undefined ? null : resolve(given.RMP_TABLES),
  weather: { provider: given.WEATHER_PROVIDER, own: {} } as WeatherSettings,
  /** The service of fire detections. It is not called without a key. */
  fires: { url: given.FIRMS_URL, key: given.FIRMS_MAP_KEY ?? null },
  /** Token for the metrics; null: only this machine may read them. */
  metricsToken: given.METRICS_TOKEN ?? null,
  /** Whether this server computes precomputed footprints in the background. */
  standingFootprints: given.STANDING_FOOTPRINTS === 'on',
  /** How probable the level must be at a place of each warned area, 0–1. */
  warnedProbability: { actNow: given.ACT_NOW_PERCENT / 100, beReady: given.BE_READY_PERCENT / 100 },
  /** Contact for reporting vulnerabilities (`/.well-known/security.txt`); null: none. */
  securityContact: given.SECURITY_CONTACT ?? null,
  /** Contact for people who cannot use a part of the product, in the accessibility statement; null: none. */
  accessibilityContact: given.ACCESSIBILITY_CONTACT ?? null,
  /** How long sensor readings are kept, days; longer than the week in which late ones are accepted. */
  readingsKeepDays: given.READINGS_KEEP_DAYS,
  /** Zone of the times that devices send without an offset, and of the dates in Excel files whose reader names none. */
  timeZone: given.TIME_ZONE,
  places: { provider: given.PLACES_PROVIDER, url: given.PLACES_URL },
  /** The language model behind 'Use ChatGPT': any server of the OpenAI chat protocol. Null: bundled knowledge only. */
  assistant:
    given.ASSISTANT_URL === undefined || given.ASSISTANT_MODEL === undefined
      ? null
      : { url: given.ASSISTANT_URL, model: given.ASSISTANT_MODEL, key: given.ASSISTANT_KEY ?? null, timeoutMs: 60_000 },
  ...toPictureSettings(given),
  ...toFrameSettings(given),
  ...toHandOverSettings(given),
  ...toSignInSettings(given),
  ...toFileSettings(given),
  ...toTracingSettings(given),
  /** Signs CAP messages; null: not signed. */
  capSigning:
    given.CAP_SIGNING_KEY_FILE === undefined
      ? null
      : { keyFile: resolve(given.CAP_SIGNING_KEY_FILE), certificateFile: given.CAP_SIGNING_CERTIFICATE_FILE ?? null },
  /** Hosts, with their subdomains, that an operator's links may lead to. */
  trainingLinkHosts: given.TRAINING_LINK_HOSTS,
  webVitalsUrl: given.WEB_VITALS_URL ?? null,
}));

export type Settings = Readonly<z.output<typeof schema>> &
  ChannelSettings & {
    /** What holds in place of settings that have no effect any more, for the log. */
    readonly retiredSettings: readonly string[];
  };

type Environment = Readonly<Record<string, string | undefined>>;

const readSecretFile = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartError(
      `${name}_FILE names ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unreadable'}). Correct the path or its permissions.`,
    );
  }
};

/** An empty variable counts as not set, as in compose files. */
const collect = (environment: Environment): Record<string, string> => {
  const given: Record<string, string> = {};
  for (const name of Object.keys(variables)) {
    const value = environment[name]?.trim();
    if (value) given[name] = value;
    const file = environment[`${name}_FILE`]?.trim();
    if (!secretNames.has(name) || !file) continue;
    if (value) throw new StartError(`${name} and ${name}_FILE are both set. Keep one of them.`);
    given[name] = readSecretFile(name, file);
  }
  return given;
};

const refuseUnknown = (environment: Environment): void => {
  const own = Object.keys(variables).filter((name) => name.startsWith('HAZARDGUARD_'));
  const allowed = own.flatMap((name) => (secretNames.has(name) ? [name, `${name}_FILE`] : [name]));
  const unknown = Object.keys(environment).find((name) => name.startsWith('HAZARDGUARD_') && !allowed.includes(name));
  if (unknown !== undefined)
    throw new StartError(`${unknown} is no setting of HazardGuard. Remove it, or use one of ${allowed.join(', ')}.`);
};

/** Reads and validates every setting once; a wrong one stops the start with one sentence that names it, its value and what is allowed. */
export const readSettings = (environment: Environment): Settings => {
  refuseUnknown(environment);
  const given = collect(environment);
  const read = z.object({ own: schema, parts: z.object(partVariables) }).safeParse({ own: given, parts: given });
  if (!read.success) {
    const issue = read.error.issues[0];
    const name = String(issue?.path[1] ?? '');
    const value = secretNames.has(name) ? 'its value' : `"${given[name] ?? ''}"`;
    throw new StartError(`${name}: ${value} is not allowed. Set it to ${issue?.message ?? 'an allowed value'}, or leave it out.`);
  }
  const { own } = read.data;
  const fault = findWeatherProvider(own.weather.provider)?.findConflict(given) ?? null;
  if (fault !== null) {
    const others = [...weatherProviders.map(({ id }) => id), 'none'].filter((id) => id !== own.weather.provider);
    throw new StartError(`WEATHER_PROVIDER is ${own.weather.provider}, which ${fault}, or use ${others.join(' or ')}.`);
  }
  if (own.role !== 'all' && own.databaseUrl === null) {
    throw new StartError(
      `ROLE is ${own.role}, which shares its data with other processes. Set DATABASE_URL to the PostgreSQL of all of them, or leave ROLE out: the embedded one serves one process.`,
    );
  }
  const conflict =
    findPictureConflict(given) ??
    findHandOverConflict(given) ??
    channelParts.map((part) => part.findConflict(given)).find((one) => one !== null) ??
    findSignInConflict(given) ??
    findFileConflict(given) ??
    findTracingConflict(given);
  if (conflict !== null) throw new StartError(conflict);
  if (given.CAP_SIGNING_CERTIFICATE_FILE !== undefined && given.CAP_SIGNING_KEY_FILE === undefined) {
    throw new StartError('CAP_SIGNING_CERTIFICATE_FILE is set and CAP_SIGNING_KEY_FILE is not. Set the key it belongs to, or neither.');
  }
  if ((given.ASSISTANT_URL === undefined) !== (given.ASSISTANT_MODEL === undefined)) {
    throw new StartError(
      'ASSISTANT_URL and ASSISTANT_MODEL belong together. Set both, such as https://api.openai.com/v1 and gpt-4o-mini, or neither.',
    );
  }
  const frameFault = findFrameConflict(given);
  if (frameFault !== null) throw new StartError(frameFault);
  const retiredSettings = Object.entries(retired).flatMap(([name, sentence]) => (environment[name]?.trim() ? [sentence] : []));
  const channels = readChannels(read.data.parts, own.exerciseNumbers);
  return {
    ...own,
    ...channels.own,
    weather: { ...own.weather, own: read.data.parts as WeatherSettings['own'] },
    delivery: { ...own.delivery, sinks: channels.sinks },
    retiredSettings,
  };
};
