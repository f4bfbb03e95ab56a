import { ApiError } from '@hazardguard/contract';
import type { DiskFault } from '../../data-folder/start-error.ts';

/** Refusals of a write by the disk fault. */
export const diskFaultMessages: Readonly<Record<DiskFault, string>> = {
  full: 'The disk of the database is full; nothing was saved. Contact the server administrator, and try again when there is space',
  'read-only': 'The disk of the database is read-only; nothing was saved. Contact the server administrator',
  failing: 'The disk of the database cannot be written; nothing was saved. Contact the server administrator',
  missing: 'The disk of the database is missing; nothing was saved. Contact the server administrator',
};

/** No statement could be sent: with the reason that the database does not run, where it is known. */
export const databaseUnavailable = (fault: DiskFault | null): ApiError =>
  fault === null
    ? new ApiError('unavailable', 'Cannot reach the database. Try again in a moment')
    : new ApiError('disk-unwritable', diskFaultMessages[fault]);
