import {
  type AdviceVariant,
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  type AlertText,
  type AlertTranslations,
  type CancelReason,
  storedVariants,
} from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import type { Database } from '../../platform/db/database.ts';

/** The content of one released version. It never changes, so it is read once. */
export interface Content {
  readonly incidentId: string;
  readonly severity: AlertInput['incidentSeverity'];
  /** The five contents in English and in the languages that have a text. */
  readonly texts: Readonly<Partial<Record<PublicLanguage, AlertText>>> & { readonly en: AlertText };
  readonly hazard: AlertHazard | null;
  readonly action: AlertAction | null;
  readonly cancelBecause: CancelReason | null;
  readonly releasedAt: Date;
  readonly expiresAt: Date;
  readonly area: object;
  /** Advice in place of the common one, by its action. */
  readonly variants: readonly AdviceVariant[];
  /** The CAP 1.2 message; null: released before CAP messages were stored. */
  readonly cap: string | null;
}

const cacheSize = 50;

export const makeContentReader = ({ kysely }: Database) => {
  const contents = new Map<string, Promise<Content>>();
  const read = async (alertId: string, version: number): Promise<Content> => {
    const row = await kysely
      .selectFrom('alert_version')
      .innerJoin('alert', 'alert.id', 'alert_version.alert_id')
      .leftJoin('cap_message', (join) =>
        join.onRef('cap_message.alert_id', '=', 'alert_version.alert_id').onRef('cap_message.version', '=', 'alert_version.version'),
      )
      .select(({ fn }) => [
        'incident_id',
        'incident_severity',
        'hazard',
        'action',
        'cancel_because',
        'source',
        'hazard_text',
        'place_text',
        'action_text',
        'time_text',
        'sms_text',
        'saved_at',
        'translations',
        'variants',
        'alert_version.expires_at',
        'cap_message.document as cap',
        fn.coalesce('alert_version.area', 'alert.area').as('area'),
      ])
      .where('alert_version.alert_id', '=', alertId)
      .where('alert_version.version', '=', version)
      .executeTakeFirstOrThrow();
    const { source, hazard_text: hazardText, place_text: placeText, action_text: actionText, time_text: timeText, sms_text: smsText } = row;
    const english = { source, hazardText, placeText, actionText, timeText, ...(smsText === null ? {} : { smsText }) };
    return {
      incidentId: row.incident_id,
      severity: row.incident_severity,
      texts: { ...(row.translations as AlertTranslations), en: english },
      hazard: row.hazard,
      action: row.action,
      cancelBecause: row.cancel_because,
      releasedAt: row.saved_at,
      expiresAt: row.expires_at,
      area: row.area ?? {},
      variants: storedVariants.parse(row.variants),
      cap: row.cap,
    };
  };
  return (alertId: string, version: number): Promise<Content> => {
    const key = `${alertId} ${version}`;
    const found = contents.get(key);
    if (found !== undefined) return found;
    if (contents.size >= cacheSize) contents.clear();
    const reading = read(alertId, version);
    contents.set(key, reading);
    reading.catch(() => contents.delete(key));
    return reading;
  };
};
