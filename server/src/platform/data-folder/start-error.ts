/** A reason not to start that a person can act on: printed as one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** What the machine refused, as the C library calls it; null: nothing of that kind. */
  readonly code: string | null;
  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

/** What the machine refuses, and what is to be done about it; the last is PostgreSQL's disk_full. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room, then do it again',
  EDQUOT: "this user's share of the disk is used up. Make room, then do it again",
  EFBIG: 'the file would be larger than this user may write. Raise the limit, then do it again',
  EROFS: 'the disk can only be read. Make it writable, then do it again',
  EIO: 'the disk fails. Look into the log of the machine',
  EACCES: 'this user may not do that. Give it the right, or run HazardGuard as the user whose data these are',
  EPERM: 'this user may not do that. Give it the right, or run HazardGuard as the user whose data these are',
  '53100': 'the disk of the database is full. Make room, then do it again',
};

/** What the C library calls the same, as it stands in what other programs print. */
const printedErrors: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|Check free disk space/i, 'ENOSPC'],
  [/Disk quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/i, 'EROFS'],
  [/Input\/output error/i, 'EIO'],
  [/Permission denied/i, 'EACCES'],
];

/** What the machine refused, and what is to be done about it. */
export interface Refusal {
  readonly code: string;
  readonly remedy: string;
}

/** What the machine refused another program by its last words; null: they say nothing of that. */
export const findRefusal = (words: string): Refusal | null => {
  for (const line of words.split('\n').reverse()) {
    const code = printedErrors.find(([said]) => said.test(line))?.[1];
    if (code !== undefined) return { code, remedy: remedies[code] ?? '' };
  }
  return null;
};

/** How a data folder fails: its disk is full, can only be read, or fails; or what was there is not there any more. */
export type DiskFault = 'full' | 'read-only' | 'failing' | 'missing';

const faults: Readonly<Record<string, DiskFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EIO: 'failing',
  ENODATA: 'missing',
};

/** Null: whatever failed, it was not the disk. */
export const findDiskFault = (error: unknown): DiskFault | null => faults[(error as { code?: string | null }).code ?? ''] ?? null;

/** The same failure in words where it is the machine's and a person can act on it; any other as it is. */
export const toStartError = (error: unknown): unknown => {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const remedy = remedies[code];
  if (remedy === undefined) return error;
  return new StartError(
    `${path === undefined ? 'Something could not be written' : `${path} could not be written or read`}: ${remedy}.`,
    code,
  );
};
