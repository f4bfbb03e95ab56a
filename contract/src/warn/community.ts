import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { isoMoment, latitude, longitude } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { alertStatuses, incidentSeverities, warnedAreas } from './alert-choices.ts';
import { alertTranslations } from './alert-text.ts';

const plainNumber = /^[+-]?\d{1,4}(\.\d{1,20})?$/;
const numberTextSchema = (schema: typeof latitude, error: string) =>
  z.string({ error }).trim().regex(plainNumber, { error }).transform(Number).pipe(schema);

/** A place in the query of an address, in plain decimal degrees. An empty text is refused, not read as 0. */
export const writtenPlace = z.object({
  latitude: numberTextSchema(latitude, 'Latitude must be a number'),
  longitude: numberTextSchema(longitude, 'Longitude must be a number'),
});

/** The warned zones, worst first, then the areas around them. */
export const publicArea = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.object({
        severity: z.enum(['severe', 'middle', 'mild']),
        /** An area around the zones: one of the two, or, in older alerts, the only one. */
        warnedArea: z.union([z.literal(true), z.enum(warnedAreas)]).exactOptional(),
      }),
      geometry: z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))) }),
    }),
  ),
});
export type PublicArea = z.infer<typeof publicArea>;

/** What a feature of an area is: a zone, one of the two warned areas, or the only one of an older alert. */
export const findAreaPart = ({ warnedArea }: PublicArea['features'][number]['properties']) =>
  warnedArea === undefined ? 'zone' : warnedArea === true ? 'warned-area' : warnedArea;

/** A warning that was released to the public and has not expired. */
export const publicAlert = z.object({
  id: z.uuid(),
  incidentId: z.string(),
  version: z.int().min(1),
  /** A cancelled alert is listed until it would have expired. */
  state: z.enum(['released', 'cancelled']),
  /** Exercise and Test appear only in demo mode, Actual only in live mode. */
  status: z.enum(alertStatuses),
  severity: z.enum(incidentSeverities),
  source: z.string(),
  hazardText: z.string(),
  placeText: z.string(),
  actionText: z.string(),
  timeText: z.string(),
  translations: alertTranslations,
  releasedAt: isoMoment,
  expiresAt: isoMoment,
  /** Null: the alert has no zone for a map; its text says where it applies. */
  area: publicArea.nullable(),
  /** What to do in the be-ready area and where that is (null: as the alert says), in place of the texts of the act-now area; null: the alert has one area. */
  beReady: z.partialRecord(z.enum(publicLanguageCodes), z.object({ actionText: z.string(), placeText: z.string().nullable() })).nullable(),
  /** Where the danger comes from; null: the alert is not from a calculation, or its area was drawn. */
  origin: z
    .object({
      latitude,
      longitude,
      /** Clockwise from north; null: the area lies on all sides. */
      windFromDeg: z.number().nullable(),
    })
    .nullable(),
  /** The largest villages and wards inside, each at the middle of its box. */
  villages: z.array(z.object({ name: z.string(), latitude, longitude })),
});
export type PublicAlert = z.infer<typeof publicAlert>;

/** The position of a place relative to an alert's zones. */
export const alertRelation = z.object({
  inside: z.boolean(),
  /** The strictest of the two areas that holds the place; null outside, and where the alert has not the two areas. */
  area: z.enum(warnedAreas).nullable(),
  /** The worst zone the place is in; null outside. */
  severity: z.enum(['severe', 'middle', 'mild']).nullable(),
  /** From outside: to the nearest zone; from inside: to the edge of the widest zone around it. */
  edgeDistanceM: z.number().min(0),
  /** Direction to that edge, clockwise from north. */
  edgeBearingDeg: z.number().min(0).max(360),
});
export type AlertRelation = z.infer<typeof alertRelation>;

/** A place outside is near an alert up to this distance from its edge, m. */
export const nearAlertM = 5_000;

export const checkedAlert = publicAlert.extend({
  group: z.enum(['inside', 'near', 'elsewhere']),
  /** Null: the alert has no zone on the map. */
  relation: alertRelation.nullable(),
});
export type CheckedAlert = z.infer<typeof checkedAlert>;

const checkResult = {
  /** When the alerts were read; later releases are not included. */
  checkedAt: isoMoment,
  /** Set when there is no alert. */
  message: z.string().nullable(),
};

export const noPublicAlert = 'There is no current public alert';

export const communityRoutes = tagged('community', {
  list: route('GET', '/api/public-alerts', 'listPublicAlerts', {
    summary: 'Current public alerts, newest first',
    permission: 'public',
    scope: 'published',
    answer: z.object({ ...checkResult, alerts: z.array(publicAlert) }),
  }),
  check: route('GET', '/api/public-alerts/check', 'checkPlace', {
    summary: 'Check a place against the current public alerts: in the zone, near, elsewhere',
    permission: 'public',
    scope: 'published',
    query: writtenPlace,
    answer: z.object({ ...checkResult, latitude: z.number(), longitude: z.number(), alerts: z.array(checkedAlert) }),
  }),
});
