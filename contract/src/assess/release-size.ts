import type { Rupture } from '@hazardguard/engine';

/** A release as a caller describes it, who knows no diameter. */
export const releaseSizes = ['small', 'large', 'pipe', 'vessel', 'unknown'] as const;
export type ReleaseSize = (typeof releaseSizes)[number];

/**
 * The opening that a size is computed with. Bands of holes: IOGP Report 434-01, Process release frequencies (2019, v1.1 2021): small 3 to
 * 10 mm, medium 10 to 50 mm, large 50 to 150 mm, beyond that full bore. A leak takes the upper end of its band; a broken pipe, whose bore
 * is not recorded, the middle of the band of large holes. A size that nobody knows is computed as a large leak until it is known.
 */
export const releaseOpenings = {
  small: { type: 'circular', diameterM: 0.01 },
  large: { type: 'circular', diameterM: 0.05 },
  pipe: { type: 'circular', diameterM: 0.1 },
  vessel: { type: 'catastrophic' },
  unknown: { type: 'circular', diameterM: 0.05 },
} as const satisfies Readonly<Record<ReleaseSize, Rupture>>;

/** The size with this opening; undefined: an opening that was measured or typed. */
export const findReleaseSize = (rupture: Rupture | undefined): ReleaseSize | undefined => {
  if (rupture === undefined) return undefined;
  return releaseSizes.find((size) => {
    const opening = releaseOpenings[size];
    if (opening.type !== rupture.type) return false;
    return opening.type === 'catastrophic' || (rupture.type === 'circular' && rupture.diameterM === opening.diameterM);
  });
};

/**
 * Distances in all directions while nobody knows the substance, m. Emergency Response Guidebook, guide 111, mixed load or unidentified
 * cargo: isolate a spill or leak for at least 100 m; 800 m if a tank, rail car or tank truck is in a fire.
 */
export const unidentifiedCargo = { isolationM: 100, tankFireM: 800 } as const;

/**
 * Distances for a spill of a solution, m. Emergency Response Guidebook, guides for liquids: isolate at least 50 m in all directions; of a large
 * spill consider at least 300 m first. From general knowledge of the guide pages, not from an opened copy.
 */
export const solutionSpill = { isolationM: 50, largeM: 300 } as const;

/** Content of a road tanker whose load is not known, kg: about 20 t, as for the containers of `findErgDistance`. Our choice. */
export const roadTankerKg = 20_000;
