import { deliveryChannels } from '@hazardguard/contract';
import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/postgres.ts';
import { weatherProviders } from '../../providers/weather/list.ts';

const db = useTestDatabase();

/** The checks of single columns, by table and column. */
const readChecks = async (): Promise<readonly (readonly [column: string, rule: string])[]> => {
  const { rows } = await db().pool.query<{ column: string; rule: string }>(
    `select conrelid::regclass::text || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as rule
     from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
     where contype = 'c' and connamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ column, rule }) => [column, rule]);
};

test.each([
  ['languages', /\.language$/, publicLanguageCodes, 4],
  ['weather providers', /\.source$/, weatherProviders.map(({ id }) => id), 2],
  ['channels', /\.(channel|call_channels)$|^resident_report\.way$/, deliveryChannels, 7],
])('no check repeats the list of %s: it asks only for the form of an id', async (_name, column, ids, least) => {
  const checks = await readChecks();
  const repeats = checks.filter(([, rule]) => ids.filter((id) => rule.includes(`'${id}'`)).length > 1);
  expect(repeats).toEqual([]);
  const forms = checks.filter(([name, rule]) => column.test(name) && rule.includes('~'));
  expect(forms.length).toBeGreaterThanOrEqual(least);
  for (const [name, rule] of forms) {
    const pattern = /'(\^.*\$)'::text/.exec(rule)?.[1] ?? '';
    for (const id of ids) expect(new RegExp(pattern, 'u').test(id), `${name} ${id}`).toBe(true);
    expect(new RegExp(pattern, 'u').test("x'; drop"), name).toBe(false);
  }
});

test('every column for a language has that check', async () => {
  const { rows } = await db().pool.query<{ column: string }>(
    `select table_name || '.language' as column from information_schema.columns
     where column_name = 'language' and table_schema = 'public' and table_name in (select tablename from pg_tables) order by 1`,
  );
  const checked = (await readChecks()).filter(([name, rule]) => name.endsWith('.language') && rule.includes('~'));
  expect(rows.map(({ column }) => column)).toEqual(checked.map(([name]) => name));
});

test('a language, a provider or a channel that is added later needs no migration; what is no id is refused', async () => {
  const insert = (source: string) =>
    db().pool.query(
      `insert into weather_forecast (source, cell_latitude, cell_longitude, latitude, longitude, received_at, utc_offset_min, hours)
       values ($1, 1, 1, 1, 1, now(), 0, '[]')`,
      [source],
    );
  await insert('added-later');
  await db().pool.query(
    "insert into offered_language (language, offered, unreviewed, changed_by, changed_by_id) values ('xx', true, 0, 'Asha', 'a1')",
  );
  await expect(insert('Not an id')).rejects.toThrow('weather_forecast_source_check');
  const add = (channel: string) =>
    db().pool.query("insert into delivery_sink (channel, address, purpose) values ($1, 'a', 'public')", [channel]);
  await add('added-later');
  await expect(add('Not an id')).rejects.toThrow('delivery_sink_channel_check');
});
