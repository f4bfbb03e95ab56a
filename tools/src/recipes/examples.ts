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
      const path = `i18n/src/${language}/boot.ts`;
      copy.append(path, language === 'en' ? 'export const texts = {\n' : "['boot']> = {\n", `  exampleText: 'Example',\n`);
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

const screen: Example = {
  recipe: 'a screen',
  add: (copy) => {
    const file = 'web/src/prepare/example/example-screen.tsx';
    const journey = 'e2e/example.spec.ts';
    const [paths, list] = ['contract/src/wire/screen-path.ts', 'web/src/app/screens.ts'];
    copy.add(file, screenFile);
    copy.add(journey, `import { expect, test } from './fixtures.ts';\n`);
    copy.insert(paths, '] as const;\nexport type ScreenPath', `  '/Example',\n`);
    copy.insert(
      list,
      `  {\n    ...reading,\n    id: 'people',`,
      `  { ...reading, id: 'example', path: '/Example', place: 'prepare', icon: IconHome, load: () => import('../prepare/example/example-screen.tsx').then((m) => m.ExampleScreen) },\n`,
    );
    const texts = languages.map((language) => `i18n/src/${language}/shell.ts`);
    for (const path of texts)
      copy.append(path, '\n  screens: {\n', `    example: { label: 'Example', title: 'Example', purpose: 'Shows an example' },\n`);
    return [file, journey, paths, list, ...texts];
  },
};

const contractFile = `import { z } from 'zod';
import { route } from '../wire/route.ts';

export const exampleRoutes = {
  read: route({
    method: 'GET',
    path: '/api/example',
    id: 'readExample',
    tag: 'example',
    summary: 'An example',
    permission: 'public',
    scope: 'published',
    status: 200,
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
    const [routes, index, features] = ['contract/src/routes.ts', 'contract/src/index.ts', 'server/src/features.ts'];
    copy.add(contract, contractFile);
    copy.add(handler, handlerFile);
    copy.append(index, `export * from './prepare/duty.ts';\n`, `export * from './prepare/example.ts';\n`);
    copy.append(routes, 'const routeGroups = [\n', '  exampleRoutes,\n');
    copy.insert(routes, "import type { Route } from './wire/route.ts';", `import { exampleRoutes } from './prepare/example.ts';\n`);
    copy.append(features, 'export const features: readonly Feature[] = [\n', '  example,\n');
    copy.insert(features, 'import type { Feature }', `import { example } from './prepare/example/routes.ts';\n`);
    return [contract, handler, routes, index, features];
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
const vendorFile = 'server/src/platform/providers/weather/example-weather.ts';

/** The example beside 'open-meteo' wherever that is one of a list, of a union or of the keys of a table. */
const nameVendor = (text: string): string =>
  text
    .replace(/(?<=[[(\n]\s*)'open-meteo'(?=,\s)/g, `$&, '${exampleVendor}'`)
    .replace(/'open-meteo'(?= \|)/g, `$& | '${exampleVendor}'`)
    .replace(/'open-meteo': ('[^']*'|\{[^}]*\}),/g, `$& '${exampleVendor}': $1,`);

const provider: Example = {
  recipe: 'a weather provider',
  add: (copy) => {
    const mentions = ['contract/src', 'server/src', 'web/src', 'i18n/src']
      .flatMap((folder) => copy.find(folder, "'open-meteo'"))
      .filter((path) => !/providers\/weather\/(open-meteo|loopback-vendor)/.test(path))
      .map((path) => [path, nameVendor(copy.read(path))] as const)
      .filter(([path, text]) => text !== copy.read(path));
    for (const [path, text] of mentions) copy.add(path, text);
    const list = 'server/src/platform/providers/weather/list.ts';
    copy.add(
      vendorFile,
      `import { openMeteo } from './open-meteo.ts';
import type { WeatherProvider } from './provider.ts';

export const exampleWeather: WeatherProvider = { ...openMeteo, id: '${exampleVendor}', title: 'Example' };
`,
    );
    copy.insert(list, 'import type { WeatherProvider }', `import { exampleWeather } from './example-weather.ts';\n`);
    copy.insert(list, '];', ', exampleWeather');
    const sources = `'open-meteo', 'weatherapi', '${exampleVendor}'`;
    copy.append(
      exampleMigration,
      `('example_thing', 'an example');\n`,
      `alter table weather drop constraint weather_source_check, add check (source in (${sources}, 'entered', 'station'));
alter table weather_forecast drop constraint weather_forecast_source_check, add check (source in (${sources}));
`,
    );
    return [vendorFile, list, ...mentions.map(([path]) => path)];
  },
};

const caseKind: Example = {
  recipe: 'a kind of published case',
  add: (copy) => {
    const [file, list, cases] = [
      'validation/src/cases/example.ts',
      'validation/src/cases/calculations.ts',
      'validation/cases/example.json',
    ];
    copy.add(
      file,
      `import type { Calculation } from './case.ts';

export const example: Calculation = (inputs) => ({ area_m2: () => inputs.needed('length', 'side') ** 2 });
`,
    );
    copy.insert(list, 'import { bstCurve', `import { example } from './example.ts';\n`);
    copy.append(list, 'export const calculations = {\n', '  example,\n');
    copy.add(
      cases,
      JSON.stringify({
        cases: [
          {
            id: 'example-01',
            calculation: 'example',
            kind: 'analytic',
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

export const examples: readonly Example[] = [text, icon, screen, endpoint, column, provider, caseKind, allowedImport];
