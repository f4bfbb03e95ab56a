import { request } from 'node:http';
import { type Industry, industryRoutes, liveRoutes, runRoutes } from '@hazardguard/contract';
import type { openKillableProgram } from './killable-program.ts';
import { openVisitor } from './visitor.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
const streams = 3;
const runs = 30;
/** The runs are in progress; none has ended. */
const headStartMs = 150;

const scenario = (number: number) => ({
  ...{ chemical: '7782-50-5', hazard: 'leak', quantityKg: 900 + number, rupture: { type: 'circular', diameterM: 0.02 }, site },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 },
  time: '2026-11-20T14:30:00+05:30',
});

/** Time in which a server in demo mode stops while live streams, an endless upload and thirty runs are in progress, s. */
export const stopWhileBusy = async (server: Awaited<ReturnType<typeof openKillableProgram>>): Promise<number> => {
  const origin = server.origin();
  const plant = await openVisitor(origin);
  await plant.post('/api/session/demo', { role: 'plant' });
  const details = { industryName: 'Busy Works', district: 'Bharuch', safetyTeamContact: '1077', ...site };
  const { id } = await plant.post<Industry>(industryRoutes.create.path, details);
  const headers = plant.headers();
  const open = await Promise.all(Array.from({ length: streams }, () => fetch(origin + liveRoutes.stream.path, { headers })));
  const ended = open.map((answer) => answer.text().catch(() => 'cut'));
  const upload = request(origin + industryRoutes.bulk.path, { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' } });
  const cut = new Promise<void>((resolve) => void upload.on('error', () => resolve()).on('close', () => resolve()));
  upload.write('industryName,district\n');
  const asked = Array.from({ length: runs }, (_, number) =>
    fetch(origin + runRoutes.create.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ industryId: id, inventoryItemId: null, scenario: scenario(number) },
        weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
      }),
    }).then(
      (answer) => answer.status,
      () => 0,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, headStartMs));
  const began = performance.now();
  await server.stopInOrder();
  const took = (performance.now() - began) / 1000;
  await Promise.all([...ended, ...asked, cut]);
  return took;
};
