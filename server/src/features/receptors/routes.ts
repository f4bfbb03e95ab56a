import { receptorKinds, receptorRoutes } from '@hazardguard/contract';
import type { Feature } from '../../http/feature.ts';
import { handle } from '../../http/handle.ts';
import { type NearbyReceptor, receptorsAround } from './store.ts';

/** The nearest this many; the answer tells how many were left out. */
const limit = 20_000;

const presentReceptor = ({ id, name, kind, latitude, longitude, people, sample }: NearbyReceptor) => ({
  id,
  name,
  kind: receptorKinds.find((known) => known === kind) ?? ('other' as const),
  latitude,
  longitude,
  people,
  sample,
});

export const receptors: Feature = (app, { database }) => {
  handle(app, receptorRoutes.near, async ({ query }) => {
    const { receptors: near, total } = await receptorsAround(database, { ...query, limit });
    return { receptors: near.map(presentReceptor), omitted: total - near.length };
  });
};
