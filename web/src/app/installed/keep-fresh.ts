import { onReachable, readConnection } from '../../data/connection.ts';
import { canUnlock, readVault, watchVault } from '../../data/offline/vault.ts';
import { isSlowLine } from '../../ui/slow-line.ts';

const everyMs = 30 * 60_000;
const lookMs = 60_000;
/** When what this device keeps was last fetched, by any window. */
const storageKey = 'hazardguard-pack-at';

const isDue = (): boolean => {
  const { status, device } = readVault();
  // Without a PIN or passkey nothing can be opened after a restart: the person has not prepared this device.
  const isPrepared = status === 'open' && device !== undefined && canUnlock(device);
  if (!isPrepared || isSlowLine() || readConnection().away !== null) return false;
  const [personId, at] = (localStorage.getItem(storageKey) ?? '').split(' ');
  return personId !== device.personId || Date.now() - Number(at) >= everyMs;
};

/** Several windows of one browser fetch once. */
const refresh = async (): Promise<void> => {
  const { status, device: own } = readVault();
  // Signing out deleted what was fetched, and the PIN.
  if (status === 'open' && own !== undefined && !canUnlock(own)) localStorage.removeItem(storageKey);
  if (!isDue()) return;
  await navigator.locks.request(storageKey, { ifAvailable: true }, async (lock) => {
    const { device } = readVault();
    if (lock === null || device === undefined || !isDue()) return;
    localStorage.setItem(storageKey, `${device.personId} ${Date.now()}`);
    const { fetchPack } = await import('./pack.ts');
    await fetchPack(false);
  });
};

/** A failure is repeated with the next round; the page of the account says how old the data are. */
const later = (): void => {
  const begin = (): void => void refresh().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 });
  else setTimeout(begin, 2_000);
};

/** Fetches again what this device keeps, every half hour and after signing in, while the person works on. Ends with the returned function. */
export const keepPackFresh = (): (() => void) => {
  const timer = setInterval(later, lookMs);
  const end = watchVault(later);
  onReachable(later);
  later();
  return () => {
    clearInterval(timer);
    end();
  };
};
