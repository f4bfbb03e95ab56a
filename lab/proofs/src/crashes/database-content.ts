import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase, openHeadFile, verifyChain } from '@hazardguard/server';
import type { Content, Kind } from './ledger.ts';

/** Name and content of each row of a kind. */
const statements: Readonly<Record<Kind, string>> = {
  site: "select industry_name as name, district as content from industry where industry_name like 'Site %'",
  item: "select item_no as name, quantity::text as content from inventory_item where item_no like 'I-%'",
  incident: "select short_description as name, detailed_description as content from incident where short_description like 'Incident %'",
  note: "select text as name, incident_id as content from incident_event where text like 'Note %'",
  reading: `select value::text as name, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as content from sensor_reading`,
  // One message to the public for each alert.
  alert: `select incident_description as name, 'released' as content from cap_message
    join alert_version using (alert_id, version) where incident_description like 'Alert %'`,
};

/** The address of the running database of a data folder, for a user. */
export const buildDatabaseUrl = (folder: string, user: 'hazardguard' | 'postgres', name: string): string => {
  const port = readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[3];
  const secrets = JSON.parse(readFileSync(join(folder, 'secrets'), 'utf8')) as Record<string, string>;
  const password = user === 'postgres' ? secrets.clusterPassword : secrets.databasePassword;
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
};

export const withDatabase = async <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = openDatabase(url, { maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** The content of the database, and the faults of its audit record. */
export const readContent = (
  folder: string,
): Promise<{ readonly content: Content; readonly chainFaults: number; readonly unrecorded: number }> =>
  withDatabase(buildDatabaseUrl(folder, 'hazardguard', 'hazardguard'), async (database) => {
    const content: Partial<Record<Kind, Content[Kind]>> = {};
    for (const [kind, statement] of Object.entries(statements)) content[kind as Kind] = (await database.pool.query(statement)).rows;
    const { rows } = await database.pool.query<{ unrecorded: number }>(
      `select count(*)::int as unrecorded from industry where industry_name like 'Site %' and (
         select count(*) from audit_entry where thing = 'industry' and thing_id = industry.id::text and kind = 'added') <> 1`,
    );
    const { faults } = await verifyChain(database, { heads: openHeadFile(folder).read() });
    return { content: content as Content, chainFaults: faults.length, unrecorded: rows[0]?.unrecorded ?? 0 };
  });

/** PostgreSQL's own check of every table and index against each other (amcheck): what disagrees. Partitions are checked one by one. */
export const checkPages = (folder: string): Promise<readonly string[]> =>
  withDatabase(buildDatabaseUrl(folder, 'postgres', 'hazardguard'), async ({ pool }) => {
    await pool.query('create extension if not exists amcheck');
    const tables = await pool.query<{ fault: string }>(
      `select relname || ': ' || msg as fault from pg_class, verify_heapam(pg_class.oid)
       where relkind = 'r' and relpersistence = 'p'`,
    );
    const faults = tables.rows.map(({ fault }) => fault);
    const indexes = await pool.query<{ oid: number; relname: string }>(
      `select pg_class.oid, relname from pg_class join pg_am on pg_am.oid = relam join pg_index on indexrelid = pg_class.oid
       where amname = 'btree' and relkind = 'i' and indisvalid and relpersistence = 'p'`,
    );
    for (const { oid, relname } of indexes.rows) {
      await pool
        .query('select bt_index_check($1::oid::regclass, true)', [oid])
        .catch((error: Error) => faults.push(`${relname}: ${error.message}`));
    }
    return faults;
  });
