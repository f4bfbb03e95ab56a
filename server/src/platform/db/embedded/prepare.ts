import pg from 'pg';
import { StartError } from '../../data-folder/start-error.ts';
import { compatRole } from '../scope/compat-role.ts';
import { personRole } from '../scope/person-role.ts';

const name = 'hazardguard';

/** The application's own database on an embedded server. */
export const buildApplicationUrl = (port: number, password: string): string => `postgres://${name}:${password}@127.0.0.1:${port}/${name}`;

/** Creates the application's role and database when missing. A crash may have cut off either step, so both are checked on every start. */
export const prepareDatabase = async (superuserUrl: string, password: string): Promise<string> => {
  const client = new pg.Client({ connectionString: superuserUrl });
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new StartError('The database does not accept the password in the file "secrets" next to it. Restore that file from a backup.');
    }
    throw error;
  }
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [name]);
    const verb = role.rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${name} login nosuperuser password ${client.escapeLiteral(password)}`);
    const database = await client.query('select from pg_database where datname = $1', [name]);
    if (database.rowCount === 0) await client.query(`create database ${name} owner ${name}`);
    for (const lesser of [compatRole, personRole]) {
      const known = await client.query('select from pg_roles where rolname = $1', [lesser]);
      if (known.rowCount === 0) await client.query(`create role ${lesser} nologin`);
      await client.query(`grant ${lesser} to ${name} with inherit false, set true`);
    }
  } finally {
    await client.end();
  }
  return buildApplicationUrl(Number(new URL(superuserUrl).port), password);
};
