import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { publicLanguages } from '@hazardguard/i18n/languages';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'added-language-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The package with one language more: a folder made from the English one, its terms in it, and one entry in the list. */
const addLanguage = (): void => {
  cpSync(join(root, 'i18n/src'), copy, { recursive: true });
  cpSync(join(copy, 'en'), join(copy, 'xx'), { recursive: true });
  writeFileSync(join(copy, 'xx', 'terms.json'), '[{ "idea": "zone", "term": "xone", "refused": ["zown"] }]\n');
  const list = join(copy, 'languages.ts');
  const entry =
    "{ code: 'xx', reach: 'application', name: 'Xx', locale: 'en-IN', script: 'Latin', exercise: 'X.', test: 'Y.', changed: 'Z: ', acrossWind: /x/, switching: /y/ },";
  writeFileSync(list, readFileSync(list, 'utf8').replace('\n] as const', `\n  ${entry}\n] as const`));
};

/** What each consumer of the list then offers, read by a separate program that imports the package from the copy. */
const probe = `
import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) => {
  const path = /^@hazardguard\\/i18n\\/(.*)$/.exec(name)?.[1];
  if (path === undefined) return next(name, context);
  const file = path.endsWith('.json') ? path : path + '.ts';
  return { url: ${JSON.stringify(pathToFileURL(copy).href)} + '/' + file, importAttributes: context.importAttributes, shortCircuit: true };
} });
const load = (path) => import(${JSON.stringify(pathToFileURL(root).href)} + path);
const contract = await load('contract/src/index.ts');
const { courses } = await load('server/src/prepare/training/course.ts');
const { listAlertTemplates } = await load('server/src/warn/alerts/templates/fill-template.ts');
const { parseAcceptedLanguage } = await load('server/src/platform/html/languages.ts');
const { listFileNames } = await import('@hazardguard/i18n/list-file-names');
const accepts = (schema) => schema.safeParse('xx').success;
console.log(JSON.stringify({
  invitation: accepts(contract.invitationInput.shape.language),
  assistant: accepts(contract.assistantRoutes.ask.body.shape.language),
  follow: accepts(contract.following.shape.language),
  report: accepts(contract.runRoutes.report.query.shape.language),
  training: accepts(contract.trainingRoutes.read.query.shape.language),
  translation: 'xx' in contract.alertTranslations.shape,
  practice: contract.practiceWords.Exercise.xx === 'X.',
  course: 'xx' in courses,
  template: listAlertTemplates().every(({ texts }) => 'xx' in texts),
  termsAreNoTexts: listFileNames('xx').join() === listFileNames('en').join(),
  page: parseAcceptedLanguage('xx') === 'xx',
}));
`;

it('a language is a folder and an entry: every consumer then has it', () => {
  addLanguage();
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', probe], { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const offered: Readonly<Record<string, boolean>> = JSON.parse(stdout);
  expect(Object.entries(offered).filter(([, there]) => !there)).toEqual([]);
});

/** A second list: two or more language codes in a row, or as keys of one table. */
const others = publicLanguages.map(({ code }) => code).filter((code) => code !== 'en');
const code = `(?:${others.join('|')})`;
const secondList = new RegExp(`'${code}',\\s*'${code}'|\\b(${code}): (?:[^\\n]*\\n){0,40}?[^\\n]*\\b(?!\\1)${code}: `, 'u');
const sources = ['contract', 'server', 'web', 'cli', 'chemicals'].flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.gen)\.tsx?$/.test(name))
    .map((name) => `${folder}/src/${name}`),
);

describe('no other list of languages', () => {
  it('is in a source file', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((path) => secondList.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    `const codes = ['en', 'hi', 'gu'];`,
    `const names = { en: 'x', hi: 'y', gu: 'z' };`,
    `const names = {\n  hi: {\n    a: 'y',\n  },\n  mr: 'z',\n};`,
  ])('a planted one is found: %s', (planted) => expect(secondList.test(planted)).toBe(true));
});
