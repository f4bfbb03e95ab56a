import type { FeatureCollection, Geometry, LineString, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { PlumeFrames } from '../../compute/plume-frames.ts';
import type { AreaLook } from '../../ui/area-look.ts';
import type { FrameClock } from '../frame-clock.ts';
import type { MapArrow } from './arrows.ts';

/**
 * Places as dots, clustered into counted circles where they are dense. Properties: `name`, and `tone` (see `pointTones`) or
 * `share` (0 to 1, on the ramp of the theme).
 */
interface PointsOverlay {
  readonly kind: 'points';
  readonly id: string;
  readonly points: FeatureCollection<Point>;
  readonly clustered: boolean;
  /** Over the hazard too: the selected place. */
  readonly onTop: boolean;
}

/** A drawing by another author, in its own colours (simplestyle properties: `stroke`, `fill`, `marker-color`, …). */
interface ShapesOverlay {
  readonly kind: 'shapes';
  readonly id: string;
  readonly shapes: FeatureCollection<Geometry | null>;
}

export interface AreaName {
  readonly text: string;
  readonly fromZoom: number;
}

/** An area of a warning, or a line alone: its fill, its own line and its name at the line. */
interface AreaOverlay {
  readonly kind: 'area';
  readonly id: string;
  readonly area: FeatureCollection<Polygon | MultiLineString>;
  readonly look: AreaLook;
  /** With the zoom from which there is room for it; alone: always. */
  readonly name: string | AreaName;
}

/** Contour lines. Properties: `name`, written along the line, `width`, CSS pixels, and `share`, how strongly it is drawn, 0 to 1. */
interface ContoursOverlay {
  readonly kind: 'contours';
  readonly id: string;
  readonly contours: FeatureCollection<MultiPolygon | LineString>;
}

/** A probable position, over everything else (see `likelyPlaceSource` for its parts). */
interface LikelyPlaceOverlay {
  readonly kind: 'likely-place';
  readonly id: string;
  readonly places: FeatureCollection<Geometry>;
}

/** Fires detected by satellites, under the hazard (see `fireSource` for the properties). */
interface FiresOverlay {
  readonly kind: 'fires';
  readonly id: string;
  readonly fires: FeatureCollection<Point>;
}

/** Arrows between places, over everything else. */
interface ArrowsOverlay {
  readonly kind: 'arrows';
  readonly id: string;
  readonly arrows: readonly MapArrow[];
}

/** One image, positioned by its corners. */
interface PictureOverlay {
  readonly kind: 'picture';
  readonly id: string;
  /** From this page: `blob:` or a path here. */
  readonly url: string;
  /** Top left, top right, bottom right, bottom left; longitude, latitude. */
  readonly corners: PictureCorners;
  /** 0 to 1. */
  readonly opacity: number;
}

type Corner = readonly [number, number];
export type PictureCorners = readonly [Corner, Corner, Corner, Corner];

/** Bodies on the map that may change with a clock. Properties: `severity`, `baseM`, `topM`. */
export interface VolumeOverlay {
  readonly kind: 'volume';
  readonly id: string;
  /** The bodies of a frame; the same object for the same frame. */
  readonly frames: (frame: number) => FeatureCollection<Polygon>;
  readonly clock: FrameClock;
  /** 0 to 1. */
  readonly opacity: number;
}

/** A cloud that changes with a clock, drawn by `use-surfaces.ts`: translucent surfaces, or soft puffs on the ground. */
export interface SurfaceOverlay {
  readonly kind: 'surface';
  readonly id: string;
  readonly frames: PlumeFrames;
  readonly clock: FrameClock;
  /** Surfaces with their heights times this; 'flat': puffs, which need the shades of the frames. */
  readonly exaggeration: number | 'flat';
}

/** Signs over the map that bring the code that draws them; it returns what removes them. */
interface DrawnOverlay {
  readonly kind: 'drawn';
  readonly id: string;
  readonly draw: (map: MapLibreMap) => () => void;
}

/** What a screen shows on the map besides the footprint. The id is unique on its map. */
export type MapOverlay =
  | PictureOverlay
  | PointsOverlay
  | ShapesOverlay
  | AreaOverlay
  | VolumeOverlay
  | SurfaceOverlay
  | DrawnOverlay
  | ContoursOverlay
  | LikelyPlaceOverlay
  | FiresOverlay
  | ArrowsOverlay;

/** A pressed feature of an overlay. */
export interface PressedFeature {
  readonly overlay: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly latitude: number;
  readonly longitude: number;
}
