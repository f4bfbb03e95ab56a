import densityData from '../data/solution-densities.json' with { type: 'json' };
import type { Sourced } from './record.ts';

/** Density of a solution in water at 20 °C: rows of [% by mass, kg/m³]. */
export interface SolutionDensity extends Sourced {
  readonly rows: readonly (readonly [number, number])[];
}

// As in library.ts: solution-density.test.ts checks the shape.
const densities = densityData as unknown as Readonly<Record<string, SolutionDensity>>;

/** Density in kg/m³ at a mass fraction, between the rows of the table; undefined beyond it. */
export const findSolutionDensity = (id: string, massFraction: number): number | undefined => {
  const rows = densities[id]?.rows ?? [];
  const percent = 100 * massFraction;
  const above = rows.findIndex(([at]) => at >= percent);
  const [to, from] = [rows[above], rows[above - 1]];
  if (to === undefined || percent < 0) return undefined;
  if (from === undefined) return to[1];
  return from[1] + ((to[1] - from[1]) * (percent - from[0])) / (to[0] - from[0]);
};

/** The table of a chemical's solutions; undefined: there is none. */
export const findSolutionDensities = (id: string): SolutionDensity | undefined => densities[id];

/** Highest mass fraction of the table; undefined: there is none. */
const findEnd = (id: string): number | undefined => {
  const last = densities[id]?.rows.at(-1);
  return last === undefined ? undefined : last[0] / 100;
};

/** A rounded figure at the end of a table is still of it: 16 M nitric acid is 71 %. */
const rounding = 0.01;

/**
 * The mass fraction at which a value that grows along the table is reached: grams in a litre, or the density itself. Undefined beyond the table.
 * `measure`: of a mass fraction and its density.
 */
export const solveMassFraction = (
  id: string,
  wanted: number,
  measure: (massFraction: number, density: number) => number,
): number | undefined => {
  const end = findEnd(id);
  if (end === undefined) return undefined;
  const at = (massFraction: number): number => measure(massFraction, findSolutionDensity(id, massFraction) ?? 0);
  const isRising = at(end) > at(0);
  const isBelow = (value: number): boolean => (isRising ? value < wanted : value > wanted);
  if (!isBelow(at(0)) && at(0) !== wanted) return undefined;
  if (isBelow(at(end))) return Math.abs(at(end) / wanted - 1) < rounding ? end : undefined;
  let [from, to] = [0, end];
  for (let step = 0; step < 60; step++) {
    const middle = (from + to) / 2;
    if (isBelow(at(middle))) from = middle;
    else to = middle;
  }
  return to;
};
