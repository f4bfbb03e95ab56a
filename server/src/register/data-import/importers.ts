import { type ImportKind, inventoryFields } from '@hazardguard/contract';
import {
  contactImportFields,
  industryImportFields,
  inventoryImportFields,
  listFurtherFields,
  receptorImportFields,
} from './field-lists.ts';
import type { Importer } from './importer.ts';
import { looksLikeContacts, looksLikeIndustries, looksLikeInventory, looksLikeReceptors } from './recognise-kind.ts';
import { writeContacts } from './write-contacts.ts';
import { writeIndustries } from './write-industries.ts';
import { writeInventory } from './write-inventory.ts';
import { writeReceptors } from './write-receptors.ts';

export type Importers = Partial<Readonly<Record<ImportKind, Importer>>>;

/** Registers that a file can fill, row by row; layers are in `layer-importers.ts`. */
export const importers: Importers = {
  industries: { permission: 'industry.bulk', fields: industryImportFields, recognise: looksLikeIndustries, write: writeIndustries },
  inventory: {
    permission: 'inventory.bulk',
    fields: { ...listFurtherFields(inventoryFields, inventoryImportFields), ...inventoryImportFields },
    recognise: looksLikeInventory,
    write: writeInventory,
  },
  receptors: { permission: 'receptor.bulk', fields: receptorImportFields, recognise: looksLikeReceptors, write: writeReceptors },
  contacts: { permission: 'stakeholder.write', fields: contactImportFields, recognise: looksLikeContacts, write: writeContacts },
};
