import { readFileSync } from 'node:fs';
import { z } from 'zod';

const ring = z.array(z.tuple([z.number(), z.number()])).min(4);
const outline = z
  .object({ rings: z.array(ring).min(1) })
  .parse(JSON.parse(readFileSync(new URL('./gujarat.json', import.meta.url), 'utf8'))).rings;

/** The 33 districts and their other spellings, letters only. */
const districts: ReadonlySet<string> = new Set(
  `ahmedabad ahmadabad amreli anand aravalli arvalli banaskantha bharuch broach bhavnagar botad chhotaudaipur chhotaudepur dahod dohad
   dang dangs devbhumidwarka devbhoomidwarka gandhinagar girsomnath jamnagar junagadh kachchh kutch kheda mahisagar mehsana mahesana
   morbi narmada navsari panchmahal panchmahals patan porbandar rajkot sabarkantha surat surendranagar tapi vadodara baroda valsad`.split(
    /\s+/,
  ),
);

export const isDistrictOfGujarat = (district: string): boolean =>
  districts.has(
    district
      .toLowerCase()
      .replace(/\bdistrict\b/g, '')
      .replace(/[^a-z]/g, ''),
  );

/** The coast of the outline is coarse: a site whose district is in Gujarat may be this far outside it, degrees (about 30 km). */
const coastDeg = 0.3;

type Point = readonly [longitude: number, latitude: number];

const isCrossing = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): boolean =>
  y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;

const isInside = (point: Point): boolean =>
  outline.some(
    (line) =>
      line.filter((corner, index) => isCrossing(point, corner, line[index - 1] ?? line[line.length - 1] ?? corner)).length % 2 === 1,
  );

/** Distance to the nearest side of the outline, degrees; accurate enough for a coast. */
const distanceDeg = ([x, y]: Point): number =>
  Math.min(
    ...outline.flatMap((line) =>
      line.slice(1).map(([x2, y2], index) => {
        const [x1, y1] = line[index] ?? [x2, y2];
        const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
        const along = length === 0 ? 0 : Math.min(Math.max(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length, 0), 1);
        return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
      }),
    ),
  );

interface Located {
  readonly district: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** By position inside the outline; near the coast, and without a position, by the district. */
export const isInGujarat = ({ district, latitude, longitude }: Located): boolean => {
  if (latitude === null || longitude === null) return isDistrictOfGujarat(district);
  const point: Point = [longitude, latitude];
  return isInside(point) || (isDistrictOfGujarat(district) && distanceDeg(point) <= coastDeg);
};

/** Box around the outline and its coast, degrees: sites outside are not in the State. */
export const gujaratBox = {
  west: Math.min(...outline.flat().map(([x]) => x)) - coastDeg,
  east: Math.max(...outline.flat().map(([x]) => x)) + coastDeg,
  south: Math.min(...outline.flat().map(([, y]) => y)) - coastDeg,
  north: Math.max(...outline.flat().map(([, y]) => y)) + coastDeg,
};
