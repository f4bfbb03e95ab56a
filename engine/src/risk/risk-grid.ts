import { type Mesh, type Region, regionsAbove } from '../field/isolines.ts';
import { type PlacedRose, riskThere } from './individual-risk.ts';

/** Levels of individual risk that are drawn, per year. */
export const riskLevels: readonly number[] = [1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8];

/** Lowest value of the map: its logarithm represents 0. */
const floor = 1e-12;

/** Nodes along a side of the grid. */
const nodes = 201;

/** Individual risk on a square grid around the site, per year: row by row from the south-west corner, west to east. */
export interface RiskGrid {
  readonly columns: number;
  readonly rows: number;
  readonly westM: number;
  readonly southM: number;
  readonly stepM: number;
  readonly perYear: Float64Array;
}

/** Half the side of a square that holds the mildest contour of every source, m. */
const halfSide = (sources: readonly PlacedRose[]): number => {
  const least = riskLevels.at(-1) ?? 0;
  let half = 100;
  for (const { eastM, northM, rose } of sources) {
    const offset = Math.max(Math.abs(eastM), Math.abs(northM));
    const rings = rose.perYear.length / rose.bearings - 1;
    for (let i = rings; i > 0; i--) {
      const ring = rose.perYear.subarray(i * rose.bearings, (i + 1) * rose.bearings);
      // Several sources may reach a contour together that none reaches alone.
      if (ring.some((risk) => risk >= least / sources.length)) {
        half = Math.max(half, offset + 1.05 * rose.reachM * (Math.min(rings, i + 1) / rings) ** 2);
        break;
      }
    }
  }
  return half;
};

/** The grid of individual risk, large enough for the mildest contour. */
export const riskGrid = (sources: readonly PlacedRose[], statedHalfM: number | null): RiskGrid => {
  const half = statedHalfM ?? halfSide(sources);
  const stepM = (2 * half) / (nodes - 1);
  const perYear = new Float64Array(nodes * nodes);
  for (let j = 0; j < nodes; j++)
    for (let i = 0; i < nodes; i++) perYear[j * nodes + i] = riskThere(sources, i * stepM - half, j * stepM - half);
  return { columns: nodes, rows: nodes, westM: -half, southM: -half, stepM, perYear };
};

export interface RiskContour {
  readonly perYear: number;
  /** Outlines in metres east and north of the site. */
  readonly regions: readonly Region[];
}

/** Contours of equal individual risk; between nodes the logarithm of the risk is straight. Levels reached nowhere have no regions. */
export const riskContours = ({ columns, rows, westM, southM, stepM, perYear }: RiskGrid): readonly RiskContour[] => {
  const values = perYear.map((risk) => Math.log10(Math.max(floor, risk)));
  const mesh: Mesh = { columns, rows, x0: westM, y0: southM, stepM, values };
  return riskLevels.map((level) => ({ perYear: level, regions: regionsAbove(mesh, Math.log10(level)) }));
};
