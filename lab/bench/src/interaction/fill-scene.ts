import type { Database } from '@hazardguard/server';

export const sceneSize = { sites: 10_000, receptors: 100_000 } as const;
const site = { latitude: 21.7, longitude: 72.58 };

export interface Scene {
  /** The site with a chlorine release, as a shared link. */
  readonly link: string;
}

/** 10,000 sites over India, one of them with chlorine, and 100,000 places within 30 km of it. */
export const fillScene = async ({ pool }: Database): Promise<Scene> => {
  await pool.query(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     select 'Site ' || n, 'site ' || n, 'District', '-', 8 + (n * 0.6180339887) % 1 * 24, 70 + (n * 0.7548776662) % 1 * 18
     from generate_series(1, $1::int) as n`,
    [sceneSize.sites - 1],
  );
  const added = await pool.query<{ id: number }>(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     values ('Chlorine works', 'chlorine works', 'District', '-', $1, $2) returning id`,
    [site.latitude, site.longitude],
  );
  const id = added.rows[0]?.id;
  const item = await pool.query<{ id: number }>(
    `insert into inventory_item (industry_id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class,
       location, date_received, date_expired, supplier)
     values ($1, 'C-1', 'Chlorine', 'Chlorine', '', '7782-50-5', 900, 'kg', '', 'Yard', '2026-01-01', '2036-01-01', '') returning id`,
    [id],
  );
  await pool.query(
    `insert into receptor (id, name, kind, latitude, longitude, people)
     select 'r' || n, 'Place ' || n, case when n % 10 = 0 then 'school' else 'residential' end,
       $2 + ((n * 0.8191725134) % 1 - 0.5) * 0.5, $3 + ((n * 0.6710436067) % 1 - 0.5) * 0.5, 50
     from generate_series(1, $1::int) as n`,
    [sceneSize.receptors, site.latitude, site.longitude],
  );
  await pool.query('vacuum analyze industry, inventory_item, receptor');
  const search = new URLSearchParams({
    industry: String(id),
    tab: 'consequence',
    for: String(id),
    item: String(item.rows[0]?.id),
    kg: '900',
    hazard: 'leak',
    rupture: 'circular',
    d: '0.02',
    how: 'compass',
    wind: '0',
    speed: '3',
    temp: '31',
    stability: 'D',
    terrain: 'rural',
    weather: 'manual',
    time: '2026-05-01T06:00:00.000Z',
  });
  return { link: `/VulnerabilityAssesment?${search}` };
};
