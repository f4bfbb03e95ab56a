const storageKey = 'hazardguard-reloaded';
/** A second failure so soon after a reload means that reloading does not help. */
const recentMs = 60_000;

export const recentlyReloaded = (now: number): boolean => {
  const at = Number(sessionStorage.getItem(storageKey));
  return at > 0 && now - at < recentMs;
};

const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Reloads the page when the server answers; otherwise returns false and does nothing. It never runs by itself, so it cannot loop. */
export const reloadGuarded = async (now: number): Promise<boolean> => {
  if (!(await serverAnswers())) return false;
  sessionStorage.setItem(storageKey, String(now));
  window.location.reload();
  return true;
};
