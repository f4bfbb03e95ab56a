import type { FeatureCollection, Geometry, MultiPolygon, Point, Polygon } from 'geojson';
import type { FrameClock } from '../frame-clock.ts';
import type { MapArrow } from './arrows.ts';

/** Pictures of the ground from a tile service: imagery, land cover, a gas in the air. */
interface RasterOverlay {
  readonly kind: 'raster';
  readonly id: string;
  /** `{z}/{x}/{y}` tiles, or a WMS request with `{bbox-epsg-3857}`. */
  readonly tiles: string;
  readonly attribution: string;
  readonly maxZoom: number;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Places as dots, gathered into counted circles where they crowd. Properties: `name`, and `tone` (see `pointTones`) or `share` (0 to 1, on the ramp of the theme). */
interface PointsOverlay {
  readonly kind: 'points';
  readonly id: string;
  readonly points: FeatureCollection<Point>;
  readonly clustered: boolean;
  /** Over the hazard too: the one place that is looked at. */
  readonly onTop?: true;
}

/** Somebody else's drawing, in the colours of its author (simplestyle properties: `stroke`, `fill`, `marker-color`, …). */
interface ShapesOverlay {
  readonly kind: 'shapes';
  readonly id: string;
  readonly shapes: FeatureCollection<Geometry | null>;
}

/** Lines of equal value. Properties: `name`, written along the line, and `width`, CSS pixels. */
interface ContoursOverlay {
  readonly kind: 'contours';
  readonly id: string;
  readonly contours: FeatureCollection<MultiPolygon>;
}

/** Where something probably is, over everything else (see `likelyPlaceSource` for its parts). */
interface LikelyPlaceOverlay {
  readonly kind: 'likely-place';
  readonly id: string;
  readonly places: FeatureCollection<Geometry>;
}

/** Heat that satellites saw, under the hazard (see `fireSource` for the properties). */
interface FiresOverlay {
  readonly kind: 'fires';
  readonly id: string;
  readonly fires: FeatureCollection<Point>;
}

/** From place to place, over everything else. */
interface ArrowsOverlay {
  readonly kind: 'arrows';
  readonly id: string;
  readonly arrows: readonly MapArrow[];
}

/** One picture laid on the ground by its corners. */
interface PictureOverlay {
  readonly kind: 'picture';
  readonly id: string;
  /** Of this page's own: `blob:` or a path here. */
  readonly url: string;
  /** Top left, top right, bottom right, bottom left; longitude, latitude. */
  readonly corners: PictureCorners;
  /** 0 to 1. */
  readonly opacity: number;
}

type Corner = readonly [number, number];
export type PictureCorners = readonly [Corner, Corner, Corner, Corner];

/** Bodies that stand on the ground and may change with a clock. Properties: `severity`, `baseM`, `topM`. */
export interface VolumeOverlay {
  readonly kind: 'volume';
  readonly id: string;
  /** The bodies of a frame; the same object when asked again. */
  readonly frames: (frame: number) => FeatureCollection<Polygon>;
  readonly clock: FrameClock;
  /** 0 to 1. */
  readonly opacity: number;
}

/** What a screen lays over the ground besides the footprint. The id is unique on its map. */
export type MapOverlay =
  | RasterOverlay
  | PictureOverlay
  | PointsOverlay
  | ShapesOverlay
  | VolumeOverlay
  | ContoursOverlay
  | LikelyPlaceOverlay
  | FiresOverlay
  | ArrowsOverlay;

/** A feature of an overlay that a person has pressed. */
export interface PressedFeature {
  readonly overlay: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly latitude: number;
  readonly longitude: number;
}
