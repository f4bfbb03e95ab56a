import type { ChannelPart } from '../channels/channel-part.ts';
import { channelParts } from '../channels/list.ts';
import { weatherProviders } from '../providers/weather/list.ts';
import type { SettingText } from '../settings/setting-part.ts';

export interface SettingGroup {
  readonly title: string;
  readonly settings: Readonly<Record<string, SettingText>>;
}

const textsOf = (isWanted: (part: ChannelPart) => boolean): SettingGroup['settings'] =>
  Object.assign({}, ...channelParts.filter(isWanted).map(({ settingTexts }) => settingTexts));

/** What docs/settings.md says about each environment variable; a test checks that every variable has exactly one entry. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'Server',
    settings: {
      HAZARDGUARD_MODE: {
        meaning:
          '`demo`: sample sites, one-click sign-in. `live`: no samples, no default password; the first start prints a one-time setup link, the same from every web server until it is used or half an hour old.',
        example: 'live',
      },
      ROLE: {
        meaning:
          '`web` serves people; `worker` sends messages, watches sensors and timers and computes in the background; `all` does both. Any number of each on one `DATABASE_URL` with the same `HAZARDGUARD_SECRET`. Also `npm start -- --role web`.',
        example: 'web',
      },
      HOST: { meaning: 'Address to listen on.', example: '0.0.0.0' },
      PORT: { meaning: 'Port to listen on.', default: '8080; a worker listens only where it is set', example: '9000' },
      PUBLIC_URL: {
        meaning:
          'The address in people’s browsers. Required in live mode for e-mail and SMS to residents, and for sign-in by OpenID Connect. Web push needs https. Passkeys belong to its host name.',
        example: 'https://warn.example.org',
      },
      TRUST_PROXY: {
        meaning: 'Proxies in front: how many, or their addresses. Without it the client’s `X-Forwarded-For` is ignored.',
        example: '1',
      },
      CONNECTIONS_PER_ADDRESS: {
        meaning: 'Connections that one client address may have open; with `TRUST_PROXY`, requests in progress.',
        example: '500',
      },
      CALLS_PER_MINUTE: {
        meaning:
          'API calls a minute from one client address (IPv6: /64); more get 429. Raise it for an office of more than about 50 people behind one address. From 60 to 1,000,000.',
        example: '20000',
      },
      SIGN_INS_PER_MINUTE: {
        meaning:
          'Sign-ins a minute from one client address, for each way to sign in. Raise it if more people start a shift at once behind one address; waits after wrong passwords are separate and stay. From 5 to 10,000.',
        example: '500',
      },
      PLACE_SEARCHES_PER_MINUTE: {
        meaning:
          'Searches for a place to follow a minute from one client address. Raise it if residents of one mobile network share an address. From 5 to 10,000.',
        example: '300',
      },
      HAZARDGUARD_DATA: { meaning: 'Data folder: embedded database, secrets, audit checkpoints.', example: '/var/lib/hazardguard' },
      HAZARDGUARD_SECRET: {
        meaning: 'Secret for sessions, links and stored keys; the same on all servers of one installation. At least 32 characters.',
        default: 'generated in the data folder',
        example: '… (openssl rand -hex 32)',
      },
      SECURITY_CONTACT: {
        meaning: 'Where to report vulnerabilities; shown at `/.well-known/security.txt` (RFC 9116).',
        example: 'mailto:security@example.org',
      },
      ACCESSIBILITY_CONTACT: {
        meaning: 'Where people report what they cannot use; shown in the accessibility statement.',
        example: 'mailto:access@example.org',
      },
      LOG_LEVEL: { meaning: 'Log level; `info` writes one line per request.', example: 'info' },
      WEB_VITALS_URL: { meaning: 'Where browsers send page speed measurements.', example: 'https://vitals.example.org' },
    },
  },
  {
    title: 'Database and files',
    settings: {
      DATABASE_URL: {
        meaning:
          'PostgreSQL 15 or newer. Not a pooler in transaction mode. Its role owns the database, and is no superuser: [roles of the database](operations.md#roles-of-the-database).',
        default: 'the embedded PostgreSQL in the data folder',
        example: 'postgres://hazardguard:password@db:5432/hazardguard',
      },
      WITHOUT_ROW_LEVEL_SECURITY: {
        meaning:
          'Where the role of `DATABASE_URL` may not become `hazardguard_person`, row-level security is impossible. `refuse`: no start; the message has the SQL to run. `start`: only the program’s own queries separate the data of plants and districts, so one faulty query could show the data of another plant.',
        default: '`refuse` in live mode, else `start`',
        example: 'refuse',
      },
      FILES: {
        meaning:
          'Where new pictures and files are stored: `postgres`, or `s3` for an object store. Existing files stay readable; `hazardguard files move` moves them.',
        example: 's3',
      },
      S3_ENDPOINT: { meaning: 'Address of the object store, without bucket.', example: 'https://s3.example.org' },
      S3_BUCKET: { meaning: 'Bucket.', example: 'hazardguard' },
      S3_ACCESS_KEY_ID: { meaning: 'Access key; needs to put, get and delete objects, not to list.', example: 'AKIA…' },
      S3_SECRET_ACCESS_KEY: { meaning: 'Secret of the access key.', example: '8f14e45fceea167a5a36dedd4bea2543' },
      S3_REGION: { meaning: 'Region used in signatures.', example: 'eu-central-1' },
      S3_PREFIX: { meaning: 'Beginning of all object keys.', default: 'none', example: 'hazardguard/' },
      S3_PATH_STYLE: { meaning: '`off`: the bucket is part of the host name.', example: 'off' },
      TIME_ZONE: {
        meaning: 'Time zone of sensor readings whose time has no offset, and of dates in Excel files.',
        example: 'Asia/Kolkata',
      },
      READINGS_KEEP_DAYS: {
        meaning:
          'How long sensor readings are kept, days, at least 8. The newest of each sensor and those from 2 h before to 2 h after a detection stay.',
        example: '90',
      },
    },
  },
  {
    title: 'Sign-in',
    settings: {
      SESSION_HOURS: {
        meaning:
          'Length of a session after sign-in, used or not (1 to 168). The product warns a quarter of an hour before; typed text stays.',
        example: '8',
      },
      REQUIRE_SECOND_FACTOR: {
        meaning:
          '`approvers`: everybody who may release warnings must set up two-factor authentication (authenticator app or passkey) and until then can open only their own account. `none`: optional.',
        default: '`approvers` in live mode, else `none`',
        example: 'approvers',
      },
      OIDC_ISSUER: {
        meaning:
          'Issuer of an OpenID Connect provider (authorization code, PKCE). Needs `PUBLIC_URL`; register `…/SignIn` there as redirect address. Only people with an account or invitation may sign in, by verified e-mail address.',
        example: 'https://login.example.org/realms/main',
      },
      OIDC_CLIENT_ID: { meaning: 'Client id at the provider.', example: 'hazardguard' },
      OIDC_CLIENT_SECRET: { meaning: 'Client secret at the provider.', example: '8f14e45fceea167a5a36dedd4bea2543' },
      OIDC_NAME: { meaning: 'Name on the sign-in button.', default: 'host of the issuer', example: 'State portal' },
      OIDC_SCOPES: { meaning: 'Requested scopes.', example: 'openid email profile groups' },
      OIDC_EMAIL_DOMAINS: { meaning: 'Only e-mail addresses of these domains may sign in.', default: 'any', example: 'example.org' },
      OIDC_GROUPS: { meaning: 'Only members of one of these groups may sign in.', default: 'any', example: 'responders,approvers' },
      OIDC_GROUPS_CLAIM: { meaning: 'Claim that contains the groups.', example: 'roles' },
      OIDC_SECOND_STEP: {
        meaning:
          'Values of `amr` or `acr` that count as two-factor authentication. Without them a second factor set up here is also asked for.',
        default: 'none',
        example: 'mfa',
      },
    },
  },
  {
    title: 'E-mail, SMS, telephone, WhatsApp and web push',
    settings: {
      ...textsOf(({ calls }) => calls !== 'never'),
      DELIVERY: {
        meaning:
          '`off`: this server sends no queued messages and runs no escalation timers. Servers that send must share all channel settings.',
        example: 'off',
      },
      DELIVERY_RATES: { meaning: 'Messages a second over all servers, by channel.', default: 'unlimited', example: 'sms=30,email=50' },
    },
  },
  {
    title: 'Webhooks, MQTT, CAP and exercises',
    settings: {
      ...textsOf(({ calls }) => calls === 'never'),
      MQTT_INGEST_URL: {
        meaning:
          'Broker to which sensors publish as `hazardguard/<ingest key of the site>/<sensor>`, or under topics of their own that are assigned to a site on its Sensors page. Refused readings are reported under `…/refused`.',
        example: 'mqtts://user:password@broker.example.org:8883',
      },
      TAK_URL: {
        meaning: 'TAK server that actual warnings are pushed to, `tcp://` or `tls://` with a port: [field-feeds.md](field-feeds.md#tak).',
        example: 'tls://tak.example.org:8089',
      },
      TAK_CERTIFICATE: { meaning: 'Client certificate for it, in PEM.', example: '-----BEGIN CERTIFICATE-----…' },
      TAK_KEY: { meaning: 'Its private key, in PEM without a password.', example: '-----BEGIN PRIVATE KEY-----…' },
      TAK_CA: {
        meaning: 'Certificate of the authority that signed the certificate of the TAK server.',
        default: 'the public authorities',
        example: '-----BEGIN CERTIFICATE-----…',
      },
      EXERCISE_TAK_URL: { meaning: 'TAK server for exercises and tests.', example: 'tls://tak-drill.example.org:8089' },
      EXERCISE_NUMBERS: { meaning: 'Mobile numbers for exercises and tests.', default: 'none', example: '+919812345678' },
      CAP_SIGNING_KEY_FILE: {
        meaning: 'RSA key in PEM that signs CAP messages (2,048 bits or more, mode 600).',
        example: '/etc/hazardguard/cap-key.pem',
      },
      CAP_SIGNING_CERTIFICATE_FILE: { meaning: 'Its certificate, included in the messages.', example: '/etc/hazardguard/cap-cert.pem' },
    },
  },
  {
    title: 'Weather, fires, place names and look-up tables',
    settings: {
      WEATHER_PROVIDER: { meaning: `${weatherProviders.map(({ id }) => `\`${id}\``).join(', ')} or \`none\`.`, example: 'none' },
      ...Object.assign({}, ...weatherProviders.map(({ settingTexts }) => settingTexts)),
      FIRMS_MAP_KEY: {
        meaning:
          'MAP_KEY of NASA FIRMS (free). The surroundings of each site are checked for satellite fires every 15 min; without it people upload a file.',
        example: '8f14e45fceea167a5a36dedd4bea2543',
      },
      FIRMS_URL: { meaning: 'Address of NASA FIRMS.', example: 'https://firms.example.org' },
      PLACES_PROVIDER: { meaning: 'Search of place names: the bundled gazetteer, or `nominatim`.', example: 'nominatim' },
      PLACES_URL: { meaning: 'Address of Nominatim.', example: 'https://nominatim.example.org' },
      ACT_NOW_PERCENT: {
        meaning:
          'Act-now area of a warning: places that the level dangerous to life (AEGL-3 or ERPG-3, 10 kW/m²) reaches at least so probably, percent, 0.5–20. A smaller number warns more people.',
        example: '1',
      },
      BE_READY_PERCENT: {
        meaning:
          'Be-ready area around it: places that level 2 (AEGL-2 or ERPG-2, 5 kW/m², 1 psi) reaches at least so probably, percent, 0.5–20.',
        example: '1',
      },
      STANDING_FOOTPRINTS: { meaning: '`off`: this server computes no precomputed footprints.', example: 'off' },
      RMP_TABLES: {
        meaning: 'JSON file with EPA’s look-up tables for toxic gases, a second opinion beside a leak: [rmp-tables.md](rmp-tables.md).',
        example: '/etc/hazardguard/rmp-tables.json',
      },
    },
  },
  {
    title: 'Maps, frames, training and assistant',
    settings: {
      MAP_SATELLITE_URL: {
        meaning: 'Satellite tiles over the bundled map, with `{z}`, `{x}`, `{y}`.',
        example: 'https://tiles.example.org/{z}/{x}/{y}.jpg?key={key}',
      },
      MAP_SATELLITE_KEY: {
        meaning: 'Its key, filled in at `{key}` by this server, so it never reaches browsers.',
        example: '8f14e45fceea167a5a36dedd4bea2543',
      },
      MAP_SATELLITE_ATTRIBUTION: { meaning: 'Its credit line.', default: 'none', example: '© Example Imagery' },
      MAP_STREET_URL: { meaning: 'Street tiles, as above.', example: 'https://tiles.example.org/street/{z}/{x}/{y}.png' },
      MAP_STREET_KEY: { meaning: 'Its key.', example: '8f14e45fceea167a5a36dedd4bea2543' },
      MAP_STREET_ATTRIBUTION: { meaning: 'Its credit line.', default: 'none', example: '© Example Maps' },
      FRAME_HOSTS: { meaning: 'Hosts whose pages the settings below may show.', default: 'none', example: 'portal.example.org' },
      FRAME_R1: {
        meaning: 'https page shown, sandboxed, at /R1. Without it /R1 opens the assessment with the Gaussian plume model.',
        example: 'https://portal.example.org/r1',
      },
      FRAME_R2: {
        meaning: 'The same at /R2. Without it /R2 opens the clusters layer of the Maps Viewer.',
        example: 'https://portal.example.org/r2',
      },
      FRAME_ANUPAMARASAYAN: { meaning: 'The same for the site screen.', example: 'https://portal.example.org/site' },
      FRAME_FORESTCHANGES: { meaning: 'The same for Forest Changes.', example: 'https://portal.example.org/forest' },
      FRAME_NO2: { meaning: 'The same for Global NO2.', example: 'https://portal.example.org/no2' },
      TRAINING_LINK_HOSTS: { meaning: 'Hosts, and those below them, that training links may lead to.', example: 'ndma.gov.in,youtube.com' },
      ASSISTANT_URL: {
        meaning:
          'Language model behind *Use ChatGPT*: any server with the OpenAI chat API. Without it the bundled texts and the register are searched.',
        example: 'https://api.openai.com/v1',
      },
      ASSISTANT_MODEL: { meaning: 'Name of the model.', example: 'gpt-4o-mini' },
      ASSISTANT_KEY: { meaning: 'Key of the model.', example: '8f14e45fceea167a5a36dedd4bea2543' },
    },
  },
  {
    title: 'Metrics and traces',
    settings: {
      METRICS_TOKEN: {
        meaning: 'Bearer token for `/metrics` (Prometheus). Without it only programs on this machine can read it, and none behind a proxy.',
        example: '… (openssl rand -hex 16)',
      },
      OTEL_EXPORTER_OTLP_ENDPOINT: {
        meaning: 'Collector for traces, OTLP over HTTP. Without it nothing is traced or loaded: [operations.md](operations.md#traces).',
        example: 'http://collector:4318',
      },
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { meaning: 'Full address instead.', example: 'http://collector:4318/v1/traces' },
      OTEL_EXPORTER_OTLP_HEADERS: { meaning: 'Headers, percent-encoded.', example: 'authorization=Bearer%20…' },
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: { meaning: 'Headers for traces only.', example: 'x-team=ops' },
      OTEL_EXPORTER_OTLP_PROTOCOL: { meaning: '`http/protobuf` or `http/json`.', default: '`http/protobuf`', example: 'http/json' },
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: { meaning: 'The same for traces only.', example: 'http/json' },
      OTEL_TRACES_EXPORTER: {
        meaning: '`otlp` also without an endpoint, to `http://localhost:4318`; `none` switches traces off.',
        example: 'otlp',
      },
      OTEL_TRACES_SAMPLER: { meaning: 'Sampler.', default: '`parentbased_always_on`', example: 'parentbased_traceidratio' },
      OTEL_TRACES_SAMPLER_ARG: { meaning: 'Share of traces, 0 to 1.', example: '0.1' },
      OTEL_SERVICE_NAME: { meaning: 'Service name in traces.', default: '`hazardguard`', example: 'hazardguard-gujarat' },
      OTEL_RESOURCE_ATTRIBUTES: { meaning: 'Further attributes.', example: 'deployment.environment.name=production' },
      OTEL_SDK_DISABLED: { meaning: '`true`: no traces; all other variables are ignored.', example: 'true' },
    },
  },
];
