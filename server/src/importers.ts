import type { FileStore } from './platform/files/file-store.ts';
import { type Importers, importers } from './register/data-import/importers.ts';
import { makeLayerImporters } from './register/data-import/layer-importers.ts';
import { recipientImporter } from './warn/followers/import-recipients.ts';

/** What files can be imported as, of all rooms. `files` stores the bytes of map archives. */
export const makeImporters = (files: FileStore): Importers => ({
  ...importers,
  ...makeLayerImporters(files),
  recipients: recipientImporter,
});
