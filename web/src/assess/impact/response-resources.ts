import type { Receptor, RunResult, Severity } from '@hazardguard/engine';
import { bearingDeg, distanceM } from '../../compute/geodesy.ts';
import type { Position } from '../../map/graticule.ts';

export const resourceKinds = ['hospital', 'fire', 'police', 'shelter'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

export interface Resource extends Position {
  readonly id: string;
  readonly name: string;
  readonly kind: ResourceKind;
  readonly sample: boolean;
  readonly distanceM: number;
  readonly bearingDeg: number;
  /** The worst zone it lies in; undefined: in none. */
  readonly inside: { readonly levelId: string; readonly severity: Severity } | undefined;
}

/**
 * Each kind of resource. Places recorded under another kind are recognised by their names in the four languages of the product;
 * other names are not found.
 */
const namePatterns: readonly (readonly [ResourceKind, RegExp])[] = [
  ['fire', /\bfire[\s-]*(station|brigade|service)|अग्निशम|दमकल|फायर|ફાયર|અગ્નિશ/iu],
  ['police', /\bpolice\b|पुलिस|पोलीस|પોલીસ/iu],
  ['shelter', /\bshelter\b|आश्रय|निवारा|આશ્રય/iu],
];

const findKind = ({ kind, name }: Pick<Receptor, 'kind' | 'name'>): ResourceKind | undefined => {
  const own = resourceKinds.find((known) => known === kind);
  return own ?? (kind === 'other' ? namePatterns.find(([, pattern]) => pattern.test(name))?.[0] : undefined);
};

/** Response resources, nearest first, with direction and distance from the source, and whether they are inside a zone. */
export const resourcesAround = (
  site: Position,
  places: readonly (Receptor & { readonly sample: boolean })[],
  result: Pick<RunResult, 'hits'> | undefined,
): readonly Resource[] => {
  const hits = new Map(result?.hits.map((hit) => [hit.receptor.id, hit]));
  return places
    .flatMap((place): Resource[] => {
      const kind = findKind(place);
      if (kind === undefined) return [];
      const { id, name, latitude, longitude, sample } = place;
      const hit = hits.get(id);
      return [
        {
          id,
          name,
          kind,
          latitude,
          longitude,
          sample,
          distanceM: distanceM(site.latitude, site.longitude, latitude, longitude),
          bearingDeg: bearingDeg(site.latitude, site.longitude, latitude, longitude),
          inside: hit && { levelId: hit.levelId, severity: hit.severity },
        },
      ];
    })
    .toSorted((a, b) => a.distanceM - b.distanceM);
};
