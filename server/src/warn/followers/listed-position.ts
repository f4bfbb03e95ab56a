import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { listSitePositions } from '../../register/industries/store.ts';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const round = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Degrees by which a listed position differs from the exact one at most, with a margin for the arithmetic. */
export const listedWithinDeg = 0.0051;

/** The position of a site as anybody may see it: hundredths of a degree, about 1 km. */
export const toListedPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: round(latitude),
  longitude: round(longitude),
});

const toKey = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;
const isListed = ({ latitude, longitude }: Position): boolean => round(latitude) === latitude && round(longitude) === longitude;

/**
 * The exact positions of the sites that are listed at a position. A resident who follows a site follows its listed position; warnings
 * are sent by the exact one. It is used here only and answered to nobody, so that the scope of a caller does not matter.
 */
export const findListedSites = async (
  database: Pick<Database, 'kysely'>,
  places: readonly Position[],
): Promise<(place: Position) => readonly Position[]> => {
  const listed = places.filter(isListed);
  const sites = new Map<string, Position[]>();
  if (listed.length > 0) {
    const range = (name: keyof Position) => {
      const values = listed.map((place) => place[name]);
      const reduce = (choose: (a: number, b: number) => number) => values.reduce((a, b) => choose(a, b));
      return { from: reduce(Math.min) - listedWithinDeg, to: reduce(Math.max) + listedWithinDeg };
    };
    for (const { latitude, longitude } of await runUnscoped(() => listSitePositions(database, range('latitude'), range('longitude')))) {
      const exact = { latitude, longitude };
      const key = toKey(toListedPosition(exact));
      sites.set(key, [...(sites.get(key) ?? []), exact]);
    }
  }
  return (place) => (isListed(place) ? (sites.get(toKey(place)) ?? []) : []);
};
