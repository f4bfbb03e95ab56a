/** A point, line or polygon in WGS 84: [longitude, latitude] in degrees, rings closed, as GeoJSON (RFC 7946) has them. */
export type GeoGeometry =
  | { readonly type: 'Point'; readonly coordinates: readonly [number, number] }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly (readonly [number, number])[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly (readonly [number, number])[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly (readonly [number, number])[])[])[] };

/** One row of a sheet or one feature of a map file, as every reader gives it. */
export interface GeoFeature {
  /** Row of the sheet, or place in the file, from 1. */
  readonly row: number;
  /** Absent for a sheet without coordinates. */
  readonly geometry: GeoGeometry | null;
  /** Cells by header, or attributes by name; OSM tags by key, with `osm_type` and `osm_id`. */
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}
