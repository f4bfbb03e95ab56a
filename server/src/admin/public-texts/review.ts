import { isDecisive, type PublicLanguageState, type ReviewedText, type ReviewState } from '@hazardguard/contract';
import { findLanguage, type OtherPublicLanguage, otherPublicLanguageCodes } from '@hazardguard/i18n/languages';
import { listPublicTexts, type PublicText } from '@hazardguard/i18n/public-texts';
import type { Database } from '../../platform/db/database.ts';
import { hashText, toTextId } from '../../platform/texts/follow-public-texts.ts';
import { isOffered } from '../../platform/texts/offered-languages.ts';
import { fillExample } from './example.ts';
import { listOfferings, listRows, type TextRow } from './store.ts';

/** Whether the row is about the present English text. */
export const isCurrent = (row: Pick<TextRow, 'source_hash'> | undefined, { english }: PublicText): boolean =>
  row?.source_hash === hashText(english);

/** The text in use. */
export const selectText = (row: TextRow | undefined, text: PublicText): string =>
  (isCurrent(row, text) ? row?.correction : null) ?? text.text;

export const findState = (row: TextRow | undefined, text: PublicText): ReviewState => {
  if (row === undefined) return 'not-reviewed';
  const current = isCurrent(row, text);
  if (row.signed_hash === null) return current ? 'not-reviewed' : 'outdated';
  return current && row.signed_hash === hashText(selectText(row, text)) ? 'signed' : 'outdated';
};

const presentAct = (by: string | null, at: Date | null) => (by === null || at === null ? null : { by, at: at.toISOString() });

export const presentText = (language: OtherPublicLanguage, row: TextRow | undefined, text: PublicText): ReviewedText => {
  const used = selectText(row, text);
  return {
    namespace: text.namespace,
    key: text.key,
    english: text.english,
    catalogue: text.text,
    text: used,
    example: fillExample(language, used),
    state: findState(row, text),
    correction: row === undefined || !isCurrent(row, text) ? null : presentAct(row.corrected_by, row.corrected_at),
    signature: row === undefined ? null : presentAct(row.signed_by, row.signed_at),
  };
};

export const readReview = async (database: Pick<Database, 'kysely'>, language: OtherPublicLanguage): Promise<readonly ReviewedText[]> => {
  const rows = new Map((await listRows(database, language)).map((row) => [toTextId(row), row]));
  return (await listPublicTexts(language)).map((text) => presentText(language, rows.get(toTextId(text)), text));
};

export const readLanguages = async (database: Pick<Database, 'kysely'>): Promise<readonly PublicLanguageState[]> => {
  const offerings = new Map((await listOfferings(database)).map((row) => [row.language, row]));
  return Promise.all(
    otherPublicLanguageCodes.map(async (language): Promise<PublicLanguageState> => {
      const rows = new Map((await listRows(database, language)).map((row) => [toTextId(row), row]));
      const texts = await listPublicTexts(language);
      const signed = texts.filter((text) => findState(rows.get(toTextId(text)), text) === 'signed');
      const change = offerings.get(language);
      return {
        language,
        offered: isOffered(language),
        always: findLanguage(language).reach === 'application',
        texts: texts.length,
        signed: signed.length,
        decisive: { texts: texts.filter(isDecisive).length, signed: signed.filter(isDecisive).length },
        change: change === undefined ? null : { by: change.changed_by, at: change.changed_at.toISOString(), unreviewed: change.unreviewed },
      };
    }),
  );
};
