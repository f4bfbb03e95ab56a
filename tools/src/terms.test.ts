import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isLanguage, type OtherPublicLanguage, otherPublicLanguageCodes } from '@hazardguard/i18n/languages';
import { listFileNames } from '@hazardguard/i18n/list-file-names';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One term for one idea, in `terms.json` of each language's folder: chosen by a review of the language or, with a source, after published usage. */
interface Term {
  readonly idea: string;
  readonly term: string;
  /** Patterns of the variants that were in use. */
  readonly refused: readonly string[];
  /** Words that only an expert understands: refused in texts for residents. */
  readonly refusedInPublicTexts?: readonly string[];
}
const readTerms = (language: OtherPublicLanguage): readonly Term[] =>
  JSON.parse(readFileSync(`${root}i18n/src/${language}/terms.json`, 'utf8'));
const publicTexts = /\/server\/(training-.*|community-page|follow-.*|alert-templates)\.json$/;

/** Refused words in one line of a language, each with the term to use. */
const findRefused = (language: OtherPublicLanguage, path: string, line: string): readonly string[] =>
  readTerms(language).flatMap(({ idea, term, refused, refusedInPublicTexts = [] }) =>
    [...refused, ...(publicTexts.test(path) ? refusedInPublicTexts : [])]
      .filter((pattern) => new RegExp(pattern, 'u').test(line))
      .map((pattern) => `${path}: ${pattern} for "${idea}"; use ${term}`),
  );

/** Every text of a language, by file and line. */
const listTermFiles = (language: OtherPublicLanguage): readonly (readonly [path: string, lines: readonly string[]])[] => {
  const folder = `i18n/src/${language}`;
  return (
    listFileNames(language)
      .map((name) => `${folder}/${name}`)
      // What residents write is theirs to choose.
      .filter((path) => !path.endsWith('/report-words.json'))
      .map((path) => [path, readFileSync(`${root}${path}`, 'utf8').split('\n')])
  );
};

describe.each(otherPublicLanguageCodes)('the terms of %s', (language) => {
  const files = listTermFiles(language);

  it('are looked for in every catalogue and public text', () => {
    const paths = files.map(([path]) => path);
    if (isLanguage(language)) expect(paths).toContain(`i18n/src/${language}/alerts.json`);
    expect(paths).toContain(`i18n/src/${language}/server/alert-templates.json`);
  });

  it('have no refused variants', () => {
    const found = files.flatMap(([path, lines]) =>
      lines.flatMap((line, index) => findRefused(language, path, line).map((wrong) => `${wrong} (line ${index + 1})`)),
    );
    expect(found).toEqual([]);
  });
});

describe('a planted variant', () => {
  it.each([
    ['hi', 'i18n/src/hi/alerts.json', '"title": "गुबार का चित्र"'],
    ['hi', 'i18n/src/hi/server/training-leak-hazards.json', '"बादल के पास न जाएँ"'],
    ['gu', 'i18n/src/gu/escalation.json', '"next": "આગલા સ્તર"'],
    ['gu', 'i18n/src/gu/server/follow-pages.json', '"leave": "હમણાં નીકળો"'],
    ['gu', 'i18n/src/gu/drills.json', '"release": "લીકેજ"'],
    ['mr', 'i18n/src/mr/alerts.json', '"clear": "सर्व ठीक"'],
    ['mr', 'i18n/src/mr/server/community-page.json', '"sign": "सायरन"'],
    ['ta', 'i18n/src/ta/server/alert-templates.json', '"kind": "விஷ வாயு"'],
    ['te', 'i18n/src/te/server/community-page.json', '"how": "మేఘం వస్తే"'],
    ['bn', 'i18n/src/bn/server/alert-templates.json', '"unknown": "বাতাসের দিকে"'],
    ['ur', 'i18n/src/ur/server/alert-templates.json', '"long": "فوراً انخلا کریں"'],
  ] as const)('is refused in %s: %s', (language, path, line) => {
    expect(findRefused(language, path, line)).not.toEqual([]);
  });

  it('is not seen where the list has the term itself', () => {
    for (const language of otherPublicLanguageCodes)
      for (const { term } of readTerms(language)) expect(findRefused(language, 'i18n/src/x.json', term), term).toEqual([]);
  });
});
