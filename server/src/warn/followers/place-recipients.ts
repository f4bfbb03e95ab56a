import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { Importer } from '../../register/data-import/importer.ts';

/** An importer of what recipients can be placed by: afterwards those of earlier lists who had no place get the one that is known now. */
export const placesRecipients = (importer: Importer): Importer => ({
  ...importer,
  write: async (database, features, context) => {
    const counts = await importer.write(database, features, context);
    if (!context.dryRun) await runUnscoped(() => database.pool.query('select place_recipients()'));
    return counts;
  },
});
