/** The value below which a share of the sorted values lies, straight between neighbours (Hyndman and Fan's type 7); 0 ≤ share ≤ 1. */
export const quantileAt = (sorted: Float64Array, share: number): number => {
  const n = sorted.length;
  if (n === 0) throw new RangeError('A quantile needs at least one value; got none');
  const at = share * (n - 1);
  const i = Math.min(n - 1, Math.floor(at));
  const low = sorted[i] ?? Number.NaN;
  const high = sorted[Math.min(n - 1, i + 1)] ?? Number.NaN;
  return low + (high - low) * (at - i);
};
