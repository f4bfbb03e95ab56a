/** Limits of an upload and of the stored picture. */
export const siteImageLimits = {
  bytes: 10 * 1024 * 1024,
  /** More would fill the memory of a small server when it is opened: 64 million pixels take 256 MB. */
  pixels: 64_000_000,
  /** Longer side of the stored picture, px. */
  keptSidePx: 4096,
  thumbnailSidePx: 480,
  captionLength: 200,
  perSite: 60,
} as const;
export const siteImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
