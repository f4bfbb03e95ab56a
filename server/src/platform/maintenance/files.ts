import { StartError } from '../data-folder/start-error.ts';
import { countInRows, countObjects, type FileCount, hasObjectTable } from '../db/tables/file-columns.ts';
import { StoreAway } from '../files/faults.ts';
import { adoptObjects, type Checked, checkFiles, type Moved, moveFiles, type Place } from '../files/move-files.ts';
import { type ObjectStore, openObjectStore } from '../files/object-store.ts';
import { type Environment, type OpenedInstallation, withInstallation } from './work-on.ts';

const requireObjectStore = async ({ settings, database }: OpenedInstallation): Promise<ObjectStore> => {
  if (settings.files.objects === null)
    throw new StartError('No object store is set. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  if (!(await hasObjectTable(database.pool))) throw new StartError('The data are of an older version. Run: hazardguard migrate');
  return openObjectStore(settings.files.objects);
};

const orStartError = async <Result>(work: () => Promise<Result>, sofar: () => string = () => ''): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreAway) throw new StartError(`The object store failed its test: ${error.reason}.${sofar()}`);
    throw error;
  }
};

export interface FilesMoved extends Moved {
  readonly place: string;
  /** Counts by place afterwards. */
  readonly inRows: FileCount;
  readonly inObjects: FileCount;
  readonly newGoTo: Place;
}

/** Moves every file of the configured data, next to a running server. Throws a `StartError` with a remedy. */
export const moveAllFiles = (environment: Environment, to: Place): Promise<FilesMoved> =>
  withInstallation(environment, { alone: false, call: 'files' }, async (opened) => {
    const { database, settings } = opened;
    const objects = await requireObjectStore(opened);
    let files = 0;
    const note = (moved: Moved): void => {
      files = moved.files;
    };
    const move = () => moveFiles(database, objects, to, note);
    const moved = await orStartError(move, () => ` ${files} files were moved; run it again to go on.`);
    const [inRows, inObjects] = [await countInRows(database), await countObjects(database.pool)];
    return { ...moved, place: objects.place, inRows, inObjects, newGoTo: settings.files.keptIn };
  });

export interface FilesChecked extends Checked {
  readonly place: string;
  /** Objects that this installation now removes when no row refers to them. */
  readonly adopted: number;
}

/**
 * Reads every file of the object store. `own`: the installation removes them from now on, like those it stored itself. Throws a
 * `StartError` with a remedy.
 */
export const verifyObjects = (environment: Environment, { own }: { readonly own: boolean }): Promise<FilesChecked> =>
  withInstallation(environment, { alone: false, call: 'files' }, async (opened) => {
    const objects = await requireObjectStore(opened);
    const checked = await orStartError(() => checkFiles(opened.database, objects));
    return { ...checked, place: objects.place, adopted: own ? await adoptObjects(opened.database) : 0 };
  });
