import { type AlertRelation, type CheckedAlert, findAreaPart, nearAlertM, type PublicAlert, warnedAreas } from '@hazardguard/contract';
import { relationTo } from '../../platform/compute/geodesy.ts';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const ranks = { severe: 0, middle: 1, mild: 2 } as const;

/** Relation of a point to all zones of an alert: inside if in any zone, with the worst severity; otherwise the edge of the nearest zone. */
const findRelation = ({ area }: PublicAlert, { latitude, longitude }: Point): AlertRelation | null => {
  const zones = (area?.features ?? []).flatMap(({ properties, geometry }) => {
    const relation = relationTo(geometry.coordinates, latitude, longitude);
    return relation === null ? [] : [{ severity: properties.severity, part: findAreaPart(properties), ...relation }];
  });
  const within = zones.filter(({ inside }) => inside).sort((one, other) => ranks[one.severity] - ranks[other.severity]);
  // From inside, the farthest edge leads out of all zones; from outside, the nearest edge counts.
  const edges = (within.length > 0 ? within : zones).toSorted((one, other) => one.edgeDistanceM - other.edgeDistanceM);
  const edge = within.length > 0 ? edges.at(-1) : edges[0];
  if (edge === undefined) return null;
  const { edgeDistanceM, edgeBearingDeg } = edge;
  const strictest = warnedAreas.find((name) => within.some(({ part }) => part === name)) ?? null;
  return { inside: within.length > 0, area: strictest, severity: within[0]?.severity ?? null, edgeDistanceM, edgeBearingDeg };
};

const toGroup = (relation: AlertRelation | null): CheckedAlert['group'] =>
  relation?.inside ? 'inside' : relation !== null && relation.edgeDistanceM <= nearAlertM ? 'near' : 'elsewhere';

const groups = { inside: 0, near: 1, elsewhere: 2 } as const;

/** The alerts ordered for a place: those it is inside of (worst zone first, cancelled ones after valid ones), near ones, the rest by distance, those without a zone last. */
export const checkPlace = (alerts: readonly PublicAlert[], place: Point): CheckedAlert[] =>
  alerts
    .map((alert) => {
      const relation = findRelation(alert, place);
      return { ...alert, relation, group: toGroup(relation) };
    })
    .sort((one, other) => {
      const over = ({ state }: CheckedAlert): number => (state === 'cancelled' ? 1 : 0);
      const rank = ({ relation }: CheckedAlert): number => (relation?.severity ? ranks[relation.severity] : 0);
      const far = ({ relation }: CheckedAlert): number => relation?.edgeDistanceM ?? Number.MAX_VALUE;
      return groups[one.group] - groups[other.group] || over(one) - over(other) || rank(one) - rank(other) || far(one) - far(other);
    });
