import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const rows = 73;
const columns = 144;
const stepDeg = 2.5;
const monthMs = (365.25 / 12) * 86_400_000;

let grid: Int8Array | undefined;

/** The table beside this file, read when it is first needed. Its source and licence are in the README. */
const readGrid = (): Int8Array => {
  grid ??= new Int8Array(gunzipSync(readFileSync(new URL('monthly-temperature.bin.gz', import.meta.url))));
  if (grid.length !== 12 * rows * columns) throw new Error(`The table of monthly temperatures has ${grid.length} values`);
  return grid;
};

const mix = (low: number, high: number, share: number): number => low + (high - low) * share;

/** Mean of a month at a place, °C, bilinear between the four grid points around it. */
const readMonth = (month: number, latitude: number, longitude: number): number => {
  const values = readGrid();
  const y = Math.min(rows - 1, Math.max(0, (90 - latitude) / stepDeg));
  const x = (((longitude % 360) + 360) % 360) / stepDeg;
  const top = Math.min(rows - 2, Math.floor(y));
  const left = Math.floor(x);
  const at = (row: number, column: number): number => values[(month * rows + row) * columns + (column % columns)] ?? Number.NaN;
  const alongRow = (row: number): number => mix(at(row, left), at(row, left + 1), x - left);
  return mix(alongRow(top), alongRow(top + 1), y - top);
};

/**
 * The season's temperature at a place, °C: the mean of 1981 to 2010, between the middles of two months in proportion to the date.
 * Latitude and longitude in degrees. NCEP-NCAR Reanalysis 1, NOAA PSL, 2.5° grid; without the course of the day.
 */
export const readSeasonTemperature = (latitude: number, longitude: number, date: Date): number => {
  const sinceMiddle = (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 16)) / monthMs;
  const month = Math.floor(sinceMiddle);
  const wrap = (index: number): number => ((index % 12) + 12) % 12;
  return mix(readMonth(wrap(month), latitude, longitude), readMonth(wrap(month + 1), latitude, longitude), sinceMiddle - month);
};
