import { chemicals } from '@hazardguard/chemicals';
import { computeCanModel } from '@hazardguard/validation/can-model';
import type { Generator } from './generator.ts';

/** What the engine computes for each chemical of the library: asked, never listed by hand. */
export const canModelFile: Generator = {
  path: 'chemicals/data/can-model.json',
  make: async () => {
    const rows = chemicals.map((chemical) => ` ${JSON.stringify(chemical.id)}: ${JSON.stringify(computeCanModel(chemical))}`);
    return `{\n${rows.join(',\n')}\n}\n`;
  },
};
