import { z } from 'zod';
import { bulkQuery, bulkReport } from '../wire/bulk.ts';
import { idParam, isoDate, rowId, rowVersion } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route } from '../wire/route.ts';
import { oneLine } from '../wire/text.ts';

/** Units of quantity that the platform can turn into mass or volume. */
export const quantityUnits = ['kg', 'g', 't', 'lb', 'L', 'm3'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** CAS registry number with its check digit: the last digit is the weighted sum of the others modulo 10. */
export const isCasNumber = (text: string): boolean => {
  const match = /^(\d{2,7})-(\d{2})-(\d)$/.exec(text);
  if (!match) return false;
  const digits = [...`${match[1]}${match[2]}`].reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return sum % 10 === Number(match[3]);
};

/** The twelve fields of the specification, every one required. */
export const inventoryInput = z
  .object({
    itemNo: oneLine(50),
    productName: oneLine(),
    substanceName: oneLine(),
    concentration: oneLine(50),
    casNo: oneLine(20).refine(isCasNumber, { error: 'A CAS number such as 7782-50-5, with a correct check digit' }),
    quantity: z
      .number({ error: 'Quantity must be a number' })
      .min(0, { error: 'Quantity must not be negative' })
      .max(1e12, { error: 'Quantity must be at most 1e12' }),
    unit: z.enum(quantityUnits, { error: `Unit must be one of ${quantityUnits.join(', ')}` }),
    hazardClass: oneLine(100),
    location: oneLine(),
    dateReceived: isoDate,
    dateExpired: isoDate,
    supplier: oneLine(),
  })
  .refine((item) => item.dateExpired >= item.dateReceived, {
    path: ['dateExpired'],
    error: 'The expiry date must not be before the date received',
  });
export type InventoryInput = z.infer<typeof inventoryInput>;

export const inventoryColumns = [
  'itemNo',
  'productName',
  'substanceName',
  'concentration',
  'casNo',
  'quantity',
  'unit',
  'hazardClass',
  'location',
  'dateReceived',
  'dateExpired',
  'supplier',
] as const;

export const inventoryItem = z.object({
  id: rowId,
  industryId: rowId,
  itemNo: z.string(),
  productName: z.string(),
  substanceName: z.string(),
  concentration: z.string(),
  casNo: z.string(),
  quantity: z.number(),
  unit: z.string(),
  hazardClass: z.string(),
  location: z.string(),
  dateReceived: isoDate,
  dateExpired: isoDate,
  supplier: z.string(),
  /** Mass by the unit, or by the substance's liquid density for volumes; null where the density is not known. */
  quantityKg: z.number().nullable(),
  /** Id of the chemical in the library, null where the CAS number is not in it. */
  chemicalId: z.string().nullable(),
  sample: z.boolean(),
  version: z.int().min(1),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type InventoryItem = z.infer<typeof inventoryItem>;

export const inventoryRoutes = {
  list: route({
    method: 'GET',
    path: '/api/industries/:id/inventory',
    id: 'listInventory',
    tag: 'inventory',
    summary: 'Inventory of an industry, paged',
    permission: 'inventory.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    query: pageQuery(inventoryColumns),
    status: 200,
    answer: pageSchema(inventoryItem),
  }),
  create: route({
    method: 'POST',
    path: '/api/industries/:id/inventory',
    id: 'createInventoryItem',
    tag: 'inventory',
    summary: 'Add an inventory item',
    permission: 'inventory.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: inventoryInput,
    status: 201,
    answer: inventoryItem,
  }),
  update: route({
    method: 'PUT',
    path: '/api/inventory/:id',
    id: 'updateInventoryItem',
    tag: 'inventory',
    summary: 'Change an inventory item',
    permission: 'inventory.write',
    scope: { of: 'inventory-item', param: 'id' },
    params: idParam,
    body: inventoryInput.safeExtend({ version: rowVersion.optional() }),
    status: 200,
    answer: inventoryItem,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/inventory/:id',
    id: 'deleteInventoryItem',
    tag: 'inventory',
    summary: 'Delete an inventory item',
    permission: 'inventory.delete',
    scope: { of: 'inventory-item', param: 'id' },
    params: idParam,
    status: 204,
  }),
  download: route({
    method: 'GET',
    path: '/api/industries/:id/inventory.csv',
    id: 'downloadInventory',
    tag: 'inventory',
    summary: 'Inventory as CSV',
    permission: 'inventory.read',
    scope: { of: 'industry', param: 'id' },
    reads: 'export',
    params: idParam,
    status: 200,
    answerType: 'text/csv',
  }),
  bulk: route({
    method: 'POST',
    path: '/api/industries/:id/inventory/bulk',
    id: 'bulkInventory',
    tag: 'inventory',
    summary: 'Bulk upload of inventory items',
    permission: 'inventory.bulk',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    query: bulkQuery,
    rawBody: 'text/csv',
    status: 200,
    answer: bulkReport,
  }),
} as const;
