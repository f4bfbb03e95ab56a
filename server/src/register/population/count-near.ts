import { receptorKinds } from '@hazardguard/contract';
import { type Environment, withInstallation } from '../../platform/maintenance/work-on.ts';
import { listReceptorsAround } from '../receptors/store.ts';
import { countPopulation } from './count-population.ts';
import { toCircle } from './coverage.ts';

export interface Near {
  readonly latitude: number;
  readonly longitude: number;
  /** m. */
  readonly radiusM: number;
}

export interface NearCount {
  /** Null: not known. */
  readonly people: number | null;
  readonly day: number | null;
  readonly night: number | null;
  readonly source: string | null;
  readonly year: number | null;
  /** Recorded receptors within the radius by kind. */
  readonly receptors: Readonly<Record<(typeof receptorKinds)[number], number>>;
}

const mostReceptors = 1_000_000;

/** People and receptors within a circle, of the configured data, next to a running server. Throws a `StartError` with a remedy. */
export const countNear = (environment: Environment, near: Near): Promise<NearCount> =>
  withInstallation(environment, { alone: false, call: 'data count' }, async ({ database }) => {
    const { latitude, longitude, radiusM } = near;
    const { people, day, night, source } = await countPopulation(database, toCircle(latitude, longitude, radiusM));
    const { receptors } = await listReceptorsAround(database, { latitude, longitude, radiusM, limit: mostReceptors });
    const count = (kind: string): number => receptors.filter((one) => one.kind === kind).length;
    return {
      people,
      day,
      night,
      source: source?.name ?? null,
      year: source?.year ?? null,
      receptors: Object.fromEntries(receptorKinds.map((kind) => [kind, count(kind)])) as NearCount['receptors'],
    };
  });
