/** ∫ f dx from low to high by Simpson's rule on an even number of equal panels. */
export const integrate = (f: (x: number) => number, low: number, high: number, panels = 64): number => {
  const n = panels + (panels % 2);
  const h = (high - low) / n;
  let sum = f(low) + f(high);
  for (let i = 1; i < n; i++) sum += (i % 2 === 1 ? 4 : 2) * f(low + i * h);
  return (sum * h) / 3;
};
