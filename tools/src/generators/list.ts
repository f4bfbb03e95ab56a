import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { makeTextTypes, makeTranslationTypes } from '@hazardguard/i18n/make-text-types';
import { canModelFile } from './can-model.ts';
import { channelsFile } from './channels.ts';
import { glossaryPage, securityPage } from './documents.ts';
import type { Generator } from './generator.ts';
import { messageTable } from './messages.ts';
import { modelCards } from './model-cards.ts';
import { modelReport } from './model-report.ts';
import { rmpTablesSchemaFile } from './rmp-tables-schema.ts';
import { scenarioMembersFile } from './scenario-members.ts';
import { scenarioSchemaFile } from './scenario-schema.ts';
import { schemaTypesFile } from './schema-types.ts';
import { listScreenFiles, screenListFile, screenPathsFile } from './screen-paths.ts';
import { settingsReference } from './settings.ts';

/** Generated files made from the same sources. */
export interface GeneratedGroup {
  readonly name: string;
  /** Folders and files, from the root of the repository, whose content decides what the files say (tests in them do not). */
  readonly sources: readonly string[];
  /** Called only where the files may be out of date: making the list can take time itself. */
  files(): readonly Generator[];
}

const always = ['package-lock.json', 'tools/src/generators'];

export const generatedGroups: readonly GeneratedGroup[] = [
  {
    name: 'models',
    sources: [...always, 'engine', 'chemicals', 'i18n', 'contract', 'validation'],
    files: () => [canModelFile, scenarioSchemaFile, scenarioMembersFile, rmpTablesSchemaFile, ...modelCards, ...modelReport()],
  },
  {
    name: 'settings',
    sources: [...always, ...['env', 'settings', 'providers/weather', 'channels'].map((name) => `server/src/platform/${name}`)],
    files: () => [settingsReference],
  },
  {
    name: 'messages',
    sources: [
      ...always,
      'server/src/warn/alerts/templates',
      'contract/src/warn/sms-text.ts',
      'contract/src/wire/message-meter.ts',
      ...publicLanguageCodes.flatMap((language) =>
        ['alert-templates', 'chemical-names'].map((name) => `i18n/src/${language}/server/${name}.json`),
      ),
    ],
    files: () => [messageTable],
  },
  { name: 'documents', sources: [...always, 'docs/asvs.json', 'docs/glossary.json'], files: () => [securityPage, glossaryPage] },
  { name: 'channels', sources: [...always, 'server/src/platform/channels'], files: () => [channelsFile] },
  { name: 'screens', sources: [...always, ...listScreenFiles()], files: () => [screenPathsFile, screenListFile] },
  {
    name: 'texts',
    sources: [...always, 'i18n/src'],
    files: () => [
      { path: 'i18n/src/catalogues.gen.ts', make: async () => makeTextTypes() },
      { path: 'i18n/src/translations.gen.ts', make: async () => makeTranslationTypes() },
    ],
  },
  { name: 'schema', sources: [...always, 'server/src/platform/db/migrations'], files: () => [schemaTypesFile] },
];
