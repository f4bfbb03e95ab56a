import { z } from 'zod';
import { changedConditions, changedConditionsInput } from './assess/changed-conditions.ts';
import { toInputShape, toRowShape } from './register/field-rules.ts';
import { industryInput } from './register/industry.ts';
import { industryFields } from './register/industry-fields.ts';
import { dateOrderProblem, isDateOrderRight } from './register/inventory.ts';
import { inventoryFields } from './register/inventory-fields.ts';
import { textLimits } from './wire/constants.ts';
import { asWritten, idParam, rowId } from './wire/fields.ts';
import { route } from './wire/route.ts';
import { oneLine, oneLineOrNone } from './wire/text.ts';

/** Limits of the generic call. */
export const compatLimits = {
  characters: 20_000,
  values: 20_000,
  /** Rows that a select may answer. */
  rowsRead: 10_000,
  /** Rows that one statement may add, change or remove. */
  rowsChanged: 1_000,
  milliseconds: 2_000,
} as const;

const named = z.object({ name: oneLine(textLimits.name) });
const ofIndustry = z.object({ industry: oneLine(textLimits.name) });

/** The fields that the specification names. */
const { publicName: _publicName, terrain: _terrain, elevationM: _elevationM, ...specified } = industryFields;
export const compatIndustryFields = specified;

/** Both spellings of the name: older screens read `industry_name`. */
const compatIndustry = z.object({
  id: rowId,
  ...toRowShape(compatIndustryFields),
  industry_name: z.string(),
});
export type CompatIndustry = z.infer<typeof compatIndustry>;

/** Forms send a quantity as text. */
const itemShape = toInputShape(inventoryFields);
export const compatItemFields = { ...itemShape, quantity: asWritten.pipe(itemShape.quantity) };
const itemBody = z.object(compatItemFields).refine(isDateOrderRight, dateOrderProblem);

const compatItem = z.object({ id: rowId, ...toRowShape(inventoryFields), industryName: z.string() });
export type CompatItem = z.infer<typeof compatItem>;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const compat = { tag: 'compatibility' } as const;
const updateIndustry = {
  ...compat,
  summary: 'Change an industry; a position that is not sent is kept',
  permission: 'industry.write',
  scope: { of: 'industry', param: 'id' },
  params: idParam,
  body: industryInput,
  waits: true,
  /** What waits is a sentence; what is saved is in the other fields. */
  answer: z.union([compatIndustry.extend({ message: z.string(), waits: z.string() }), compatIndustry]),
} as const;
const deleteIndustry = {
  ...compat,
  summary: 'Delete an industry with its inventory',
  permission: 'industry.delete',
  scope: { of: 'industry', param: 'id' },
  params: idParam,
  answer: z.object({ message: z.string() }),
} as const;

