import type { FileStore } from './platform/files/file-store.ts';
import { type Importers, importers } from './register/data-import/importers.ts';
import { makeLayerImporters } from './register/data-import/layer-importers.ts';
import { recipientImporter } from './warn/followers/import-recipients.ts';
import { placesRecipients } from './warn/followers/place-recipients.ts';

/** What files can be imported as, of all rooms. `files` stores the bytes of map archives. */
export const makeImporters = (files: FileStore): Importers => {
  const all = { ...importers, ...makeLayerImporters(files), recipients: recipientImporter };
  const places = (['industries', 'receptors', 'villages'] as const).flatMap((kind) => {
    const importer = all[kind];
    return importer === undefined ? [] : [[kind, placesRecipients(importer)] as const];
  });
  return { ...all, ...Object.fromEntries(places) };
};
