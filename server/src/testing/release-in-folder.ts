import { join } from 'node:path';
import { readSecrets } from '../platform/data-folder/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';
import { superuser } from '../platform/db/embedded/initialise.ts';
import { readPostmaster } from '../platform/db/embedded/postmaster.ts';
import { prepareDatabase } from '../platform/db/embedded/prepare.ts';
import { type ReleasedAlert, releaseAlert, takeBackAlert } from './released-alert.ts';

/**
 * A program for the journeys, which use the server only from outside: writes a released alert into the database of a running
 * server, by its data folder, and prints the id; or removes one. `node release-in-folder.ts FOLDER {"status":…}` or `… FOLDER
 * ID`.
 */
const [folder = '', what = ''] = process.argv.slice(2);
const postmaster = readPostmaster(join(folder, 'pg'));
if (postmaster === null) throw new Error(`No server runs in ${folder}`);
const { clusterPassword, databasePassword } = readSecrets(folder);
const url = `postgres://${superuser}:${clusterPassword}@127.0.0.1:${postmaster.port}/postgres`;
const database = openDatabase(await prepareDatabase(url, databasePassword), { maxConnections: 1 });
if (what.startsWith('{')) process.stdout.write(await releaseAlert(database, JSON.parse(what) as ReleasedAlert));
else await takeBackAlert(database, what);
await database.close();
