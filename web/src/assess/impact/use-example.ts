import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { toAddress } from '../scenario/scenario-address.ts';
import { emptyForm } from '../scenario/scenario-form.ts';

const chlorine = '7782-50-5';
/** The demo site with places of every kind to the east. */
const site = 'Dahej';

/** The release of the worked example: one ton container through a hole of 20 mm on an average afternoon. Invented values. */
const release = {
  ...emptyForm('2026-01-15T15:00'),
  quantityKg: '900',
  diameterM: '0.02',
  windMethod: 'compass',
  windFromDeg: 247.5,
  windSpeedMs: '3',
  temperatureC: '27',
  humidityPercent: '45',
  cloudPercent: '20',
  stability: 'D',
  terrain: 'rural',
} as const;

const readStock = (id: number, signal: AbortSignal) =>
  readBody(api.GET('/api/industries/{id}/inventory', { params: { path: { id }, query: { search: chlorine, pageSize: 1 } }, signal }));

/** The address of the worked example on a sample site; null: this installation has no sample site. */
export const useExample = (wanted: boolean) =>
  useQuery({
    queryKey: ['impact', 'example'],
    queryFn: async ({ signal }) => {
      const { rows } = await readBody(api.GET('/api/industries', { params: { query: { search: site, pageSize: 100 } }, signal }));
      const industry = rows.find(({ sample, latitude }) => sample && latitude !== null);
      if (!industry) return null;
      const item = (await readStock(industry.id, signal)).rows[0];
      if (!item) return null;
      return {
        ...toAddress({ ...release, item: item.id }, industry.id),
        industry: industry.id,
        areas: 'school,hospital,industry,population,residential',
        show: 'simulation,response',
      };
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
