import { type AnswerKind, ApiError } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import type { Database } from '../../platform/db/database.ts';

/** What the page of a link shows: the warning and the latest answer. */
export interface Answerable {
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly hazardText: string;
  readonly actionText: string;
  readonly language: PublicLanguage;
  readonly answer: AnswerKind | null;
  readonly at: Date | null;
}

/** Most answers, corrections included, through one link. */
const maxAnswers = 20;

const selectLatest = (kysely: Database['kysely'], deliveryId: string) =>
  kysely
    .selectFrom('delivery_answer')
    .select(['answer', 'at'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findAnswerable = async ({ kysely }: Database, deliveryId: string): Promise<Answerable | null> => {
  const row = await kysely
    .selectFrom('delivery')
    .innerJoin('alert_version', (join) =>
      join.onRef('alert_version.alert_id', '=', 'delivery.alert_id').onRef('alert_version.version', '=', 'delivery.version'),
    )
    .select(['delivery.status', 'hazard_text', 'action_text', 'language'])
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const latest = await selectLatest(kysely, deliveryId);
  const { status, hazard_text: hazardText, action_text: actionText, language } = row;
  return { status, hazardText, actionText, language, answer: latest?.answer ?? null, at: latest?.at ?? null };
};

/**
 * Records an answer, in the transaction of its report. The same answer again changes nothing; another one is a correction, and the earlier
 * one stays on record.
 */
export const giveAnswerWithin = async (
  transaction: Database['kysely'],
  deliveryId: string,
  answer: AnswerKind,
): Promise<'given' | 'same' | 'too-often'> => {
  // The message is locked, so that simultaneous answers are recorded one after the other.
  const message = await transaction.selectFrom('delivery').select('id').where('id', '=', deliveryId).forUpdate().executeTakeFirst();
  if (message === undefined) throw new ApiError('not-found', 'There is no such message');
  if ((await selectLatest(transaction, deliveryId))?.answer === answer) return 'same';
  const { count } = await transaction
    .selectFrom('delivery_answer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow();
  if (count >= maxAnswers) return 'too-often';
  await transaction.insertInto('delivery_answer').values({ delivery_id: deliveryId, answer }).execute();
  return 'given';
};
