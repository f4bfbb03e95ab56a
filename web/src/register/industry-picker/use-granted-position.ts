import { useQuery } from '@tanstack/react-query';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const stalesMs = 10 * 60_000;
/** Near enough to order sites by; a fix may be some minutes old. */
const options = { maximumAge: stalesMs, timeout: 3_000, enableHighAccuracy: false } as const;

const readPosition = async (): Promise<Position | null> => {
  // Both are absent on pages without TLS.
  if (!('geolocation' in navigator) || !('permissions' in navigator)) return null;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return null;
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      options,
    );
  });
};

/** Where this device is, if the person has allowed that before: nobody is asked for the order of a list. It stays in the browser. */
export const useGrantedPosition = (wanted: boolean): Position | undefined =>
  useQuery({
    queryKey: ['granted position'],
    queryFn: () => readPosition().catch(() => null),
    enabled: wanted,
    networkMode: 'always',
    staleTime: stalesMs,
  }).data ?? undefined;
