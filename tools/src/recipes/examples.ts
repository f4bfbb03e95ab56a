import type { WorkspaceCopy } from './workspace-copy.ts';

/** The other examples of the recipes in CONTRIBUTING.md: each adds what its row says, and nothing else. */
export interface Example {
  readonly recipe: string;
  /** Adds it; gives the files that the row names. */
  add(copy: WorkspaceCopy): readonly string[];
}

const languages = ['en', 'hi', 'gu', 'mr'] as const;

const text: Example = {
  recipe: 'a text',
  add: (copy) =>
    languages.map((language) => {
      const path = `i18n/src/${language}/boot.json`;
      copy.setText(path, 'exampleText', 'Example');
      return path;
    }),
};

const icon: Example = {
  recipe: 'an icon',
  add: (copy) => {
    const path = 'web/src/ui/icons.tsx';
    copy.insert(path, 'export const IconX = ', `export const IconExample = outlineIcon('M5 12l14 0');\n`);
    return [path];
  },
};

const screenFile = `import { PageHeader } from '../../ui/page-header.tsx';
import { useTranslation } from '../../locales/use-translation.ts';

export const ExampleScreen = () => {
  const { t } = useTranslation();
  return <PageHeader title={t('shell:screens.example.title')} />;
};
`;

const screenRecord = `import { IconHome } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'example',
    path: '/Example',
    place: 'prepare',
    order: 200,
    icon: IconHome,
    layout: 'reading',
    permission: 'duty.read',
    load: () => import('./example-screen.tsx').then((m) => m.ExampleScreen),
  },
];
`;

const screen: Example = {
  recipe: 'a screen',
  add: (copy) => {
    const [file, record] = ['web/src/prepare/example/example-screen.tsx', 'web/src/prepare/example/screen.ts'];
    const journey = 'e2e/example.spec.ts';
    copy.add(file, screenFile);
    copy.add(record, screenRecord);
    copy.add(journey, `import { expect, test } from './fixtures.ts';\n`);
    const texts = languages.map((language) => `i18n/src/${language}/shell.json`);
    for (const path of texts) copy.setText(path, 'screens.example', { label: 'Example', title: 'Example', purpose: 'Shows an example' });
    return [file, record, journey, ...texts];
  },
};

const contractFile = `import { z } from 'zod';
import { route } from '../wire/route.ts';

export const exampleRoutes = {
  read: route('GET', '/api/example', 'readExample', {
    tag: 'example',
    summary: 'An example',
    permission: 'public',
    scope: 'published',
    answer: z.object({ example: z.number() }),
  }),
} as const;
`;
const handlerFile = `import { exampleRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';

export const example: Feature = (app) => {
  handle(app, exampleRoutes.read, () => ({ example: 42 }));
};
`;

const endpoint: Example = {
  recipe: 'an endpoint',
  add: (copy) => {
    const [contract, handler] = ['contract/src/prepare/example.ts', 'server/src/prepare/example/routes.ts'];
    const [index, features] = ['contract/src/index.ts', 'server/src/features.ts'];
    copy.add(contract, contractFile);
    copy.add(handler, handlerFile);
    copy.append(index, `export * from './prepare/duty.ts';\n`, `export * from './prepare/example.ts';\n`);
    copy.append(features, 'export const features: readonly Feature[] = [\n', '  example,\n');
    copy.insert(features, 'import type { Feature }', `import { example } from './prepare/example/routes.ts';\n`);
    return [contract, handler, index, features];
  },
};

export const exampleMigration = 'server/src/platform/db/migrations/9000_example.sql';

const column: Example = {
  recipe: 'a column, a table',
  add: (copy) => {
    copy.add(
      exampleMigration,
      `alter table stakeholder add column example text;
create table example_thing (id integer primary key, name text not null);
insert into audit_plan (thing, left_out) values ('example_thing', 'an example');
`,
    );
    return [exampleMigration];
  },
};

export const exampleVendor = 'example-weather';

const provider: Example = {
  recipe: 'a weather provider',
  add: (copy) => {
    const [file, list] = ['example-weather', 'list'].map((name) => `server/src/platform/providers/weather/${name}.ts`) as [string, string];
    copy.add(
      file,
      `import { webUrl } from '../../settings/values.ts';
import { openMeteo } from './open-meteo.ts';
import type { WeatherProvider } from './provider.ts';

export const exampleWeather: WeatherProvider = {
  ...openMeteo,
  id: '${exampleVendor}',
  title: 'Example',
  attribution: { text: 'Weather data by Example', url: 'https://weather.example.org/' },
  variables: { EXAMPLE_WEATHER_URL: webUrl.default('https://weather.example.org') },
  settingTexts: { EXAMPLE_WEATHER_URL: { meaning: 'Address of Example.', example: 'https://weather.example.org' } },
  forecast: (request) => openMeteo.forecast({ ...request, settings: { OPEN_METEO_URL: request.settings.EXAMPLE_WEATHER_URL } }),
};
`,
    );
    copy.insert(list, 'import { openMeteo }', `import { exampleWeather } from './example-weather.ts';\n`);
    copy.insert(list, '];', ', exampleWeather');
    return [file, list];
  },
};

