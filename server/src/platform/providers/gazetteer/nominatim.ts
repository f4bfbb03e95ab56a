import type { GazetteerPlace } from '@hazardguard/contract';
import { z } from 'zod';
import { readBounded } from '../../streams/read-bounded.ts';

const answer = z.array(
  z.object({
    lat: z.coerce.number<string>().min(-90).max(90),
    lon: z.coerce.number<string>().min(-180).max(180),
    name: z.string().optional(),
    display_name: z.string(),
    address: z.object({ state: z.string().optional(), country_code: z.string().optional() }).optional(),
  }),
);

const maxBytes = 512 * 1024;

const tooLarge = (): Error => new Error(`The place search answered with more than ${maxBytes / 1024} kB`);

/** One request to a Nominatim server (its /search, format jsonv2). Any failure throws. */
export const askNominatim = async (
  baseUrl: string,
  text: string,
  userAgent: string,
  timeoutMs: number,
): Promise<readonly GazetteerPlace[]> => {
  const query = new URLSearchParams({ q: text, format: 'jsonv2', addressdetails: '1', limit: '10', 'accept-language': 'en' });
  const response = await fetch(`${baseUrl}/search?${query}`, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
    headers: { accept: 'application/json', 'user-agent': userAgent },
  });
  if (!response.ok) throw new Error(`The place search answered with status ${response.status}`);
  return answer
    .parse(JSON.parse((await readBounded(response.body, maxBytes, tooLarge)).toString('utf8')))
    .map(({ lat, lon, name, display_name, address }) => ({
      name: name || (display_name.split(',')[0] ?? display_name),
      region: address?.state ?? null,
      country: (address?.country_code ?? '').toUpperCase(),
      latitude: lat,
      longitude: lon,
    }));
};
