import { solarElevation } from '@hazardguard/engine';

/** The sun stands over the horizon; without a moment it is taken to be night, when clouds reach farther. */
export const isDaylight = (time: string | undefined, { latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  time !== undefined && solarElevation(latitude, longitude, Date.parse(time)) > 0;
