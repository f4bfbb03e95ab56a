import { z } from 'zod';
import { idParam, rowId, rowVersion } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { checkVessels, formatVesselProblem, hasVessels, readVessels } from './check-vessels.ts';
import { bulkQuery, importReport } from './data-import.ts';
import { toInputShape, toRowShape } from './field-rules.ts';
import { inventoryColumns, inventoryFields } from './inventory-fields.ts';
import { stockForm } from './stock-form.ts';
import { vesselFields } from './vessel-fields.ts';

export const isDateOrderRight = (item: { readonly dateReceived: string; readonly dateExpired: string }): boolean =>
  item.dateExpired >= item.dateReceived;
export const dateOrderProblem = { path: ['dateExpired'], error: 'The expiry date must not be before the date received' };

/** The twelve fields and the vessels. Vessels that are left out of a change stay as they are; of those that are sent, the others are not known. */
export const inventoryInput = z
  .object({ ...toInputShape(inventoryFields), ...toInputShape(vesselFields) })
  .refine(isDateOrderRight, dateOrderProblem)
  .superRefine((item, context) => {
    if (!hasVessels(item)) return;
    for (const problem of checkVessels(item.quantity, item.unit, readVessels(item)))
      context.addIssue({ code: 'custom', path: [problem.field], message: formatVesselProblem(problem) });
  });
export type InventoryInput = z.infer<typeof inventoryInput>;

export const inventoryItem = z.object({
  id: rowId,
  industryId: rowId,
  ...toRowShape(inventoryFields),
  ...toRowShape(vesselFields),
  /** Mass of the product by the unit, or by its density for volumes; null where the density is not known. */
  quantityKg: z.number().nullable(),
  /** Density of the stored liquid near 25 °C, of a solution at 20 °C, kg/m³; null where it is not known. */
  liquidKgM3: z.number().nullable(),
  /** Mean pressure of the air at the site, kPa, which a gauge counts from; null: its elevation is not known, and 101.325 kPa is assumed. */
  airKpa: z.number().nullable(),
  /** The two substances that its name and its CAS number mean; null: one, or not known. Rows of today are refused by form and files. */
  otherSubstance: z.string().nullable(),
  /** Id of the chemical in the library, null where the CAS number is not in it. */
  chemicalId: z.string().nullable(),
  form: stockForm,
  sample: z.boolean(),
  version: z.int().min(1),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type InventoryItem = z.infer<typeof inventoryItem>;

export const inventoryRoutes = tagged('inventory', {
  list: route('GET', '/api/industries/:id/inventory', 'listInventory', {
    summary: 'Inventory of an industry, paged',
    permission: 'inventory.read',
    scope: { of: 'industry', param: 'id' },
    opened: true,
    params: idParam,
    query: pageQuery(inventoryColumns),
    answer: pageSchema(inventoryItem),
  }),
  create: route('POST', '/api/industries/:id/inventory', 'createInventoryItem', {
    summary: 'Add an inventory item',
    permission: 'inventory.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: inventoryInput,
    status: 201,
    queued: true,
    answer: inventoryItem,
  }),
  read: route('GET', '/api/inventory/:id', 'readInventoryItem', {
    summary: 'One inventory item',
    permission: 'inventory.read',
    scope: { of: 'inventory-item', param: 'id' },
    opened: true,
    params: idParam,
    answer: inventoryItem,
  }),
  update: route('PUT', '/api/inventory/:id', 'updateInventoryItem', {
    summary: 'Change an inventory item',
    permission: 'inventory.write',
    scope: { of: 'inventory-item', param: 'id' },
    params: idParam,
    body: inventoryInput.safeExtend({ version: rowVersion.optional() }),
    queued: true,
    answer: inventoryItem,
  }),
  remove: route('DELETE', '/api/inventory/:id', 'deleteInventoryItem', {
    summary: 'Delete an inventory item',
    permission: 'inventory.delete',
    scope: { of: 'inventory-item', param: 'id' },
    params: idParam,
    status: 204,
    queued: true,
  }),
  download: route('GET', '/api/industries/:id/inventory.csv', 'downloadInventory', {
    summary: 'Inventory as CSV or Excel',
    permission: 'inventory.read',
    scope: { of: 'industry', param: 'id' },
    reads: 'export',
    params: idParam,
    query: tableFileQuery,
    answerType: tableFileTypes,
  }),
  bulk: route('POST', '/api/industries/:id/inventory/bulk', 'bulkInventory', {
    summary: 'Bulk upload of inventory items',
    permission: 'inventory.bulk',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    query: bulkQuery,
    rawBody: 'text/csv',
    answer: importReport,
  }),
});
