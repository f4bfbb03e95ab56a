import { z } from 'zod';
import { idParam, isoMoment, rowId, rowVersion, searchText } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { oneLine } from '../wire/text.ts';
import { bulkQuery, importReport } from './data-import.ts';
import { toInputShape, toRowShape } from './field-rules.ts';
import { entityKinds } from './nearest-places.ts';
import { receptorColumns, receptorFields } from './receptor-fields.ts';
import { receptorGeometry } from './receptor-shape.ts';

const { phone: _phone, geometry: _geometry, ...nearbyShape } = toRowShape(receptorFields);

export const receptor = z.object({
  id: z.string(),
  ...nearbyShape,
  latitude: z.number(),
  longitude: z.number(),
  /** Null: not known, which is not 0. */
  people: z.number().min(0).nullable(),
  sample: z.boolean(),
  /** A line or an area; absent: a point. */
  geometry: receptorGeometry.exactOptional(),
});

export const receptorInput = z.object(toInputShape(receptorFields));
export type ReceptorInput = z.infer<typeof receptorInput>;

/** A row of the register. */
export const receptorRecord = z.object({
  id: rowId,
  ...toRowShape(receptorFields),
  sample: z.boolean(),
  /** Goes up with every change; an update names the version it started from. */
  version: z.int().min(1),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ReceptorRecord = z.infer<typeof receptorRecord>;

/** A place with its distance and bearing from the given position. */
export const nearEntity = receptor.omit({ kind: true }).extend({
  kind: z.enum(entityKinds),
  /** Null: none is on record. */
  phone: z.string().nullable(),
  /** Great circle, m. */
  distanceM: z.number().min(0),
  /** From the position to the place, clockwise from north. */
  bearingDeg: z.number().min(0).max(360),
});
export type NearEntity = z.infer<typeof nearEntity>;

/** Where a receptor's data come from. */
export const receptorSource = z.object({
  /** `unknown`: recorded before imports and entries were. */
  origin: z.enum(['sample', 'file', 'person', 'unknown']),
  /** Its key in the source, such as `osm:node/123`; null: it has none. */
  key: z.string().nullable(),
  /** Of the newest import that added or changed it. */
  fileName: z.string().nullable(),
  /** Who imported or entered it; null: not known, or the account is erased. */
  by: z.string().nullable(),
  at: isoMoment.nullable(),
  changedAt: isoMoment,
});
export type ReceptorSource = z.infer<typeof receptorSource>;

const position = {
  latitude: z.coerce.number<string>().min(-90).max(90),
  longitude: z.coerce.number<string>().min(-180).max(180),
};

export const receptorRoutes = tagged('receptors', {
  near: route('GET', '/api/receptors', 'listReceptors', {
    summary: 'Schools, hospitals, homes, services, water, fields and other places around a position',
    permission: 'receptor.read',
    scope: 'common',
    query: z.object({
      ...position,
      radiusM: z.coerce.number<string>().positive().max(50_000).default(20_000),
    }),
    answer: z.object({ receptors: z.array(receptor), omitted: z.int().min(0) }),
  }),
  nearest: route('GET', '/api/receptors/nearest', 'listNearestEntities', {
    summary: 'The nearest schools, hospitals, fire and police stations and shelters: distance, bearing, people, phone',
    permission: 'receptor.read',
    scope: 'common',
    query: z.object({ ...position, each: z.coerce.number<string>().int().min(1).max(50).default(5) }),
    answer: z.object({ entities: z.array(nearEntity), found: z.record(z.enum(entityKinds), z.int().min(0)) }),
  }),
  source: route('GET', '/api/receptors/:id/source', 'readReceptorSource', {
    summary: 'Where the data of a place come from: file or person, when, key in its source',
    permission: 'receptor.read',
    scope: 'common',
    params: z.object({ id: oneLine(200) }),
    answer: receptorSource,
  }),
  list: route('GET', '/api/receptors/register', 'listReceptorRecords', {
    summary: 'The register of places, paged, searched and sorted',
    permission: 'receptor.read',
    scope: 'common',
    query: pageQuery(receptorColumns),
    answer: pageSchema(receptorRecord),
  }),
  read: route('GET', '/api/receptors/register/:id', 'readReceptorRecord', {
    summary: 'One place of the register',
    permission: 'receptor.read',
    scope: 'common',
    params: idParam,
    answer: receptorRecord,
  }),
  create: route('POST', '/api/receptors/register', 'createReceptorRecord', {
    summary: 'Add a place',
    permission: 'receptor.write',
    scope: 'common',
    body: receptorInput,
    status: 201,
    queued: true,
    answer: receptorRecord,
  }),
  update: route('PUT', '/api/receptors/register/:id', 'updateReceptorRecord', {
    summary: 'Change a place',
    permission: 'receptor.write',
    scope: 'common',
    params: idParam,
    body: receptorInput.extend({ version: rowVersion.optional() }),
    queued: true,
    answer: receptorRecord,
  }),
  remove: route('DELETE', '/api/receptors/register/:id', 'deleteReceptorRecord', {
    summary: 'Delete a place',
    permission: 'receptor.write',
    scope: 'common',
    params: idParam,
    status: 204,
    queued: true,
  }),
  download: route('GET', '/api/receptors.csv', 'downloadReceptors', {
    summary: 'All places as CSV or Excel',
    permission: 'receptor.read',
    scope: 'common',
    reads: 'export',
    query: tableFileQuery.extend({ search: searchText.optional() }),
    answerType: tableFileTypes,
  }),
  bulk: route('POST', '/api/receptors/bulk', 'bulkReceptors', {
    summary: 'Bulk upload of places',
    permission: 'receptor.bulk',
    scope: 'common',
    query: bulkQuery,
    rawBody: 'text/csv',
    answer: importReport,
  }),
});
