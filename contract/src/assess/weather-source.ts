/** Sources of weather that are no provider. */
export const ownWeatherSources = ['entered', 'station', 'last-known', 'manual', 'compass-16', 'wind-unknown', 'typical'] as const;
export type OwnWeatherSource = (typeof ownWeatherSources)[number];

export const isOwnWeatherSource = (source: string): source is OwnWeatherSource => (ownWeatherSources as readonly string[]).includes(source);

/** Form of a source: one of those above, or the id of a provider. */
export const weatherSourcePattern = /^[a-z][a-z0-9-]{0,39}$/;
