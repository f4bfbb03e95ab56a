import { z } from 'zod';
import { latitude, longitude } from '../wire/fields.ts';
import { drawnAreaLimits, isSimpleOutline } from './outline.ts';

const radiusError = { error: `A radius from ${drawnAreaLimits.minRadiusM} to ${drawnAreaLimits.radiusM} m` };
const radiusM = z.number(radiusError).min(drawnAreaLimits.minRadiusM, radiusError).max(drawnAreaLimits.radiusM, radiusError);

/** Longitude first, as in GeoJSON. */
const corner = z
  .array(z.number())
  .length(2)
  .refine(([east, north]) => longitude.safeParse(east).success && latitude.safeParse(north).success, {
    error: 'Longitude from -180 to 180, then latitude from -90 to 90',
  });

const cornersError = { error: `From 3 to ${drawnAreaLimits.vertices} corners` };

/** An area that a person enters: a circle, an outline (corners in order, the first not repeated), or a radius around the industry. */
export const drawnArea = z.discriminatedUnion('shape', [
  z.object({ shape: z.literal('circle'), latitude, longitude, radiusM }),
  z.object({
    shape: z.literal('polygon'),
    points: z
      .array(corner)
      .min(3, cornersError)
      .max(drawnAreaLimits.vertices, cornersError)
      .refine(isSimpleOutline, { error: 'The outline crosses or touches itself' }),
  }),
  z.object({ shape: z.literal('site'), radiusM }),
]);
export type DrawnArea = z.infer<typeof drawnArea>;
