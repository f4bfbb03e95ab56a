import { z } from 'zod';
import { idParam, rowId, rowVersion, searchText } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { bulkQuery, importReport } from './data-import.ts';
import { toInputShape, toRowShape } from './field-rules.ts';
import { industryColumns, industryFields } from './industry-fields.ts';

/**
 * What a person fills in. Names are unique, ignoring case. The position may be unknown: both null, or both left out, which keeps the
 * stored one in an update.
 */
export const industryInput = z.object(toInputShape(industryFields)).superRefine((industry, context) => {
  if (typeof industry.latitude === typeof industry.longitude) return;
  const missing = typeof industry.latitude === 'number' ? 'longitude' : 'latitude';
  context.addIssue({ code: 'custom', path: [missing], message: 'Latitude and longitude belong together' });
});
export type IndustryInput = z.infer<typeof industryInput>;

export const industry = z.object({
  id: rowId,
  ...toRowShape(industryFields),
  /** A made-up sample of the demo, marked on every screen. */
  sample: z.boolean(),
  inventoryItems: z.int().min(0),
  /** Goes up with every change; an update names the version it started from. */
  version: z.int().min(1),
  updatedAt: z.iso.datetime({ offset: true }),
  /** A district or position that waits for the consent of its authority; null: none. */
  waits: z
    .object({
      moveId: rowId,
      district: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      proposedBy: z.string(),
    })
    .nullable(),
});
export type Industry = z.infer<typeof industry>;

/** Most dots on a map; the rest are counted. */
export const mostIndustryPoints = 20_000;

/** An industry on a map. */
export const industryPoint = industry
  .pick({ id: true, industryName: true, district: true, sample: true })
  .extend({ latitude: z.number(), longitude: z.number() });
export type IndustryPoint = z.infer<typeof industryPoint>;

export const industryRoutes = tagged('industries', {
  list: route('GET', '/api/industries', 'listIndustries', {
    summary: 'Industries, paged, searched and sorted',
    permission: 'industry.read',
    scope: 'rows',
    opened: true,
    query: pageQuery(industryColumns),
    answer: pageSchema(industry),
  }),
  read: route('GET', '/api/industries/:id', 'readIndustry', {
    summary: 'One industry',
    permission: 'industry.read',
    scope: { of: 'industry', param: 'id' },
    opened: true,
    params: idParam,
    answer: industry,
  }),
  points: route('GET', '/api/industries/points', 'listIndustryPoints', {
    summary: 'Positions of the industries, for a map',
    permission: 'industry.read',
    scope: 'rows',
    /** `omitted` were too many for a map; `unplaced` have no position yet. */
    answer: z.object({ points: z.array(industryPoint), omitted: z.int().min(0), unplaced: z.int().min(0) }),
  }),
  create: route('POST', '/api/industries', 'createIndustry', {
    summary: 'On-board an industry',
    permission: 'industry.write',
    scope: 'new-site',
    body: industryInput,
    status: 201,
    queued: true,
    answer: industry,
  }),
  update: route('PUT', '/api/industries/:id', 'updateIndustry', {
    summary:
      'Change an industry; a position that is not sent is kept. With 202, another district or State, or a position farther away, waits for the consent of its authority',
    permission: 'industry.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: industryInput.safeExtend({ version: rowVersion.optional() }),
    waits: true,
    queued: true,
    answer: industry,
  }),
  remove: route('DELETE', '/api/industries/:id', 'deleteIndustry', {
    summary: 'Delete an industry with its inventory',
    permission: 'industry.delete',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    status: 204,
    queued: true,
  }),
  download: route('GET', '/api/industries.csv', 'downloadIndustries', {
    summary: 'All industries as CSV or Excel',
    permission: 'industry.read',
    scope: 'rows',
    reads: 'export',
    query: tableFileQuery.extend({ search: searchText.optional() }),
    answerType: tableFileTypes,
  }),
  bulk: route('POST', '/api/industries/bulk', 'bulkIndustries', {
    summary: 'Bulk upload of industries',
    permission: 'industry.bulk',
    scope: 'new-site',
    query: bulkQuery,
    rawBody: 'text/csv',
    answer: importReport,
  }),
});
