import type { ReceptorGeometry, ReceptorKind, Zone } from '@hazardguard/engine';
import type { Position } from './graticule.ts';

/** A receptor, as the map draws it. */
export interface MapReceptor extends Position {
  readonly id: string;
  readonly name: string;
  readonly kind: ReceptorKind;
  /** Null: not known. */
  readonly people: number | null;
  /** A line or an area; undefined: a point. */
  readonly geometry: ReceptorGeometry | undefined;
  /** Inside a zone of the footprint. */
  readonly inside: boolean;
}

/** Where a zone may be when only the wind direction is uncertain. */
export interface ConfidenceLines {
  readonly levelId: string;
  /** The wind may turn this far to either side, degrees. */
  readonly halfAngleDeg: number;
  readonly polygon: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
}

/** A result on the map. */
export interface MapFootprint {
  readonly site: Position;
  /** Direction the wind blows from, degrees. */
  readonly windFromDeg: number;
  readonly zones: readonly Zone[];
  /** Label of each zone by level id: `AEGL-3, 60 min · 20 ppm · 1.2 km`. */
  readonly ringLabels: Readonly<Record<string, string>>;
  /** Label of the wind arrow; undefined: the result does not depend on the wind, and there is no arrow. */
  readonly windText: string | undefined;
  /** Inputs have changed since: drawn pale. */
  readonly stale: boolean;
  /** Outlines only: another layer shows the content. */
  readonly linesOnly: boolean;
  /** Drawn under the zones, lighter than any of them. */
  readonly confidenceLines: ConfidenceLines | undefined;
  /** Recorded places inside: a thick edge around each, instead of the `inside` of every receptor. */
  readonly inside: readonly Position[] | undefined;
}

/** The current wind, where no footprint has its own. */
export interface MapWind extends Position {
  /** Direction it blows from, degrees. */
  readonly fromDeg: number;
  readonly text: string;
}

/** The view. A new object means: move there. */
export interface MapView extends Position {
  readonly zoom: number;
}

/** West, south, east, north; degrees. */
export type MapBounds = readonly [number, number, number, number];

/** When to show all zones, or the given bounds. */
export interface MapFit {
  /** Instead of the zones. */
  readonly bounds: MapBounds | undefined;
  /** Identifies the result shown; undefined while there is none or it is out of date. */
  readonly result: string | undefined;
  /** Increases each time a person asks. */
  readonly asked: number;
}
