import { scenarioSchema } from '@hazardguard/engine';

/** The published JSON Schema of the scenario file, as its bytes. */
export const scenarioSchemaText = (): string => `${JSON.stringify(scenarioSchema(), null, 2)}\n`;
