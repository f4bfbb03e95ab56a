import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Term {
  readonly idea: string;
  readonly term: string;
  readonly refused: readonly string[];
  /** Words that only an expert reads rightly: refused where residents read. */
  readonly refusedInPublicTexts?: readonly string[];
}
type Language = 'hi' | 'gu' | 'mr';
const list: Readonly<Record<Language, readonly Term[]>> = JSON.parse(readFileSync(`${root}docs/terms.json`, 'utf8'));
const languages: readonly Language[] = ['hi', 'gu', 'mr'];
const publicTexts = /^server\/src\/(prepare\/training|warn\/(community|followers|alerts\/templates))\//;

/** What is wrong in one line of a text of a language, in words that name the term to use. */
const findRefused = (language: Language, path: string, line: string): readonly string[] =>
  list[language].flatMap(({ idea, term, refused, refusedInPublicTexts = [] }) =>
    [...refused, ...(publicTexts.test(path) ? refusedInPublicTexts : [])]
      .filter((pattern) => new RegExp(pattern, 'u').test(line))
      .map((pattern) => `${path}: ${pattern} for "${idea}"; use ${term}`),
  );

const sources: readonly string[] = ['contract/src', 'server/src', 'web/src'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts')),
);

/** The lines of a file that are in a language: entries `hi: '…'` of a table of languages, and whole blocks (`hi: {` or `const hi = {`, up to their end). */
const linesIn = (language: Language, lines: readonly string[]): readonly string[] => {
  const entry = new RegExp(`\\b${language}: (['"\`])(.*?)\\1`, 'gu');
  const opening = new RegExp(`^( *)(?:(?:export )?const ${language}\\b.*=|${language}:) [{[]$`, 'u');
  let indent: string | undefined;
  return lines.map((line) => {
    if (indent !== undefined) {
      if (new RegExp(`^${indent}[}\\]]`, 'u').test(line)) indent = undefined;
      return line;
    }
    indent = opening.exec(line)?.[1];
    return [...line.matchAll(entry)].map(([, , text]) => text).join(' ');
  });
};

/** The texts of a language, by file and line: catalogues (hi.ts, or a file in a folder hi), and what tables of languages say in it. */
const filesOf = (language: Language): readonly (readonly [path: string, lines: readonly string[]])[] =>
  sources.flatMap((path) => {
    const lines = readFileSync(`${root}${path}`, 'utf8').split('\n');
    if (path.endsWith(`/${language}.ts`) || path.includes(`/${language}/`)) return [[path, lines]];
    const said = linesIn(language, lines);
    return said.some((text) => text !== '') ? [[path, said]] : [];
  });

describe.each(languages)('the terms of %s', (language) => {
  const files = filesOf(language);

  it('are looked for in every catalogue and public text', () => {
    expect(files.length).toBeGreaterThan(60);
    const paths = files.map(([path]) => path);
    expect(paths).toContain(`server/src/warn/community/content/${language}.ts`);
    expect(paths).toContain(`web/src/locales/${language}/alerts.ts`);
    expect(paths).toContain('server/src/warn/alerts/templates/template-words.ts');
    // A table whose languages are blocks of many lines.
    expect(paths).toContain('server/src/warn/delivery/texts/answer-texts.ts');
  });

  it('appear in none of their refused variants', () => {
    const found = files.flatMap(([path, lines]) =>
      lines.flatMap((line, index) => findRefused(language, path, line).map((wrong) => `${wrong} (line ${index + 1})`)),
    );
    expect(found).toEqual([]);
  });
});

describe('a planted variant', () => {
  it.each([
    ['hi', 'web/src/locales/hi/alerts.ts', "title: 'गुबार का चित्र'"],
    ['hi', 'server/src/prepare/training/content/hi/leak-hazards.ts', "'बादल के पास न जाएँ'"],
    ['gu', 'web/src/locales/gu/escalation.ts', "next: 'આગલા સ્તર'"],
    ['gu', 'server/src/warn/followers/texts/gu.ts', "leave: 'હમણાં નીકળો'"],
    ['gu', 'web/src/locales/gu/drills.ts', "release: 'લીકેજ'"],
    ['mr', 'web/src/locales/mr/alerts.ts', "clear: 'सर्व ठीक'"],
    ['mr', 'server/src/warn/community/content/mr.ts', "sign: 'सायरन'"],
  ] as const)('is refused in %s: %s', (language, path, line) => {
    expect(findRefused(language, path, line)).not.toEqual([]);
  });

  it('is not seen where the list has the term itself', () => {
    for (const language of languages)
      for (const { term } of list[language]) expect(findRefused(language, 'web/src/locales/x.ts', term), term).toEqual([]);
  });
});
