import { createHash } from 'node:crypto';
import { isPublicLanguage, type OtherPublicLanguage, otherPublicLanguageCodes } from '@hazardguard/i18n/languages';
import type { PublicNamespace } from '@hazardguard/i18n/namespaces';
import { correctText, listPublicTexts } from '@hazardguard/i18n/public-texts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { switchOn } from './offered-languages.ts';

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

export const toTextId = ({ namespace, key }: { readonly namespace: string; readonly key: string }): string => `${namespace} ${key}`;

/** Corrections of a language that are about the present English text, by `toTextId`. */
export const readCorrections = async (
  { kysely }: Pick<Database, 'kysely'>,
  language: OtherPublicLanguage,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await kysely
    .selectFrom('public_text')
    .select(['namespace', 'key', 'source_hash', 'correction'])
    .where('language', '=', language)
    .where('correction', 'is not', null)
    .execute();
  const sources = new Map((await listPublicTexts(language)).map((text) => [toTextId(text), hashText(text.english)]));
  return new Map(
    rows.flatMap((row) =>
      row.correction !== null && sources.get(toTextId(row)) === row.source_hash ? [[toTextId(row), row.correction]] : [],
    ),
  );
};

const load = async (database: Database): Promise<void> => {
  const offered = await database.kysely.selectFrom('offered_language').select('language').where('offered', '=', true).execute();
  switchOn(offered.map(({ language }) => language).filter(isPublicLanguage));
  for (const language of otherPublicLanguageCodes) {
    const corrections = await readCorrections(database, language);
    for (const { namespace, key } of await listPublicTexts(language))
      await correctText(language, { namespace: namespace as PublicNamespace, key }, corrections.get(toTextId({ namespace, key })) ?? null);
  }
};

const retryMs = 2_000;

/**
 * Brings corrections and offered languages into the texts that this process writes, now and after each change on any server. Rejects where the
 * database cannot be read at the start; later it tries again and reports the failure.
 */
export const followPublicTexts = async (
  { database, changes }: { readonly database: Database; readonly changes: Changes },
  report: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> => {
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let running = load(database);
  await running;
  const reload = (): void => {
    clearTimeout(retry);
    running = running
      .catch(() => undefined)
      .then(() => (closed ? undefined : load(database)))
      .catch((error: unknown) => {
        if (closed) return;
        report(error);
        retry = setTimeout(reload, retryMs).unref();
      });
  };
  for (const table of ['public_text', 'offered_language'] as const) changes.onChange(table, reload);
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await running;
    },
  };
};
