import { useEffect } from 'react';

/** Every minute the picture moves by some pixels, so that no edge burns into the screen. Round trips of at most 12 px. */
const shifts = [
  [0, 0],
  [6, 0],
  [12, 6],
  [12, 12],
  [6, 12],
  [0, 6],
] as const;

/** Offset of the picture at a time, CSS pixels. */
export const findShift = (nowMs: number): readonly [x: number, y: number] => shifts[Math.floor(nowMs / 60_000) % shifts.length] ?? [0, 0];

/** Keeps the screen on while the page is visible, where the browser can. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended) await lock.release();
      } catch {
        // Refused, as on a low battery: the device's own setting decides.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
};
