import { solarElevation } from '@hazardguard/engine';

/** Whether the sun is above the horizon; night where the time is not given, because clouds reach farther then. */
export const isDaylight = (time: string | undefined, { latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  time !== undefined && solarElevation(latitude, longitude, Date.parse(time)) > 0;
