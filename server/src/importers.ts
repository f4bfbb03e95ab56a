import { type Importers, importers } from './register/data-import/importers.ts';
import { recipientImporter } from './warn/followers/import-recipients.ts';

/** What files can be imported as, of all rooms. */
export const everyImporter: Importers = { ...importers, recipients: recipientImporter };
