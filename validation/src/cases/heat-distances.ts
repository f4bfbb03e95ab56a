import { type Field, footprint } from '@hazardguard/engine/models';
import type { Inputs } from './case.ts';

type Unit = 'kW/m²' | 'kPa';

/** Downwind reach of a level of heat or pressure, m; null where it is not reached. */
export const computeLevelReach = (field: Field, value: number, unit: Unit): number | null => {
  const [zone] = footprint(field, [{ id: 'level', severity: 'mild', value, unit, exposureS: undefined, meaning: '' }]);
  return zone === undefined || zone.status === 'not-reached' ? null : zone.reachM;
};

const numbered = (text: string): readonly number[] => text.split('_').map((one) => Number(one.replace('p', '.')));

/**
 * Answers for members named by their levels: `distance_m_10_5_2`, `distance_m_8_3p5_1psi`, `distance_10_m`, or a table
 * `distance_m_by_kw_m2`. `scale` converts a named level to the unit of the field.
 */
export const distancesByName = (expected: Inputs, field: Field, unit: Unit, suffix: string, scale: number): Inputs => {
  const reach = (level: number): number | null => computeLevelReach(field, scale * level, unit);
  const list = new RegExp(`^distance_m_((?:\\d+(?:p\\d+)?_?)+?)_?(?:${suffix})?$`, 'u');
  const single = new RegExp(`^distance_(\\d+(?:p\\d+)?)_?(?:${suffix})?_m$`, 'u');
  const table = new RegExp(`^distance_m_by_(?:${suffix})$`, 'u');
  return Object.fromEntries(
    Object.entries(expected).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
      const levels = list.exec(name)?.[1];
      if (levels !== undefined) {
        const reaches = numbered(levels.replace(/_$/u, '')).map(reach);
        return [[name, Array.isArray(value) ? reaches : (reaches[0] ?? null)]];
      }
      const one = single.exec(name)?.[1];
      if (one !== undefined) return [[name, reach(numbered(one)[0] ?? Number.NaN)]];
      if (!table.test(name) || typeof value !== 'object' || value === null) return [];
      return [[name, Object.fromEntries(Object.keys(value).map((level) => [level, reach(Number(level))]))]];
    }),
  );
};

/** Distances to levels of heat, kW/m². */
export const heatDistances = (expected: Inputs, field: Field): Inputs => distancesByName(expected, field, 'kW/m²', 'kw_m2|kW_m2', 1);
