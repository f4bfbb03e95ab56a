import { rmpTables } from '@hazardguard/contract';
import { z } from 'zod';
import type { Generator } from './list.ts';

const schema = (): object => {
  const { properties, ...rest } = z.toJSONSchema(rmpTables);
  return {
    title: 'EPA look-up tables for toxic gases, as HazardGuard reads them',
    ...rest,
    properties: { $schema: { type: 'string' }, ...properties },
  };
};

/** The published JSON Schema of an operator's look-up tables, from the contract that checks them. */
export const rmpTablesSchemaFile: Generator = {
  path: 'docs/rmp-tables.schema.json',
  make: async () => `${JSON.stringify(schema(), null, 2)}\n`,
};
