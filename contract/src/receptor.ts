import { z } from 'zod';
import { route } from './route.ts';

export const receptorKinds = ['school', 'hospital', 'residential', 'industry', 'market', 'other'] as const;

export const receptor = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(receptorKinds),
  latitude: z.number(),
  longitude: z.number(),
  people: z.number().min(0),
  sample: z.boolean(),
});

export const receptorRoutes = {
  near: route({
    method: 'GET',
    path: '/api/receptors',
    id: 'listReceptors',
    tag: 'receptors',
    summary: 'Schools, hospitals, homes, industries and markets around a position',
    permission: 'receptor.read',
    query: z.object({
      latitude: z.coerce.number<string>().min(-90).max(90),
      longitude: z.coerce.number<string>().min(-180).max(180),
      radiusM: z.coerce.number<string>().positive().max(50_000).default(20_000),
    }),
    status: 200,
    answer: z.object({ receptors: z.array(receptor), omitted: z.int().min(0) }),
  }),
} as const;
