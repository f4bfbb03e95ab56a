import { describeSettings } from '@hazardguard/server';
import type { Generator } from './generator.ts';

const head = `# Settings

Every setting is an environment variable. A wrong value stops the start with a sentence that says what to do. An empty variable counts as not set.

A name marked * may be read from a file instead, such as a mounted secret: set the same name with \`_FILE\` to its path. All servers of one installation need the same values, except role, address and data folder.

This file is generated from \`server/src/platform/env\` by \`npm run generate\`.
`;

const toCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const formatSection = ({ title, settings }: ReturnType<typeof describeSettings>[number]): string =>
  [
    `## ${title}`,
    '',
    '| Name | Default | Meaning | Example |',
    '|---|---|---|---|',
    ...settings.map(
      ({ name, default: fallback, meaning, example, secret }) =>
        `| \`${name}\`${secret ? ' *' : ''} | ${toCell(fallback)} | ${toCell(meaning)} | \`${toCell(example)}\` |`,
    ),
    '',
  ].join('\n');

/** The reference of all settings, from the schema that checks them and the texts beside it. */
export const settingsReference: Generator = {
  path: 'docs/settings.md',
  make: async () => [head, ...describeSettings().map(formatSection)].join('\n'),
};
