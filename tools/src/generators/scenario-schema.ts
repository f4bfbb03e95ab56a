import { scenarioSchema } from '@hazardguard/engine';
import type { Generator } from './generator.ts';

/** The published JSON Schema of the scenario file, from the engine's own table of inputs. */
export const scenarioSchemaFile: Generator = {
  path: 'docs/scenario.schema.json',
  make: async () => `${JSON.stringify(scenarioSchema(), null, 2)}\n`,
};
