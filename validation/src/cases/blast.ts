import { blastField, standardAtmosphere } from '@hazardguard/engine/models';
import type { Interpreter } from './case.ts';
import { readNumbers, required } from './read.ts';

/** TNT by scaled distance. */
export const blast: Interpreter = ({ module, inputs, expected }) => {
  if (!/tnt/iu.test(module) || !('dP_over_P0' in expected)) return null;
  const field = blastField(1);
  const distances = required(readNumbers(inputs, 'Z', 'Z_m_kg13', 'scaled_distance'), 'Z');
  const ratios = distances.map((distance) => (1000 * field.peak(distance)) / standardAtmosphere);
  return { got: { dP_over_P0: Array.isArray(expected.dP_over_P0) ? ratios : (ratios[0] ?? null) } };
};
