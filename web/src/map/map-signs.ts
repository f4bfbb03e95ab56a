import type { ZoneLook } from '../ui/hazard-colours.ts';

/** A sign that a legend explains: of the map itself, or an overlay by its source. */
export type MapSign = 'confidence-lines' | `zone-${ZoneLook}` | 'places' | 'places-inside' | `overlay-${string}`;

/** Marks the entry of a legend that explains a sign; undefined: the sign is not drawn now, as the entry says. */
export const explains = (sign: MapSign | undefined): { readonly 'data-explains': MapSign | undefined } => ({ 'data-explains': sign });
