import { api, readBody } from '../client.ts';
import { onReachable } from '../connection.ts';
import { keepEarlyAnswers } from './kept-answers.ts';
import { resume } from './offline.ts';
import { destroyKept, findVault, forgetKept, openVault, readVault } from './vault.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

let connected: string | undefined;

/** With the server: opens what is kept for the signed-in person, or deletes what the server no longer allows. */
export const connectVault = async (person: Person | null): Promise<void> => {
  if (person === null) {
    await findVault();
    const { device } = readVault();
    if (device === undefined) return;
    const { keeps } = await readBody(api.GET('/api/offline-devices/{id}', { params: { path: { id: device.id } } }));
    if (!keeps) await destroyKept(device.personId);
    return;
  }
  if (connected === person.id) return;
  connected = person.id;
  try {
    await openVault(person, async (id) => (await readBody(api.PUT('/api/account/devices/{id}', { params: { path: { id } } }))).key);
  } catch (error) {
    connected = undefined;
    throw error;
  }
  // Signing in answered by itself; a start without a network reads this address.
  await readBody(api.GET('/api/session'));
  await keepEarlyAnswers();
  await resume();
};

onReachable(() => void resume().catch(() => undefined));

/** The person signs out: nothing stays readable here. */
export const leaveVault = async (personId: string): Promise<void> => {
  connected = undefined;
  await forgetKept(personId);
};
