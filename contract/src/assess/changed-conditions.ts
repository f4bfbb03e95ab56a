import { z } from 'zod';
import { textLimits } from '../wire/constants.ts';
import { idParam, isoMoment, unknownWhenEmpty, writtenNumber } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';
import { conditionLimits, ruptureSizes, ruptureTypes } from './condition-limits.ts';
import { parseWind } from './wind.ts';

/**
 * Conditions at a site as an observer there reports them. An empty field is not known; only the industry and the chemical are
 * required.
 */
export const changedConditionsInput = z.object({
  industryName: oneLine(),
  chemicalName: oneLine(),
  /** Where the wind blows from, in words or as a point of the compass. */
  windDirection: unknownWhenEmpty(oneLineOrNone(textLimits.place)).default(null),
  /** m/s. */
  windSpeed: unknownWhenEmpty(writtenNumber(...conditionLimits.windSpeed)).default(null),
  ruptureType: unknownWhenEmpty(z.enum(ruptureTypes, { error: `One of ${ruptureTypes.join(', ')}` })).default(null),
  /** m, as the two below. */
  circularDiameter: unknownWhenEmpty(writtenNumber(...conditionLimits.circularDiameter)).default(null),
  rectangularLength: unknownWhenEmpty(writtenNumber(...conditionLimits.rectangularLength)).default(null),
  rectangularBreadth: unknownWhenEmpty(writtenNumber(...conditionLimits.rectangularBreadth)).default(null),
  /** °C. */
  temperature: unknownWhenEmpty(writtenNumber(...conditionLimits.temperature)).default(null),
  /** Percent. */
  humidity: unknownWhenEmpty(writtenNumber(...conditionLimits.humidity)).default(null),
  /** Time of the observation; absent: now. */
  date: isoMoment.optional(),
  /** kg. */
  quantity: unknownWhenEmpty(writtenNumber(...conditionLimits.quantity)).default(null),
});
export type ChangedConditionsInput = z.infer<typeof changedConditionsInput>;

export const changedConditions = z.object({
  id: z.int().positive(),
  industryName: z.string(),
  chemicalName: z.string(),
  windDirection: z.string().nullable(),
  windSpeed: z.number().nullable(),
  ruptureType: z.enum(ruptureTypes).nullable(),
  circularDiameter: z.number().nullable(),
  rectangularLength: z.number().nullable(),
  rectangularBreadth: z.number().nullable(),
  temperature: z.number().nullable(),
  humidity: z.number().nullable(),
  /** Time of the observation. */
  date: isoMoment,
  quantity: z.number().nullable(),
});
export type ChangedConditions = z.infer<typeof changedConditions>;

/** The record's fields in the specification's order: the columns of `changed_conditions.csv`. */
export const changedConditionsColumns = [
  'industryName',
  'chemicalName',
  'windDirection',
  'windSpeed',
  'ruptureType',
  'circularDiameter',
  'rectangularLength',
  'rectangularBreadth',
  'temperature',
  'humidity',
  'date',
  'quantity',
] as const satisfies readonly (keyof ChangedConditions)[];

const sizeNames = { circularDiameter: 'diameter', rectangularLength: 'length', rectangularBreadth: 'breadth' } as const;

/**
 * The body that the platform's own form sends; the industry is in the path. The wind direction must be readable, and a rupture needs
 * its dimensions.
 */
export const siteConditions = changedConditionsInput
  .omit({ industryName: true })
  .extend({
    windDirection: changedConditionsInput.shape.windDirection
      .unwrap()
      .refine((text) => text === null || parseWind(text) !== null, {
        error: 'One of the 16 points such as NNW, degrees from 0 to 360, or a direction with a speed and its unit such as north-west 4 m/s',
      })
      .default(null),
  })
  .superRefine((conditions, context) => {
    const { ruptureType } = conditions;
    if (ruptureType === null) return;
    for (const size of ruptureSizes[ruptureType]) {
      if (conditions[size] === null)
        context.addIssue({ code: 'custom', path: [size], message: `A ${ruptureType} rupture needs its ${sizeNames[size]}` });
    }
  });
export type SiteConditions = z.infer<typeof siteConditions>;

export const recordedConditions = changedConditions.extend({ recordedBy: z.string() });
export type RecordedConditions = z.infer<typeof recordedConditions>;

export const changedConditionsRoutes = tagged('changed-conditions', {
  list: route('GET', '/api/industries/:id/changed-conditions', 'listChangedConditions', {
    summary: 'Changed conditions recorded for an industry, the newest first, paged',
    permission: 'conditions.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    query: pageQuery(['date']).pick({ page: true, pageSize: true }),
    answer: pageSchema(recordedConditions),
  }),
  create: route('POST', '/api/industries/:id/changed-conditions', 'saveChangedConditions', {
    summary: 'Record changed conditions',
    permission: 'conditions.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: siteConditions,
    status: 201,
    queued: true,
    answer: recordedConditions,
  }),
  download: route('GET', '/api/industries/:id/changed-conditions.csv', 'downloadChangedConditions', {
    summary: 'Changed conditions of an industry as CSV or Excel',
    permission: 'conditions.read',
    scope: { of: 'industry', param: 'id' },
    reads: 'export',
    params: idParam,
    query: tableFileQuery,
    answerType: tableFileTypes,
  }),
});
