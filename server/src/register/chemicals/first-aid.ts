import type { ChemicalCard } from '@hazardguard/contract';
import { toOrigin } from './origin.ts';

type FirstAid = NonNullable<ChemicalCard['firstAid']>;

/** Steps with the guide pages and the general part as their source; hydrogen fluoride's contamination is ATSDR's. Null: none are known. */
export const toFirstAid = (steps: readonly FirstAid['steps'][number][]): FirstAid | null =>
  steps.length === 0
    ? null
    : {
        steps: [...steps],
        ...toOrigin({ s: ['erg2024-guides', 'erg2024-first-aid', ...(steps.includes('undressRinse') ? ['atsdr-mmg-hf'] : [])] }),
      };
