import { readFileSync } from 'node:fs';

/** An error of an earlier version: what, where, since when, how large, unsafe or cautious, and the correction. */
export interface Erratum {
  readonly what: string;
  readonly where: string;
  /** Day on which it entered the code. */
  readonly since: string;
  readonly size: string;
  readonly side: 'unsafe' | 'cautious' | 'either';
  readonly fix: string;
}

const sides: readonly string[] = ['unsafe', 'cautious', 'either'];
const members = ['what', 'where', 'since', 'size', 'side', 'fix'] as const;

/** The rows of validation/errata.json; throws for a missing member, an unknown side or an invalid day. */
export const readErrata = (): readonly Erratum[] => {
  const { rows } = JSON.parse(readFileSync(new URL('../../errata.json', import.meta.url), 'utf8')) as { readonly rows: readonly Erratum[] };
  for (const row of rows) {
    const missing = members.find((member) => typeof row[member] !== 'string' || row[member] === '');
    if (missing !== undefined) throw new Error(`validation/errata.json: a row has no ${missing}: ${row.what}`);
    if (!sides.includes(row.side)) throw new Error(`validation/errata.json: side ${row.side}; allowed: ${sides.join(', ')}`);
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(row.since))
      throw new Error(`validation/errata.json: since ${row.since}; allowed: a day such as 2026-11-23`);
  }
  return rows;
};

/** The chapter on corrected errors. */
export const errataChapter = (): string => `## Corrected errors

Errors found in the independent review of 23 November 2026, or while correcting them. "Unsafe": the product gave too short a distance, too
small a risk or wrong advice.

| Error | Where | Since | Size | Side | Correction |
|---|---|---|---|---|---|
${readErrata()
  .map(({ what, where, since, size, side, fix }) => `| ${what} | ${where} | ${since} | ${size} | ${side} | ${fix} |`)
  .join('\n')}
`;
