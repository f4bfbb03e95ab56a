declare module 'shpjs' {
  /** Geometries of GeoJSON of a .shp in its order, in WGS 84 by its .prj; null for a null shape. */
  export const parseShp: (shp: Uint8Array, prj?: string) => unknown[];
  /** Rows of a .dbf in its order; cpg names the encoding. */
  export const parseDbf: (dbf: Uint8Array, cpg?: string) => Record<string, unknown>[];
}
