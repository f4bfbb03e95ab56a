/** How narrow a bracket can be asked to become, among numbers as large as `largest`: they lie no closer than a few of their last digits. */
export const closestOf = (tolerance: number, largest: number): number => Math.max(tolerance, 8 * Number.EPSILON * largest);
