/** Head-counts of places added up; those without one are counted apart. */
export const sumHeadCounts = (
  places: readonly { readonly people: number | null }[],
): { readonly people: number; readonly withoutCount: number } => ({
  people: places.reduce((sum, { people }) => sum + (people ?? 0), 0),
  withoutCount: places.filter(({ people }) => people === null).length,
});
