import type { Level } from '@hazardguard/engine';
import { formatQuantity } from '../format.ts';

/**
 * 'AEGL-3, 10 min · 50 ppm', with the exposure time that the value is for; 'AEGL-3 · 20 ppm' in runs stored before it was recorded. For a blast the
 * pressure only, since its levels have no common names.
 */
export const formatLevel = (
  { id, value, unit, exposureS }: Pick<Level, 'id' | 'value' | 'unit' | 'exposureS'>,
  language: string,
): string => {
  const number = formatQuantity(value, unit, language);
  if (unit !== 'ppm') return number;
  return exposureS === undefined ? `${id} · ${number}` : `${id}, ${formatTime(exposureS, language)} · ${number}`;
};

export const formatArea = (m2: number, language: string): string =>
  m2 < 1e5 ? formatQuantity(m2, 'm²', language, 2) : formatQuantity(m2 / 1e6, 'km²', language, 2);

export const formatTime = (seconds: number, language: string): string => {
  if (seconds < 120) return formatQuantity(seconds, 's', language, 2);
  return seconds < 7_200 ? formatQuantity(seconds / 60, 'min', language, 2) : formatQuantity(seconds / 3_600, 'h', language, 2);
};
