import { type PublicAlert, publicArea, storedTranslations, storedVariants, toVisibleLine, toVisibleText } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { Settings } from '../../platform/env/env.ts';

/** The action texts of the variant for the be-ready area, in the languages that it has. */
const readBeReadyTexts = (variants: unknown): PublicAlert['beReady'] => {
  const found = storedVariants.safeParse(variants).data?.find(({ area }) => area === 'be-ready');
  if (found === undefined) return null;
  return Object.fromEntries(Object.entries(found.texts).map(([language, { actionText }]) => [language, toVisibleText(actionText)]));
};

const presentPublicAlert = (row: Selectable<Schema['public_alert']>): PublicAlert => ({
  id: row.id,
  incidentId: row.incident_id,
  version: row.version,
  state: row.state,
  status: row.status,
  severity: row.incident_severity,
  source: toVisibleLine(row.source),
  hazardText: toVisibleText(row.hazard_text),
  placeText: toVisibleText(row.place_text),
  actionText: toVisibleText(row.action_text),
  timeText: toVisibleText(row.time_text),
  translations: storedTranslations.safeParse(row.translations).data ?? {},
  releasedAt: row.released_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  // An alert whose zones cannot be read is still shown, without them.
  area: publicArea.safeParse(row.area).data ?? null,
  beReady: readBeReadyTexts(row.variants),
});

/** Live mode shows only actual alerts, demo mode only exercises and tests. */
const statusesByMode = { live: ['Actual'], demo: ['Exercise', 'Test'] } as const;

/** What is public at this moment, newest first. */
export const listPublicAlerts = async ({ kysely }: Database, mode: Settings['mode']): Promise<readonly PublicAlert[]> => {
  const rows = await kysely
    .selectFrom('public_alert')
    .selectAll()
    .where('status', 'in', statusesByMode[mode])
    .orderBy('released_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(presentPublicAlert);
};
