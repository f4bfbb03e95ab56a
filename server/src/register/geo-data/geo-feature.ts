import type { GeoGeometry } from '@hazardguard/contract';
import type { Reason } from './reason.ts';

/** One row of a sheet or one feature of a map file, as every reader gives it. */
export interface GeoFeature {
  /** Row of the sheet, or place in the file, from 1. */
  readonly row: number;
  /** Absent for a sheet without coordinates. */
  readonly geometry: GeoGeometry | null;
  /** Cells by header, or attributes by name; OSM tags by key, with `osm_type` and `osm_id`. */
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
  /** Why it is no row or feature that can be imported, where that shows while the file is read; null: it can be one. */
  readonly fault: Reason['reason'] | null;
}
