import gasData from '../data/water-gases.json' with { type: 'json' };
import type { Sourced } from './record.ts';

interface WaterGases extends Sourced {
  readonly gases: readonly string[];
}

const gases = gasData as unknown as Readonly<Record<string, WaterGases>>;

/** The gases that a chemical gives off with water, rain or moist ground, in English; empty: none is known. */
export const findWaterGases = (id: string): readonly string[] => gases[id]?.gases ?? [];
