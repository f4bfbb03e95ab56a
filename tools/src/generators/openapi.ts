import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@hazardguard/server';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Generator } from './list.ts';

/** Documents of the engine keep the engine's own types. */
const engineTypes = ['RiskStudyDocument', 'ScenarioDocument', 'RunResult'];

const document = () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../../server/package.json'), 'utf8');
  return openApiDocument((JSON.parse(manifest) as { version: string }).version);
};

const clientTypes = async (): Promise<string> => {
  const nodes = await openapiTypescript(document() as unknown as OpenAPI3, {
    // The typed client turns readonly arrays into objects; its answers are only read anyway.
    immutable: false,
    alphabetize: true,
    inject: `import type { ${engineTypes.join(', ')} } from '@hazardguard/engine';\n`,
    transform: (schema) => {
      const name: unknown = Reflect.get(schema, 'x-typescript');
      return typeof name === 'string' && engineTypes.includes(name) ? ts.factory.createTypeReferenceNode(name) : undefined;
    },
  });
  return `// Made by \`npm run generate\` from the routes of the contract. Do not edit.\n${astToString(nodes)}`;
};

/** The OpenAPI document of every route, and the web client's types made from it. */
export const openApi: readonly Generator[] = [
  { path: 'docs/openapi.json', make: async () => `${JSON.stringify(document(), null, 2)}\n` },
  { path: 'web/src/data/api.gen.ts', make: clientTypes },
];
