import type { Severity } from '@hazardguard/engine';
import { hazardDashes } from './hazard-colours.ts';

/** How an area of a warning is drawn, on the map and in its legend. */
export interface AreaLook {
  /** A hazard colour, or that of texts. */
  readonly tone: Severity | 'neutral';
  /** Opacity of the fill, 0 to 1. */
  readonly fill: number;
  /** Of the line, CSS pixels. */
  readonly width: number;
  /** In widths of the line; null is solid. */
  readonly dash: readonly [number, number] | null;
  /** A zone: a clean outline; `dash` on paper and in high contrast. */
  readonly isZone: boolean;
}

/**
 * A zone that is warned is filled most; the two areas differ by their line too, and the best estimate and the guide's distances are lines only.
 * Villages are shaded in the colour of texts, under the areas, the stronger where people must act.
 */
export const areaLooks = {
  'act-now': { tone: 'severe', fill: 0.28, width: 3, dash: null, isZone: false },
  'be-ready': { tone: 'middle', fill: 0.16, width: 3, dash: [3, 2], isZone: false },
  guide: { tone: 'neutral', fill: 0, width: 2, dash: [5, 2.5], isZone: false },
  'best-estimate': { tone: 'neutral', fill: 0, width: 2, dash: [0.1, 2], isZone: false },
  'warned-area': { tone: 'middle', fill: 0.12, width: 3, dash: null, isZone: false },
  'zone-severe': { tone: 'severe', fill: 0.5, width: 3, dash: hazardDashes.severe, isZone: true },
  'zone-middle': { tone: 'middle', fill: 0.5, width: 3, dash: hazardDashes.middle, isZone: true },
  'zone-mild': { tone: 'mild', fill: 0.5, width: 3, dash: hazardDashes.mild, isZone: true },
  'village-act-now': { tone: 'neutral', fill: 0.16, width: 1.5, dash: null, isZone: false },
  'village-be-ready': { tone: 'neutral', fill: 0.05, width: 1, dash: [2, 2], isZone: false },
  'village-inside': { tone: 'neutral', fill: 0.1, width: 1.5, dash: null, isZone: false },
} as const satisfies Readonly<Record<string, AreaLook>>;
export type AreaSign = keyof typeof areaLooks;
