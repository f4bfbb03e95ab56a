import type { ReceptorKind, Zone } from '@hazardguard/engine';
import type { Position } from './graticule.ts';

/** A place people are at, as the map draws it. */
export interface MapReceptor extends Position {
  readonly id: string;
  readonly name: string;
  readonly kind: ReceptorKind;
  /** Inside a ring of the footprint shown. */
  readonly inside: boolean;
}

/** Where a zone may lie when only the direction of the wind is in doubt. */
export interface ConfidenceLines {
  readonly levelId: string;
  /** The wind may turn so far to either side, degrees. */
  readonly halfAngleDeg: number;
  readonly polygon: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
}

/** A result on the map. */
export interface MapFootprint {
  readonly site: Position;
  /** Where the wind blows from, degrees. */
  readonly windFromDeg: number;
  readonly zones: readonly Zone[];
  /** Words on each ring by level id: `AEGL-3 · 20 ppm · 1.2 km`. */
  readonly ringLabels: Readonly<Record<string, string>>;
  /** Words of the wind arrow; undefined: the result does not depend on the wind, and none is drawn. */
  readonly windText: string | undefined;
  /** Inputs have changed since: drawn pale. */
  readonly stale: boolean;
  /** Lines alone: something else shows what lies within. */
  readonly linesOnly?: boolean;
  /** Drawn under the zones, lighter than any of them. */
  readonly confidenceLines?: ConfidenceLines | undefined;
  /** Recorded places inside: a thick edge about each, in place of the `inside` of every receptor. */
  readonly inside?: readonly Position[] | undefined;
}

/** The wind as it is now, where no footprint carries its own. */
export interface MapWind extends Position {
  /** Where it blows from, degrees. */
  readonly fromDeg: number;
  readonly text: string;
}

/** Where to look. A new object means: go there. */
export interface MapView extends Position {
  readonly zoom: number;
}

/** West, south, east, north; degrees. */
export type MapBounds = readonly [number, number, number, number];

/** When to bring the zones, or the bounds named, into sight. */
export interface MapFit {
  /** In place of the zones. */
  readonly bounds?: MapBounds | undefined;
  /** Names the result shown; undefined while there is none or it is out of date. */
  readonly result: string | undefined;
  /** Goes up each time a person asks. */
  readonly asked: number;
}
