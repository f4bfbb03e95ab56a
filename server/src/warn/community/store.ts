import {
  latitude,
  listWarnedParts,
  longitude,
  type PublicAlert,
  publicArea,
  storedTranslations,
  storedVariants,
  toVisibleLine,
  toVisibleText,
} from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { Settings } from '../../platform/env/env.ts';
import { findAreaSide } from '../alerts/area-side.ts';

const storedOrigin = z.object({ site: z.object({ latitude, longitude }), windFromDeg: z.number() });
const storedVillages = z.array(z.object({ name: z.string(), box: z.tuple([longitude, latitude, longitude, latitude]).exactOptional() }));
/** More names do not fit on the drawing. */
const mostVillages = 4;

/** The source, and the wind where the texts name a direction. */
const readOrigin = (origin: unknown, area: unknown): PublicAlert['origin'] => {
  const found = storedOrigin.safeParse(origin).data;
  if (found === undefined || listWarnedParts(area).length === 0) return null;
  const { site, windFromDeg } = found;
  return { ...site, windFromDeg: findAreaSide(area, site).towardsDeg === null ? null : windFromDeg };
};

/** The villages with a known place, the most people first, as they are stored. */
const readVillages = (villages: unknown): PublicAlert['villages'] =>
  (storedVillages.safeParse(villages).data ?? [])
    .flatMap(({ name, box }) =>
      box === undefined ? [] : [{ name: toVisibleLine(name), latitude: (box[1] + box[3]) / 2, longitude: (box[0] + box[2]) / 2 }],
    )
    .slice(0, mostVillages);

/** Advice and place of the variant for the be-ready area, in the languages that it has. */
const readBeReadyTexts = (variants: unknown): PublicAlert['beReady'] => {
  const found = storedVariants.safeParse(variants).data?.find(({ area }) => area === 'be-ready');
  if (found === undefined) return null;
  return Object.fromEntries(
    Object.entries(found.texts).map(([language, { actionText, placeText }]) => [
      language,
      { actionText: toVisibleText(actionText), placeText: placeText && toVisibleText(placeText) },
    ]),
  );
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
  origin: readOrigin(row.origin, row.area),
  villages: readVillages(row.villages),
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
