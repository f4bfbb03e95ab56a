import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plantedChannelTest, plantedConfig } from './channel-example.ts';
import { exampleMigration, examples } from './examples.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

// Type checks take seven seconds each, and ten times that on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const parts = [
  'architecture.mjs',
  'engine',
  'chemicals',
  'i18n',
  'contract',
  'server/package.json',
  'server/src',
  'validation',
  'web/package.json',
  'web/tsconfig.json',
  'web/src',
  'tools/package.json',
  'tools/src/architecture',
  'tools/src/generators',
  'tools/src/recipes',
];
let copy: WorkspaceCopy;
/** What each row of CONTRIBUTING.md names. */
const named = new Map<string, readonly string[]>();
let before: unknown;

const probe = () => {
  const { ok, output } = copy.node('--disable-warning=ExperimentalWarning', 'tools/src/recipes/examples-probe.ts');
  if (!ok) throw new Error(output);
  return JSON.parse(output);
};
/** Writes a generated file of the copy again. */
const generate = (path: string, file: string, name: string): string => {
  const program = `import { ${name} } from './tools/src/generators/${file}'; process.stdout.write(await ${name}.make());`;
  const { ok, output } = copy.node('--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program);
  if (!ok) throw new Error(output);
  copy.add(path, output);
  return output;
};
const every = (inPlace: boolean) => ({ screen: inPlace, endpoint: inPlace, provider: inPlace, case: inPlace, import: inPlace });

/** The programs without their tests, which the examples do not touch; with a file that misuses each example. */
const configure = (folder: string, base: string, planted: string): string => {
  const path = `${folder}/tsconfig.examples.json`;
  copy.add(`${folder}/src/planted.ts`, planted);
  copy.add(path, JSON.stringify({ extends: base, include: ['src'], exclude: ['**/*.test.ts', '**/*.test.tsx', 'src/testing'] }));
  return path;
};

const plantedInServer = `import { exampleRoutes } from '@hazardguard/contract';
import type { Database } from './platform/db/database.ts';
import type { Feature } from './platform/http/feature.ts';
import { handle } from './platform/http/handle.ts';
// @ts-expect-error a module that no recipe added
import './prepare/example/no-routes.ts';

export const misuse: Feature = (app) => {
  // @ts-expect-error an answer of another shape than the contract's
  handle(app, exampleRoutes.read, () => ({ example: 'text' }));
};
export const read = async ({ kysely }: Pick<Database, 'kysely'>): Promise<(string | null)[]> => {
  const stakeholders = await kysely.selectFrom('stakeholder').select('example').execute();
  const things = await kysely.selectFrom('example_thing').select('name').execute();
  // @ts-expect-error a column that no migration added
  kysely.selectFrom('stakeholder').select('no_example');
  return [...stakeholders.map(({ example }) => example), ...things.map(({ name }) => name)];
};
`;
const plantedInWeb = `import type { Screen } from './ui/screen-record.ts';
import { api } from './data/client.ts';
import { IconExample } from './ui/icons.tsx';
// @ts-expect-error an icon that is not in the file
import { IconNoExample } from './ui/icons.tsx';
import type { Catalogues } from '@hazardguard/i18n/shared-texts';

export const drawn = [IconExample, IconNoExample];
export const text = (texts: Catalogues['boot']): string => texts.exampleText;
// @ts-expect-error a text that no catalogue has
export const missing = (texts: Catalogues['boot']): string => texts.noExampleText;
export const channelName = (texts: Catalogues['delivery']): string => texts.channels['example-chat'];
export const screen: Pick<Screen, 'id' | 'path'> = { id: 'example', path: '/Example' };
// @ts-expect-error a screen without a label
export const unlabelled: Pick<Screen, 'id'> = { id: 'noExample' };
export const call = async (): Promise<number | undefined> => (await api.GET('/api/example')).data?.example;
// @ts-expect-error a call that is not in the contract
export const noCall = () => api.GET('/api/no-example');
`;

const plantedTest = `import { expect, it } from 'vitest';
import { screenAt, screens } from './screens.ts';
import { listGroups } from './shell/menu-items.ts';

it('opens', async () => {
  expect(screenAt('/NoExample')).toBeUndefined();
  expect(await screenAt('/Example')?.load()).toBeTypeOf('function');
});

it('is in its group of the menu, last, for those with its permission alone', () => {
  const shown = (permissions: readonly string[]) =>
    listGroups({ permissions } as never).find(({ group }) => group === 'prepare')?.items.map(({ id }) => id) ?? [];
  expect(shown(screens.map(({ permission }) => permission)).at(-1)).toBe('example');
  expect(shown(screens.map(({ permission }) => permission).filter((one) => one !== 'duty.read'))).not.toContain('example');
});
`;

beforeAll(() => {
  copy = copyWorkspace(parts);
  before = probe();
  for (const example of examples) named.set(example.recipe, example.add(copy));
});
afterAll(() => copy.remove());

describe('the recipes of CONTRIBUTING.md', () => {
  it('without its files no example is in place', () => expect(before).toEqual(every(false)));

  it('with its files every example is, and the addresses of the screens follow from their records', async () => {
    const path = 'contract/src/wire/screen-path.gen.ts';
    expect(copy.read(path)).not.toContain('/Example');
    generate(path, 'screen-paths.ts', 'screenPathsFile');
    generate('web/src/app/screens.gen.ts', 'screen-paths.ts', 'screenListFile');
    expect(generate('contract/src/warn/channels.gen.ts', 'channels.ts', 'channelsFile')).toContain(
      "{ id: 'example-chat', address: 'mobile'",
    );
    expect(probe()).toEqual(every(true));
  });

  it('touch the files that their rows name, and no others', () => {
    expect(copy.touched().filter((path) => !path.endsWith('.gen.ts'))).toEqual([...new Set([...named.values()].flat())].toSorted());
    expect([...named].map(([recipe, files]) => [recipe, files.length])).toEqual([
      ['a text', 4],
      ['an icon', 1],
      ['a screen', 7],
      ['an endpoint', 4],
      ['a column, a table', 1],
      ['a weather provider', 2],
      ['a notification channel', 6],
      ['a kind of published case', 3],
      ['an allowed import', 1],
    ]);
  });

  it('the types of a column and a table follow from the migration', async () => {
    const path = 'server/src/platform/db/tables/schema.gen.ts';
    expect(copy.read(path)).not.toContain('example');
    const output = generate(path, 'schema-types.ts', 'schemaTypesFile');
    expect(output).toContain('    example: string | null;');
    expect(output).toContain('  example_thing: {\n    id: number;\n    name: string;\n  };');
    expect(copy.read(exampleMigration)).toContain('audit_plan');
  });

  it('type-check on the server, and what is missing is refused', () =>
    expect(copy.typeCheck(configure('server', '../tsconfig.base.json', plantedInServer))).toEqual({ ok: true, output: '' }));

  it('type-check in the web application, and what is missing is refused', () =>
    expect(copy.typeCheck(configure('web', './tsconfig.json', plantedInWeb))).toEqual({ ok: true, output: '' }));

  it('the screen opens at its address', () => {
    copy.add('web/src/app/planted.test.ts', plantedTest);
    expect(copy.node('node_modules/vitest/vitest.mjs', 'run', 'web/src/app/planted.test.ts')).toMatchObject({ ok: true });
  });

  it('the channel sends, reports and is shown as ready, from its settings to its stored rows', () => {
    copy.add('server/src/planted-channel.test.ts', plantedChannelTest);
    copy.add('vitest.planted.config.ts', plantedConfig);
    const run = copy.node('node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.planted.config.ts');
    expect(run.ok, run.output).toBe(true);
  });

  it('a text that one language lacks is named', () => {
    copy.setText('i18n/src/mr/boot.json', 'exampleText', undefined);
    copy.add('i18n/tsconfig.json', JSON.stringify({ extends: '../tsconfig.base.json', include: ['src/translations.gen.ts'] }));
    expect(copy.typeCheck('i18n')).toMatchObject({ ok: false, output: expect.stringContaining(`'"exampleText"' is missing`) });
  });
});
