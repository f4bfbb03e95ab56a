import { scenarioSchema } from '@hazardguard/engine';
import { writeText } from '../output.ts';

export const usage = 'hazardguard schema';

/** Prints the JSON Schema of the scenario file. */
export const schema = (): Promise<void> => writeText(`${JSON.stringify(scenarioSchema(), null, 2)}\n`, undefined);
