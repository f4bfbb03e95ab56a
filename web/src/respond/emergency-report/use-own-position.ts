import { useEffect, useState } from 'react';
import type { Position } from '../../map/graticule.ts';

export interface OwnPosition {
  /** `unknown`: refused, switched off, or not found in time; the person chooses from a list. */
  readonly state: 'asking' | 'found' | 'unknown';
  readonly position: Position | undefined;
}

/** A fix may be some minutes old: a plant does not move. ms */
const options = { maximumAge: 5 * 60_000, timeout: 5_000, enableHighAccuracy: false } as const;

/** The browser's position, asked for once while it is wanted. It stays in the browser. */
export const useOwnPosition = (wanted: boolean): OwnPosition => {
  const [own, setOwn] = useState<OwnPosition>({ state: 'asking', position: undefined });
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    const settle = (next: OwnPosition): void => {
      if (open) setOwn(next);
    };
    const unknown = (): void => settle({ state: 'unknown', position: undefined });
    // Absent on pages without TLS.
    if (!('geolocation' in navigator)) unknown();
    else {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => settle({ state: 'found', position: { latitude, longitude } }),
        unknown,
        options,
      );
    }
    return () => {
      open = false;
    };
  }, [wanted]);
  return own;
};
