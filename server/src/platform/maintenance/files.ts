import { StartError } from '../data-folder/start-error.ts';
import { countInRows, countObjects, type FileCount, knowsObjects } from '../db/file-columns.ts';
import { StoreAway } from '../files/faults.ts';
import { adoptObjects, type Checked, checkFiles, type Moved, moveFiles, type Place } from '../files/move-files.ts';
import { type ObjectStore, openObjectStore } from '../files/object-store.ts';
import { type Environment, type Opened, workOn } from './work-on.ts';

const storeOf = async ({ settings, database }: Opened): Promise<ObjectStore> => {
  if (settings.files.objects === null)
    throw new StartError('No object store is set. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  if (!(await knowsObjects(database.pool))) throw new StartError('The data are of an older version. Run: hazardguard migrate');
  return openObjectStore(settings.files.objects);
};

const orRefusal = async <Result>(work: () => Promise<Result>, sofar: () => string = () => ''): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreAway) throw new StartError(`The object store does not do what it should: ${error.reason}.${sofar()}`);
    throw error;
  }
};

export interface FilesMoved extends Moved {
  readonly place: string;
  /** What lies where afterwards. */
  readonly inRows: FileCount;
  readonly inObjects: FileCount;
  readonly newGoTo: Place;
}

/** Moves every file of the data that the environment names, beside a server that works. Throws a `StartError` with a remedy. */
export const moveAllFiles = (environment: Environment, to: Place): Promise<FilesMoved> =>
  workOn(environment, { alone: false, call: 'files' }, async (opened) => {
    const { database, settings } = opened;
    const objects = await storeOf(opened);
    let files = 0;
    const note = (moved: Moved): void => {
      files = moved.files;
    };
    const move = () => moveFiles(database, objects, to, note);
    const moved = await orRefusal(move, () => ` ${files} files were moved; run it again to go on.`);
    const [inRows, inObjects] = [await countInRows(database), await countObjects(database.pool)];
    return { ...moved, place: objects.place, inRows, inObjects, newGoTo: settings.files.keptIn };
  });

export interface FilesChecked extends Checked {
  readonly place: string;
  /** Objects that this installation removes from now on when no row names them. */
  readonly adopted: number;
}

/** Reads every file of the object store. `own`: the installation removes them from now on, as those it put itself. Throws a `StartError` with a remedy. */
export const verifyObjects = (environment: Environment, { own }: { readonly own: boolean }): Promise<FilesChecked> =>
  workOn(environment, { alone: false, call: 'files' }, async (opened) => {
    const objects = await storeOf(opened);
    const checked = await orRefusal(() => checkFiles(opened.database, objects));
    return { ...checked, place: objects.place, adopted: own ? await adoptObjects(opened.database) : 0 };
  });
