export const spreadY = (x: number): number => (0.11 * x) / Math.sqrt(1 + 1e-4 * x);
export const spreadZ = (x: number): number => (0.08 * x) / Math.sqrt(1 + 2e-4 * x);
