import { ApiError } from '@hazardguard/contract';

/** The object store did not answer in time, or refused this server. `reason` is for the log: statuses and codes, never a key. */
export class StoreAway extends ApiError {
  readonly reason: string;
  constructor(message: string, reason: string) {
    super('unavailable', message);
    this.reason = reason;
  }
}

/** The stored file differs from what was stored, or is missing: the server administrator must know. */
export class FileDamaged extends ApiError {
  readonly reason: string;
  constructor(message: string, reason: string) {
    super('internal', message);
    this.reason = reason;
  }
}
