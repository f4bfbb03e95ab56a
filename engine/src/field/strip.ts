/** Half-widths of a zone at stations along the wind: the drawn outline itself, ready for asking who is inside. */
export interface Strip {
  /** Denser towards both ends: x = start + (end - start) (1 - cos(π i/n))/2. */
  readonly x: Float64Array;
  readonly half: Float64Array;
}

const stationCount = 60;

/** Stations from one end of a zone to the other, denser towards both ends where the outline turns. */
export const stationsBetween = (startM: number, endM: number): Float64Array => {
  const stations = new Float64Array(stationCount + 1);
  for (let i = 0; i <= stationCount; i++) stations[i] = startM + (endM - startM) * 0.5 * (1 - Math.cos((Math.PI * i) / stationCount));
  return stations;
};

/** Half-width of the outline at x, m, straight between its corners; -1 beyond its ends. */
export const halfWidthAt = ({ x, half }: Strip, xM: number): number => {
  const n = x.length - 1;
  const start = x[0] ?? 0;
  const end = x[n] ?? 0;
  if (!(xM >= start && xM <= end)) return -1;
  const guess = Math.floor((Math.acos(1 - (2 * (xM - start)) / (end - start)) * n) / Math.PI);
  let i = Math.min(n - 1, Math.max(0, guess));
  if ((x[i] ?? 0) > xM && i > 0) i--;
  else if ((x[i + 1] ?? 0) < xM && i < n - 1) i++;
  const from = x[i] ?? 0;
  const share = (xM - from) / ((x[i + 1] ?? 0) - from);
  return (half[i] ?? 0) * (1 - share) + (half[i + 1] ?? 0) * share;
};
