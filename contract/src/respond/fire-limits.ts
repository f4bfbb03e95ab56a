/** Limits for satellite fire detections, and for those that count as an event at the site. */
export const fireLimits = {
  /** Detections in one request. */
  rows: 500,
  /** Maximum distance from the site for storage, m. */
  radiusM: 250_000,
  /** A detection counts as at the site within its pixel size plus this distance, m. */
  siteM: 1_000,
  /** Pixel size if the file does not give it, m: MODIS at nadir, the larger of the two instruments. */
  unknownPixelM: 1_000,
  /** Older detections open no incident, s. */
  freshS: 48 * 3_600,
  /** Tolerance for a clock that is ahead, s. */
  aheadS: 600,
  listed: 100,
} as const;
