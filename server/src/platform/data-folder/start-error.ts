/** A reason not to start that a person can fix: printed as one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** The error code of the C library; null: not an error of the machine. */
  readonly code: string | null;
  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

/** Errors of the machine with their remedies; the last is PostgreSQL's disk_full. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space, then try again',
  EDQUOT: "this user's share of the disk is used up. Free some space, then try again",
  EFBIG: 'the file would be larger than this user may write. Raise the limit, then try again',
  EROFS: 'the disk is read-only. Make it writable, then try again',
  EIO: 'the disk is failing. Check the log of the machine',
  EACCES: 'this user may not do that. Give it the right, or run HazardGuard as the user whose data these are',
  EPERM: 'this user may not do that. Give it the right, or run HazardGuard as the user whose data these are',
  '53100': 'the disk of the database is full. Free some space, then try again',
};

/** The C library's texts for the same errors, as other programs print them. */
const printedErrors: readonly (readonly [RegExp, string])[] = [
  [/No space left on device|Check free disk space/i, 'ENOSPC'],
  [/Disk quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/i, 'EROFS'],
  [/Input\/output error/i, 'EIO'],
  [/Permission denied/i, 'EACCES'],
];

/** What the machine refused, with the remedy. */
export interface Refusal {
  readonly code: string;
  readonly remedy: string;
}

/** What the machine refused another program, from its last output; null: unknown. */
export const findRefusal = (words: string): Refusal | null => {
  for (const line of words.split('\n').reverse()) {
    const code = printedErrors.find(([said]) => said.test(line))?.[1];
    if (code !== undefined) return { code, remedy: remedies[code] ?? '' };
  }
  return null;
};

/** How a data folder fails: its disk is full, read-only or failing; or its content is missing. */
export type DiskFault = 'full' | 'read-only' | 'failing' | 'missing';

const faults: Readonly<Record<string, DiskFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EIO: 'failing',
  ENODATA: 'missing',
};

/** Null: the disk was not the cause. */
export const findDiskFault = (error: unknown): DiskFault | null => faults[(error as { code?: string | null }).code ?? ''] ?? null;

/** An error of the machine that a person can fix, as a sentence; any other error unchanged. */
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