/** The calls of the specification (section 7), address for address; `//` is in the old client's own addresses. */
export const compatRoutes = {
  industryNames: route('GET', '/api/db/industries/getAll', 'compatIndustryNames', {
    ...compat,
    summary: 'Names of all industries',
    permission: 'industry.read',
    scope: 'rows',
    answer: z.array(z.string()),
  }),
  industries: route('GET', '/api/db/industries/all', 'compatIndustries', {
    ...compat,
    summary: 'All industries',
    permission: 'industry.read',
    scope: 'rows',
    answer: z.array(compatIndustry),
  }),
  industryPosition: route('GET', '/api/db/industries/indName/:name', 'compatIndustryPosition', {
    ...compat,
    summary: 'Where an industry is',
    permission: 'industry.read',
    scope: { of: 'industry-name', param: 'name' },
    params: named,
    answer: compatIndustry.pick({ latitude: true, longitude: true }),
  }),
  industry: route('GET', '/api/db/industries/industry/:name', 'compatIndustry', {
    ...compat,
    summary: 'An industry by its name',
    permission: 'industry.read',
    scope: { of: 'industry-name', param: 'name' },
    params: named,
    answer: compatIndustry,
  }),
  saveIndustry: route('POST', '/api/db/industries/saveInd', 'compatSaveIndustry', {
    ...compat,
    summary: 'On-board an industry',
    permission: 'industry.write',
    scope: 'new-site',
    body: industryInput,
    answer: compatIndustry,
  }),
  updateIndustry: route('PUT', '/api/db/industries//:id', 'compatUpdateIndustry', updateIndustry),
  updateIndustryPlain: route('PUT', '/api/db/industries/:id', 'compatUpdateIndustryPlain', updateIndustry),
  deleteIndustry: route('DELETE', '/api/db/industries//:id', 'compatDeleteIndustry', deleteIndustry),
  deleteIndustryPlain: route('DELETE', '/api/db/industries/:id', 'compatDeleteIndustryPlain', deleteIndustry),
  items: route('GET', '/api/db/inventory/inv/:industry', 'compatItems', {
    ...compat,
    summary: 'Inventory of an industry',
    permission: 'inventory.read',
    scope: { of: 'industry-name', param: 'industry' },
    params: ofIndustry,
    answer: z.array(compatItem),
  }),
  saveItem: route('POST', '/api/db/inventory/saveInv/:industry', 'compatSaveItem', {
    ...compat,
    summary: 'Add an inventory item',
    permission: 'inventory.write',
    scope: { of: 'industry-name', param: 'industry' },
    params: ofIndustry,
    body: itemBody,
    answer: compatItem,
  }),
  updateItem: route('PUT', '/api/db/inventory/inv/:id', 'compatUpdateItem', {
    ...compat,
    summary: 'Change an inventory item',
    permission: 'inventory.write',
    scope: { of: 'inventory-item', param: 'id' },
    params: idParam,
    body: itemBody,
    answer: compatItem,
  }),
  deleteItem: route('DELETE', '/api/db/inventory/inv/:id', 'compatDeleteItem', {
    ...compat,
    summary: 'Delete an inventory item',
    permission: 'inventory.delete',
    scope: { of: 'inventory-item', param: 'id' },
    params: idParam,
    answer: z.object({ message: z.string() }),
  }),
  chemicalTypes: route('GET', '/api/db/inventory/inv/getAllChemTypes', 'compatChemicalTypes', {
    ...compat,
    summary: 'Names of the known chemicals',
    permission: 'chemical.read',
    scope: 'common',
    answer: z.array(z.string()),
  }),
  casNumbers: route('GET', '/api/db/inventory/inv/getAllCasNumbers', 'compatCasNumbers', {
    ...compat,
    summary: 'Known chemicals with their CAS numbers',
    permission: 'chemical.read',
    scope: 'common',
    answer: z.array(z.object({ chemicalName: z.string(), casNumber: z.string() })),
  }),
  chemicals: route('GET', '/api/db/inventory/inv/getAllChemicals', 'compatChemicals', {
    ...compat,
    summary: 'Chemicals with their quantities over all inventories',
    permission: 'inventory.read',
    scope: 'rows',
    answer: z.array(z.object({ chemicalName: z.string(), quantityKg: z.number().nullable(), casNumber: z.string().nullable() })),
  }),
  chemicalsOfIndustry: route('GET', '/api/db/inventory/chem/:industry', 'compatChemicalsOf', {
    ...compat,
    summary: 'Names of the chemicals of an industry',
    permission: 'inventory.read',
    scope: { of: 'industry-name', param: 'industry' },
    params: ofIndustry,
    answer: z.array(z.string()),
  }),
  saveConditions: route('POST', '/api/db/inventory/ind/changedConditions', 'compatSaveConditions', {
    ...compat,
    summary: 'Record changed conditions',
    permission: 'conditions.write',
    scope: { of: 'industry-name', body: 'industryName' },
    body: changedConditionsInput,
    answer: changedConditions,
  }),
  query: route('POST', '/api/db/:name', 'compatQuery', {
    ...compat,
    summary: 'One plain select, insert, update or delete on the table of that name, every value bound',
    permission: 'account.own',
    scope: 'statement',
    reads: 'query',
    params: z.object({ name: oneLineOrNone(100) }),
    body: z.object({
      query: z.string().max(compatLimits.characters, { error: `At most ${compatLimits.characters} characters` }),
      values: z
        .array(scalar)
        .max(compatLimits.values, { error: `At most ${compatLimits.values} values` })
        .nullish(),
    }),
    /** Rows of a select; of the others how many rows they changed. */
    answer: z.union([z.array(z.record(z.string(), scalar)), z.object({ rowCount: z.int().min(0) })]),
  }),
} as const;
