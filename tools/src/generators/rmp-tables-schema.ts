import { rmpTablesSchema } from '@hazardguard/contract';
import type { Generator } from './generator.ts';

/** The published JSON Schema of an operator's look-up tables, from the contract that checks them. */
export const rmpTablesSchemaFile: Generator = {
  path: 'docs/rmp-tables.schema.json',
  make: async () => `${JSON.stringify(rmpTablesSchema(), null, 2)}\n`,
};
