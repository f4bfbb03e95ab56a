/** A quantity at a place over time: straight between moments, s; two entries at one moment are a jump. */
export interface Series {
  readonly timeS: Float64Array;
  readonly value: Float64Array;
}

/** Value of a series at a moment; 0 before its beginning and after its end. */
export const valueAt = ({ timeS, value }: Series, moment: number): number => {
  const last = timeS.length - 1;
  if (last < 0 || moment < (timeS[0] ?? 0) || moment > (timeS[last] ?? 0)) return 0;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((timeS[middle] ?? 0) <= moment) low = middle;
    else high = middle;
  }
  const from = timeS[low] ?? 0;
  const span = (timeS[high] ?? 0) - from;
  const share = span > 0 ? (moment - from) / span : 1;
  return (value[low] ?? 0) * (1 - share) + (value[high] ?? 0) * share;
};
/** Highest value of a series and when it is first met, s. */
export const findHighest = ({ timeS, value }: Series): { readonly value: number; readonly timeS: number } => {
  let best = 0;
  for (let i = 1; i < value.length; i++) if ((value[i] ?? 0) > (value[best] ?? 0)) best = i;
  return { value: value[best] ?? 0, timeS: timeS[best] ?? 0 };
};
