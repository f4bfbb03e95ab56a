import { ApiError } from '@hazardguard/contract';
import type { DiskFault } from '../../data-folder/start-error.ts';

/** Of a disk that takes nothing, to whoever wanted something entered. */
export const diskFaultMessages: Readonly<Record<DiskFault, string>> = {
  full: 'The disk of the database is full; nothing was entered. Tell whoever runs this server, and try again when there is room',
  'read-only': 'The disk of the database can only be read; nothing was entered. Tell whoever runs this server',
  failing: 'The disk of the database cannot be written; nothing was entered. Tell whoever runs this server',
  missing: 'The disk of the database is not there; nothing was entered. Tell whoever runs this server',
};

/** No statement could be sent at all: by what keeps the database from running, where that is known. */
export const databaseUnavailable = (fault: DiskFault | null): ApiError =>
  fault === null
    ? new ApiError('unavailable', 'The database cannot be reached just now. Try again in a moment')
    : new ApiError('disk-unwritable', diskFaultMessages[fault]);