export const exampleChannel = 'example-chat';

const channel: Example = {
  recipe: 'a notification channel',
  add: (copy) => {
    const [file, list] = ['example-chat', 'list'].map((name) => `server/src/platform/channels/${name}.ts`) as [string, string];
    copy.add(
      file,
      `import { z } from 'zod';
import { webUrl } from '../settings/values.ts';
import { type ChannelPart, noAddresses } from './channel-part.ts';
import { askGateway } from './gateway.ts';
import { requireWebhookSignature, webhookSecrets } from './signed-report.ts';

const variables = { EXAMPLE_CHAT_URL: webUrl.optional(), EXAMPLE_CHAT_SECRET: webhookSecrets.optional() } as const;
const reported = z.object({ id: z.string(), from: z.string().nullable(), text: z.string().nullable() });
interface ExampleChatSettings {
  readonly url: string;
  readonly secrets: readonly string[] | null;
}

export const exampleChat: ChannelPart<'${exampleChannel}', 'exampleChat', ExampleChatSettings | null, typeof variables> = {
  id: '${exampleChannel}',
  title: 'Example chat',
  key: 'exampleChat',
  address: 'mobile',
  calls: 'where-set-up',
  follows: 'no',
  hears: true,
  wording: 'chat',
  variables,
  settingTexts: {
    EXAMPLE_CHAT_URL: { meaning: 'Address of the example chat.', example: 'https://chat.example.org' },
    EXAMPLE_CHAT_SECRET: { meaning: 'Signs its reports.', example: 'whsec_…' },
  },
  secrets: ['EXAMPLE_CHAT_SECRET'],
  findConflict: ({ EXAMPLE_CHAT_URL, EXAMPLE_CHAT_SECRET }) =>
    EXAMPLE_CHAT_URL === undefined && EXAMPLE_CHAT_SECRET !== undefined ? 'EXAMPLE_CHAT_SECRET needs EXAMPLE_CHAT_URL.' : null,
  readSettings: ({ EXAMPLE_CHAT_URL, EXAMPLE_CHAT_SECRET }) =>
    EXAMPLE_CHAT_URL === undefined ? null : { url: EXAMPLE_CHAT_URL, secrets: EXAMPLE_CHAT_SECRET ?? null },
  listAddresses: () => noAddresses,
  open: ({ url }) => ({
    send: (to, { id, text }) =>
      askGateway('chat', { url, method: 'POST', headers: {}, body: 'chat={to}&text={text}&id={id}', success: null }, { to, text, id }),
    parallel: 5,
    format: null,
    close: () => undefined,
  }),
  report: {
    verifyToken: () => null,
    read: ({ secrets }, report) => {
      requireWebhookSignature(report, secrets, new Date());
      const { id, from, text } = reported.parse(JSON.parse(report.body));
      return from === null
        ? { receipts: [{ id, state: 'read', reason: null, from: null, acknowledged: 'reply' }], messages: [] }
        : { receipts: [], messages: [{ id, from, text, position: null }] };
    },
  },
};
`,
    );
    copy.insert(list, 'import { mqtt }', `import { exampleChat } from './example-chat.ts';\n`);
    copy.insert(list, '] as const;', ', exampleChat');
    const texts = languages.map((language) => `i18n/src/${language}/delivery.json`);
    for (const path of texts) {
      copy.setText(path, `channels.${exampleChannel}`, 'Example chat');
      copy.setText(path, `reports.ways.${exampleChannel}`, 'by the example chat');
    }
    return [file, list, ...texts];
  },
};

const caseKind: Example = {
  recipe: 'a kind of published case',
  add: (copy) => {
    const [file, list, cases] = [
      'validation/src/cases/example.ts',
      'validation/src/cases/interpreters.ts',
      'validation/cases/example.json',
    ];
    copy.add(
      file,
      `import type { Interpreter } from './case.ts';
import { createReader, required } from './read.ts';

export const example: Interpreter = ({ kind, inputs }) =>
  kind === 'example' ? { got: { area_m2: required(createReader(['side'], { m: 1 }, null)(inputs), 'side') ** 2 } } : null;
`,
    );
    copy.insert(list, 'import { explosion }', `import { example } from './example.ts';\n`);
    copy.append(list, 'export const interpreters: readonly Interpreter[] = [\n', '  example,\n');
    copy.add(
      cases,
      JSON.stringify({
        cases: [
          {
            id: 'example-01',
            module: 'example',
            kind: 'example',
            title: 'A square',
            inputs: { side_m: 3 },
            expected: { area_m2: 9 },
            tolerance: { type: 'relative', value: 0.01 },
            source: 'Made up for the recipe',
          },
        ],
      }),
    );
    return [file, list, cases];
  },
};

const allowedImport: Example = {
  recipe: 'an allowed import',
  add: (copy) => {
    copy.append('architecture.mjs', 'export const edges = [\n', `  ['server/src/register/example.ts', 'server/src/assess/example.ts'],\n`);
    return ['architecture.mjs'];
  },
};

export const examples: readonly Example[] = [text, icon, screen, endpoint, column, provider, channel, caseKind, allowedImport];
