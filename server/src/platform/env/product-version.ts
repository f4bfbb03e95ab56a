import { readFileSync } from 'node:fs';

const manifest = new URL('../../../package.json', import.meta.url);

/** Version of the product, from its package.json. */
export const productVersion: string = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
