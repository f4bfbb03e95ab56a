import { estimateDistanceM } from '../../data/estimate-distance.ts';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface ChoicePoint {
  readonly id: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface ChoiceOrder {
  /** The sites of this person's own scope, where it names sites. */
  readonly own: readonly number[];
  /** Newest first. */
  readonly recent: readonly number[];
  /** Where this device is, or the site used last; undefined: neither is known. */
  readonly from: Position | undefined;
}

export type Ordered<Point> = Point & { readonly distanceM: number | undefined };

/** Own first, then last used, then nearest, then in the order given (by name). Never by record number, which says nothing to a person. */
export const orderChoices = <Point extends ChoicePoint>(
  points: readonly Point[],
  { own, recent, from }: ChoiceOrder,
): readonly Ordered<Point>[] => {
  const rank = ({ id }: Point): number => {
    if (own.includes(id)) return 0;
    const at = recent.indexOf(id);
    return at === -1 ? recent.length + 1 : at + 1;
  };
  return points
    .map((point) => ({
      point: {
        ...point,
        distanceM:
          from === undefined || point.latitude === null || point.longitude === null
            ? undefined
            : estimateDistanceM(from, { latitude: point.latitude, longitude: point.longitude }),
      },
      rank: rank(point),
    }))
    .toSorted((a, b) => a.rank - b.rank || compareDistance(a.point.distanceM, b.point.distanceM))
    .map(({ point }) => point);
};

/** Unknown distances come last, and stay in the order given. */
const compareDistance = (one = Number.MAX_VALUE, other = Number.MAX_VALUE): number => one - other;
