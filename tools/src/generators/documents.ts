import { readFileSync } from 'node:fs';
import type { Generator } from './generator.ts';

const read = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

/** A row of `docs/asvs.json`: items of OWASP ASVS 5.0.0 that have one answer. */
export interface AsvsRow {
  /** Such as `7.1.3, 7.6.1` or `6.8.1–6.8.4`. */
  readonly items: string;
  readonly asked: string;
  readonly state: 'yes' | 'part' | 'no' | '–';
  /** Where it is met, or why not; may be empty. */
  readonly where: string;
}
export const readAsvs = (): readonly AsvsRow[] => JSON.parse(read('asvs.json'));

/** The part of a page that is made from data; the rest of the page is written by hand. */
export const madePart = /(<!-- begin generated[^>]*-->\n)[\s\S]*?(<!-- end generated -->)/;

/** The security page with its table of requirements. */
export const securityPage: Generator = {
  path: 'docs/security.md',
  make: async () => {
    const rows = readAsvs().map(
      ({ items, asked, state, where }) => `| ${items} | ${asked} | ${state} | ${where === '' ? '' : `${where} `}|`,
    );
    const table = ['| Item | Asked for | State | Where, or why not |', '| --- | --- | --- | --- |', ...rows].join('\n');
    return read('security.md').replace(madePart, (_part, begin: string, end: string) => `${begin}\n${table}\n\n${end}`);
  },
};

/** The glossary, which the assistant reads as data. */
export const glossaryPage: Generator = {
  path: 'docs/glossary.md',
  make: async () =>
    [
      '# Glossary',
      '',
      'One idea, one name: the same word in database, API, code, screens and documents. Terms of the other languages: `terms.json` in each folder of [i18n/src](../i18n/src). Generated from `glossary.json` by `npm run generate`.',
      '',
      ...(JSON.parse(read('glossary.json')) as readonly { title: string; words: Record<string, string> }[]).flatMap(({ title, words }) => [
        `## ${title}`,
        '',
        '| Word | Meaning |',
        '|---|---|',
        ...Object.entries(words).map(([word, meaning]) => `| ${word} | ${meaning} |`),
        '',
      ]),
    ].join('\n'),
};
