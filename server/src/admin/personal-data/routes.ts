import { personalDataRoutes } from '@hazardguard/contract';
import { recordEntry } from '../../platform/db/audit/record.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { erasePerson } from './erase.ts';
import { exportFound, exportOwn } from './export.ts';
import { buildPseudonym } from './patterns.ts';
import { type PersonSearch, searchPerson } from './search-person.ts';

const nobody = buildPseudonym('0');

/** What is kept about one person: found, handed over, erased. */
export const personalData: Feature = (app, { database, changes }) => {
  /** About whom, by ids: a name in the record could never be erased again. */
  const note = async ({ records, places }: PersonSearch): Promise<void> => {
    const about = records.filter(({ certain }) => certain).map(({ kind, id }) => `${kind} ${id}`);
    await recordEntry(database, { kind: 'read', thing: 'personal-data', thingId: about[0] ?? null, after: { about, places } });
  };

  handle(app, personalDataRoutes.look, async ({ body }) => {
    const looked = await searchPerson(database.kysely, body, nobody);
    await note(looked);
    return { records: looked.records.map(({ table: _, ...record }) => record), places: [...looked.places], kept: looked.kept };
  });
  handle(app, personalDataRoutes.export, async ({ body }) => {
    const looked = await searchPerson(database.kysely, body, nobody);
    await note(looked);
    return exportFound(database.kysely, looked);
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
