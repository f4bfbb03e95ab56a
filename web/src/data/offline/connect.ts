import { api, readBody } from '../client.ts';
import { onReachable } from '../connection.ts';
import { send } from '../http.ts';
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
    await isRemoved();
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

/** Longer than an answer takes; without a network the person waits for nothing. */
const askMs = 3_000;

/**
 * The server's part in opening without a session, while it can be reached: a device that it has removed does not open, and its data are
 * deleted. Without an answer it cannot be asked, and the device opens.
 */
export const isRemoved = async (): Promise<boolean> => {
  const { device } = readVault();
  if (device === undefined) return false;
  // Not by the client: it would not ask a server that gave no answer a moment ago.
  const asked = new Request(`/api/offline-devices/${device.id}`, { signal: AbortSignal.timeout(askMs) });
  const answer = await send(asked)
    .then((response) => response.json())
    .catch(() => undefined);
  if (answer?.keeps !== false) return false;
  await destroyKept(device.personId);
  return true;
};

onReachable(() => void resume().catch(() => undefined));

/** The person signs out: nothing stays readable here. */
export const leaveVault = async (personId: string): Promise<void> => {
  connected = undefined;
  await forgetKept(personId);
};
