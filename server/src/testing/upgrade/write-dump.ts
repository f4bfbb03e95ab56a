import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadSamples } from '../../demo/load-samples.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { claimMode } from '../../platform/db/installation.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { productVersion } from '../../platform/env/product-version.ts';
import { addSite, addSiteRows } from '../site-rows.ts';

/**
 * Writes the dump that upgrade.test.ts starts from: `node server/src/testing/upgrade/write-dump.ts postgres://…`, an empty
 * database on PostgreSQL 15, with Node 24 and pg_dump 15 on the PATH. Run once per release; the dump of a released version is never
 * rewritten.
 */
const url = process.argv[2];
if (url === undefined) throw new Error('The URL of an empty database is required');

const surat = { mark: 'Upgrade', district: 'Surat', state: 'Gujarat', latitude: 21.2, longitude: 72.8 };

const fill = async (database: Database): Promise<void> => {
  await migrate(database);
  await claimMode(database, 'demo');
  await loadSamples(database);
  await database.pool.query(
    `insert into person (id, name, email, email_verified, role) values ('upgrade', 'Asha Patel', 'asha@example.org', true, 'admin')`,
  );
  await addSiteRows(database, await addSite(database, surat), surat);
};

const database = openDatabase(url);
try {
  await fill(database);
} finally {
  await database.close();
}
// Rows as INSERT statements: any client can restore them, not only psql.
const dump = execFileSync('pg_dump', ['--no-owner', '--rows-per-insert=100', url], { maxBuffer: 1 << 28 });
// pg_dump writes two commands that only psql understands.
const sql = dump.toString('utf8').replace(/^\\(un)?restrict .*\n/gm, '');
writeFileSync(join(import.meta.dirname, `${productVersion}.sql.gz`), gzipSync(sql, { level: 9 }));
