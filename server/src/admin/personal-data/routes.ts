import { personalDataRoutes } from '@hazardguard/contract';
import { recordEntry } from '../../platform/db/audit/record.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { erasePerson } from './erase.ts';
import { exportFound, exportOwn } from './export.ts';
import { buildPseudonym } from './patterns.ts';
import { type PersonSearch, searchPerson } from './search-person.ts';

const noPseudonym = buildPseudonym('0');

/** Find, export and erase the data about one person. */
export const personalData: Feature = (app, { database, changes }) => {
  /** Records ids only: a name in the audit record could never be erased. */
  const recordReading = async ({ records, places }: PersonSearch): Promise<void> => {
    const about = records.filter(({ certain }) => certain).map(({ kind, id }) => `${kind} ${id}`);
    await recordEntry(database, { kind: 'read', thing: 'personal-data', thingId: about[0] ?? null, after: { about, places } });
  };

  handle(app, personalDataRoutes.search, async ({ body }) => {
    const found = await searchPerson(database.kysely, body, noPseudonym);
    await recordReading(found);
    return { records: found.records.map(({ table: _, ...record }) => record), places: [...found.places], kept: found.kept };
  });
  handle(app, personalDataRoutes.export, async ({ body }) => {
    const found = await searchPerson(database.kysely, body, noPseudonym);
    await recordReading(found);
    return exportFound(database.kysely, found);
  });
  handle(app, personalDataRoutes.erase, async ({ body: { reason, confirmation: _, ...subject }, account }) => {
    const erased = await erasePerson(database, subject, reason, account);
    for (const table of ['person', 'person_session', 'two_factor'] as const) changes.note(table);
    return erased;
  });
  handle(app, personalDataRoutes.own, async ({ account, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return runUnscoped(() => exportOwn(database.kysely, account.id));
  });
};
