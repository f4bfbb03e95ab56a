import type { CountSource, PopulationCount } from './population.ts';

/**
 * The source of the counts by village: villages are listed from the best source that has them, which need not be the best source. Then
 * they are no parts of its number.
 */
export const findVillageSource = ({ source, others }: Pick<PopulationCount, 'source' | 'others'>): CountSource | null =>
  [source, ...others].find((one) => one?.kind === 'areas') ?? null;
