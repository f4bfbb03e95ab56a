import type { Severity } from '@hazardguard/engine';
import type { MapSign } from './map-signs.ts';

interface SignLayers {
  /** Each of them draws a part of the sign. */
  readonly all: readonly string[];
  /** They draw the sign in turns. */
  readonly any: readonly string[];
}

const zone = (severity: Severity): SignLayers => ({
  all: ['zone-fill', `zone-line-${severity}`, `zone-pattern-${severity}`],
  any: [],
});

/** The layers that draw the signs of the map itself (`hazard-layers.ts`, `receptor-layers.ts`). Labels are no signs. */
export const signLayers: Readonly<Record<Exclude<MapSign, `overlay-${string}`>, SignLayers>> = {
  'confidence-lines': { all: ['fan-fill', 'fan-line'], any: [] },
  'zone-severe': zone('severe'),
  'zone-middle': zone('middle'),
  'zone-mild': zone('mild'),
  'zone-own': { all: ['zone-line-own', 'zone-pattern-own'], any: [] },
  places: { all: [], any: ['receptors', 'receptors-gathered'] },
  'places-inside': { all: ['receptors-inside'], any: [] },
};

/** A feature that is drawn in view. */
export interface DrawnFeature {
  readonly source: string;
  readonly layer: string;
  readonly severity: unknown;
}

const isFillOf = (sign: string, { severity }: DrawnFeature): boolean => sign === `zone-${severity}`;

/** How often each sign is drawn in view; 0: some of its layers draw nothing. Left out: signs of which nothing is drawn. */
export const countSigns = (features: readonly DrawnFeature[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [sign, { all, any }] of Object.entries(signLayers)) {
    const count = (layer: string): number =>
      features.filter((feature) => feature.layer === layer && (layer !== 'zone-fill' || isFillOf(sign, feature))).length;
    const parts = all.length > 0 ? all.map(count) : [any.map(count).reduce((sum, one) => sum + one, 0)];
    if (Math.max(...parts) > 0) counts[sign] = Math.min(...parts);
  }
  // Lines and areas of places belong to their dots.
  for (const { source } of features)
    if (source.startsWith('overlay-') && source !== 'overlay-receptor-shapes') counts[source] = (counts[source] ?? 0) + 1;
  return counts;
};
