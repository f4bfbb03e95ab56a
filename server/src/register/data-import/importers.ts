import { contactImportFields, industryImportFields, inventoryImportFields, receptorImportFields } from './field-lists.ts';
import type { Importer, ImportKind } from './importer.ts';
import { looksLikeContacts, looksLikeIndustries, looksLikeInventory, looksLikeReceptors } from './recognise-kind.ts';
import { writeContacts } from './write-contacts.ts';
import { writeIndustries } from './write-industries.ts';
import { writeInventory } from './write-inventory.ts';
import { writeReceptors } from './write-receptors.ts';

export type Importers = Partial<Readonly<Record<ImportKind, Importer>>>;

/** What a file can become, one line each. Villages, population, roads and maps add themselves here. */
export const importers: Importers = {
  industries: { fields: industryImportFields, recognise: looksLikeIndustries, write: writeIndustries },
  inventory: { fields: inventoryImportFields, recognise: looksLikeInventory, write: writeInventory },
  receptors: { fields: receptorImportFields, recognise: looksLikeReceptors, write: writeReceptors },
  contacts: { fields: contactImportFields, recognise: looksLikeContacts, write: writeContacts },
};
