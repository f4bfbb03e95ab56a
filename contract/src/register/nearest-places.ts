/** The kinds of places that are searched around a site in an emergency. */
export const entityKinds = ['school', 'hospital', 'fire', 'police', 'shelter'] as const;
export type EntityKind = (typeof entityKinds)[number];

export const nearestRadiusM = 50_000;
