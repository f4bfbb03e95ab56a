import type { Geometry } from 'geojson';

export type FileFormat = 'KML' | 'KMZ' | 'GeoJSON';
export type FeatureKind = 'point' | 'line' | 'area' | 'mixed';

/** West, south, east, north; degrees. */
export type Bounds = readonly [number, number, number, number];

/** Colours and widths as authored, by the names of the simplestyle specification. */
export type FeatureStyle = Readonly<
  Partial<Record<'stroke' | 'fill' | 'marker-color', string> & Record<'stroke-width' | 'stroke-opacity' | 'fill-opacity', number>>
>;

export interface DrawnFeature {
  readonly name: string;
  /** The folders it lies in, outermost first, parted by ' / '. */
  readonly folder: string;
  /** Plain text, whatever markup the file had. */
  readonly description: string;
  readonly kind: FeatureKind;
  readonly geometry: Geometry;
  readonly style: FeatureStyle;
  /** Further values, as text. */
  readonly values: readonly (readonly [string, string])[];
  readonly bounds: Bounds;
}

type Corner = readonly [number, number];

/** A ground overlay with its image from the file: top left, top right, bottom right, bottom left. */
export interface GroundPicture {
  readonly name: string;
  readonly corners: readonly [Corner, Corner, Corner, Corner];
  readonly opacity: number;
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What was left out or is shown differently from the file, with counts. */
export type NoteCode = 'heights' | 'links' | 'hidden' | 'shapeless' | 'pictures' | 'others';
export type Notes = Readonly<Partial<Record<NoteCode, number>>>;

export interface OpenedFile {
  readonly format: FileFormat;
  readonly features: readonly DrawnFeature[];
  readonly pictures: readonly GroundPicture[];
  readonly notes: Notes;
  readonly bounds: Bounds;
}

export const joinBounds = (all: readonly Bounds[]): Bounds =>
  all.reduce(([w, s, e, n], [west, south, east, north]) => [Math.min(w, west), Math.min(s, south), Math.max(e, east), Math.max(n, north)]);
