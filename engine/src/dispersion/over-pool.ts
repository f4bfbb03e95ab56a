import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import type { Air, PlumeField, Scenario, SourceTerm } from '../types/pipeline.ts';

const pureGasPpm = 1e6;

/**
 * A plume with what lies on its pool: the air there is saturated with vapour, c = p_v(T)/p, pure where it boils; T the mean temperature of what
 * evaporates. A level below that is reached over the pool however fast the wind thins the vapour beyond. ppm, Pa, K. In ALOHA's way as it was.
 */
export const withPool = (field: PlumeField, { mode, substance }: Scenario, { pressurePa }: Air, { parts }: SourceTerm): PlumeField => {
  if (mode === 'aloha-compatible') return field;
  let sourcePpm = field.sourcePpm;
  for (const { kind, temperatureK } of parts)
    if (kind === 'pool') sourcePpm = Math.max(sourcePpm, pureGasPpm * Math.min(1, vapourPressureAt(substance, temperatureK) / pressurePa));
  return sourcePpm === field.sourcePpm ? field : { ...field, sourcePpm };
};
