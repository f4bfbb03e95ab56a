/** Where x lies among rising stations, the first of which is 0 or as given: the one before it and the share of the way to the next; the ends beyond them. */
export const locate = (stations: Float64Array, xM: number, firstM = 0): readonly [index: number, share: number] => {
  let low = 0;
  let high = stations.length - 1;
  if (xM <= firstM) return [0, 0];
  if (xM >= (stations[high] ?? 0)) return [high - 1, 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((stations[middle] ?? 0) <= xM) low = middle;
    else high = middle;
  }
  const from = stations[low] ?? 0;
  return [low, (xM - from) / ((stations[high] ?? 0) - from)];
};

/** The station before a place, among rising stations, and never the last; where the search begins costs nothing when it is right. */
export const stationBefore = (stations: Float64Array, xM: number, from: number): number => {
  const last = stations.length - 2;
  const isFrom = (stations[from] ?? 0) <= xM;
  if (isFrom && xM < (stations[from + 1] ?? 0)) return from;
  let low = isFrom ? from : 0;
  let high = isFrom ? last + 1 : from;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((stations[middle] ?? 0) <= xM) low = middle;
    else high = middle;
  }
  return Math.max(0, Math.min(last, low));
};

/** A column read there, straight between stations. */
export const readAt = (column: Float64Array, index: number, share: number): number =>
  (column[index] ?? 0) * (1 - share) + (column[index + 1] ?? 0) * share;
