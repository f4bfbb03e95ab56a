/** Pressure of the air that is assumed where the elevation of a site is not known, kPa: the standard atmosphere at sea level. */
export const standardAirKpa = 101.325;

/** Elevations that a site may have, m: the Dead Sea to the highest towns. */
export const siteElevationsM = { least: -430, most: 6000 } as const;

/**
 * Mean pressure of the air at a site, kPa, from its elevation above sea level in m: p = 101.325 · (1 − 2.25577·10⁻⁵ h)^5.25588 (standard
 * atmosphere, ISO 2533, up to 11,000 m). Weather moves it by about 2 %. Null: the elevation is not known.
 */
export const findSiteAirKpa = (elevationM: number | null): number | null =>
  elevationM === null ? null : Number((standardAirKpa * (1 - 2.25577e-5 * elevationM) ** 5.25588).toPrecision(5));
