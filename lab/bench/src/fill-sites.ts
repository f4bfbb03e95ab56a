import type { Database } from '@hazardguard/server';

export const fieldSize = { sites: 10_000, receptors: 100_000 } as const;

/** What plants in India commonly store, kg; each site holds three of them. */
const stocks: readonly (readonly [casNo: string, kg: number])[] = [
  ['7782-50-5', 900],
  ['7664-41-7', 20_000],
  ['74-98-6', 40_000],
  ['86290-81-5', 500_000],
  ['67-56-1', 80_000],
  ['71-43-2', 60_000],
  ['107-13-1', 40_000],
  ['7664-39-3', 5_000],
  ['1333-74-0', 500],
  ['108-88-3', 60_000],
];

/** Sites and places over India, a forecast in every cell with a site: no external service is called. */
export const fillSites = async ({ pool }: Database): Promise<void> => {
  await pool.query(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     select 'Site ' || n, 'site ' || n, 'District', '-', 8 + (n * 0.6180339887) % 1 * 24, 70 + (n * 0.7548776662) % 1 * 18
     from generate_series(1, $1::int) as n`,
    [fieldSize.sites],
  );
  await pool.query(
    `insert into inventory_item (industry_id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class,
       location, date_received, date_expired, supplier)
     select industry.id, k::text, 'x', 'x', '', ($1::text[])[1 + (industry.id * 3 + k * 7) % $3], ($2::float8[])[1 + (industry.id * 3 + k * 7) % $3],
       'kg', '', 'Yard ' || k, '2026-01-01', '2036-01-01', ''
     from industry, generate_series(1, 3) as k`,
    [stocks.map(([casNo]) => casNo), stocks.map(([, kg]) => kg), stocks.length],
  );
  await pool.query(
    `insert into receptor (id, name, kind, latitude, longitude, people)
     select 'r' || n, 'Place ' || n, case when n % 10 = 0 then 'school' else 'residential' end,
       8 + (n * 0.8191725134) % 1 * 24, 70 + (n * 0.6710436067) % 1 * 18, 50
     from generate_series(1, $1::int) as n`,
    [fieldSize.receptors],
  );
  await pool.query(
    `insert into weather_forecast (source, cell_latitude, cell_longitude, latitude, longitude, received_at, utc_offset_min, hours)
     select 'open-meteo', cell.latitude, cell.longitude, cell.latitude, cell.longitude, now(), 330, (
       select jsonb_agg(jsonb_build_object('time', to_char(date_trunc('hour', now()) at time zone 'utc' + make_interval(hours => h), 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'),
         'temperatureC', 26 + 6 * sin(h / 24.0 * 2 * pi()), 'windSpeedMs', 1.2 + 3 * abs(sin(h / 7.0 + cell.latitude)), 'windFromDeg', (h * 7 + 90)::int % 360,
         'humidityPercent', 60, 'cloudPercent', (h * 13)::int % 100, 'precipitationMm', 0, 'shortwaveWm2', null) order by h)
       from generate_series(0, 71) as h)
     from (select distinct (floor(latitude * 4) + 0.5) / 4 as latitude, (floor(longitude * 4) + 0.5) / 4 as longitude from industry) as cell`,
  );
};
