import { type Account, ApiError, publicTextRoutes, type ReviewedText } from '@hazardguard/contract';
import { findLanguage, isPublicLanguage, type OtherPublicLanguage } from '@hazardguard/i18n/languages';
import { correctText, listPublicTexts, type PublicText } from '@hazardguard/i18n/public-texts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { hashText } from '../../platform/texts/follow-public-texts.ts';
import { switchOn } from '../../platform/texts/offered-languages.ts';
import { findCorrectionProblem } from './check-correction.ts';
import { isCurrent, presentText, readLanguages, readReview, selectText } from './review.ts';
import { findRow, listOfferings, lockTexts, storeOffering, storeRow, type TextRow } from './store.ts';

interface Asked {
  readonly namespace: string;
  readonly key: string;
  readonly seen: string;
}

const findText = async (language: OtherPublicLanguage, { namespace, key }: Asked): Promise<PublicText> => {
  const text = (await listPublicTexts(language)).find((one) => one.namespace === namespace && one.key === key);
  if (text === undefined) throw new ApiError('not-found', `There is no text ${namespace} ${key} in ${findLanguage(language).name}`);
  return text;
};

const noAct = {
  correction: null,
  corrected_at: null,
  corrected_by: null,
  corrected_by_id: null,
  signed_hash: null,
  signed_at: null,
  signed_by: null,
  signed_by_id: null,
} as const;

/** Review of the public texts by speakers, and the languages that residents may get. */
export const publicTexts: Feature = (app, { database, changes }) => {
  /** Changes one text in one transaction, if the person saw the text in use; then all readers of this process have it. */
  const changeText = async (
    language: OtherPublicLanguage,
    asked: Asked,
    change: (row: TextRow, text: PublicText) => TextRow,
  ): Promise<ReviewedText> => {
    const text = await findText(language, asked);
    const stored = await database.kysely.transaction().execute(async (kysely) => {
      const transaction = { kysely };
      await lockTexts(transaction);
      const { namespace, key } = text;
      const row = await findRow(transaction, { language, namespace, key });
      if (selectText(row, text) !== asked.seen)
        throw new ApiError('edited-meanwhile', 'Another person has changed this text. Reload it and decide again.');
      // A row about an older English text starts without them.
      const fresh = { language, namespace, key, source_hash: hashText(text.english), ...noAct };
      return storeRow(transaction, change(row !== undefined && isCurrent(row, text) ? row : fresh, text));
    });
    await correctText(language, text, stored.correction);
    changes.note('public_text');
    return presentText(language, stored, text);
  };
  const readLanguage = async (language: OtherPublicLanguage) => {
    const found = (await readLanguages(database)).find((one) => one.language === language);
    if (found === undefined) throw new ApiError('not-found', 'There is no such language');
    return found;
  };

  handle(app, publicTextRoutes.languages, async () => ({ languages: [...(await readLanguages(database))] }));
  handle(app, publicTextRoutes.read, async ({ params }) => ({ texts: [...(await readReview(database, params.language))] }));
  handle(app, publicTextRoutes.correct, async ({ params: { language }, body: { text: given, ...asked }, account }) => {
    const text = await findText(language, asked);
    const correction = given === text.text ? null : given;
    const problem = correction === null ? undefined : await findCorrectionProblem(language, text, correction);
    if (problem !== undefined) throw new ApiError('invalid-input', problem.message, [problem]);
    return changeText(language, asked, (row) => ({ ...row, ...toCorrection(correction, account, new Date()) }));
  });
  handle(app, publicTextRoutes.sign, ({ params: { language }, body, account: { id, name } }) =>
    changeText(language, body, (row, text) => ({
      ...row,
      signed_hash: hashText(selectText(row, text)),
      signed_at: new Date(),
      signed_by: name,
      signed_by_id: id,
    })),
  );
  handle(app, publicTextRoutes.offer, async ({ params: { language }, body: { offered, unreviewed }, account }) => {
    const { always, texts, signed } = await readLanguage(language);
    if (always) throw new ApiError('conflict', `${findLanguage(language).name} is a language of the whole product and always offered`);
    const open = texts - signed;
    if (offered && unreviewed !== open)
      throw new ApiError('conflict', `${open} of ${texts} texts have no valid signature. Confirm this number to switch the language on.`);
    await storeOffering(database, { language, offered, unreviewed: open, changed_by: account.name, changed_by_id: account.id });
    switchOn((await listOfferings(database)).flatMap((row) => (row.offered && isPublicLanguage(row.language) ? [row.language] : [])));
    changes.note('offered_language');
    return readLanguage(language);
  });
};

const toCorrection = (correction: string | null, { id, name }: Account, at: Date) =>
  correction === null
    ? { correction, corrected_at: null, corrected_by: null, corrected_by_id: null }
    : { correction, corrected_at: at, corrected_by: name, corrected_by_id: id };
