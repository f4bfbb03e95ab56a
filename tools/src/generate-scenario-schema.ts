/** Writes docs/scenario.schema.json from the engine's own table of inputs: `node tools/src/generate-scenario-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenarioSchemaText } from './scenario-schema-text.ts';

const path = fileURLToPath(new URL('../../docs/scenario.schema.json', import.meta.url));
writeFileSync(path, scenarioSchemaText());
process.stdout.write(`${path}\n`);
