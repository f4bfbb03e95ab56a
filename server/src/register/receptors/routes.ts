import { entityKinds, receptorKinds, receptorRoutes } from '@hazardguard/contract';
import { bearingDeg } from '../../platform/compute/geodesy.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { readReceptorSource } from './read-source.ts';
import { type EntityRow, listNearestEntities, listReceptorsAround, type NearbyReceptor } from './store.ts';

/** The nearest this many; the answer tells how many were left out. */
const limit = 20_000;

const presentReceptor = ({ id, name, kind, latitude, longitude, people, sample, geometry }: NearbyReceptor) => ({
  id,
  name,
  kind: receptorKinds.find((known) => known === kind) ?? ('other' as const),
  latitude,
  longitude,
  people,
  sample,
  ...(geometry === null ? {} : { geometry }),
});

const presentEntity = (
  { id, name, service, latitude, longitude, people, phone, sample, distance_m }: EntityRow,
  from: { readonly latitude: number; readonly longitude: number },
) => ({
  id,
  name,
  kind: service,
  latitude,
  longitude,
  people,
  phone,
  sample,
  distanceM: distance_m,
  bearingDeg: bearingDeg(from.latitude, from.longitude, latitude, longitude),
});

export const receptors: Feature = (app, { database }) => {
  handle(app, receptorRoutes.near, async ({ query }) => {
    const { receptors: near, total } = await listReceptorsAround(database, { ...query, limit });
    return { receptors: near.map(presentReceptor), omitted: total - near.length };
  });

  handle(app, receptorRoutes.source, ({ params }) => readReceptorSource(database, params.id));

  handle(app, receptorRoutes.nearest, async ({ query }) => {
    const rows = await listNearestEntities(database, query);
    const found = Object.fromEntries(entityKinds.map((kind) => [kind, rows.find(({ service }) => service === kind)?.found ?? 0])) as Record<
      (typeof entityKinds)[number],
      number
    >;
    return { entities: rows.map((row) => presentEntity(row, query)), found };
  });
};
