/** A change that a person made on this device, until the server has it. */
export interface Change {
  /** The Idempotency-Key: the server carries the change out once, however often it is sent. */
  readonly key: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Path and query. May contain ids that this device has given (`made`). */
  readonly address: string;
  /** JSON, or a file's bytes in base64; absent: no body. */
  readonly body?: string;
  /** Of a file; absent: JSON. */
  readonly mediaType?: string;
  /** The author's id and name; the outbox of one person is never sent by another. */
  readonly personId: string;
  /** When the person made it: this device's time, ms since the epoch. */
  readonly atMs: number;
  /** The id that this device gave to what the change makes, until the answer has the real one in its field `id`. */
  readonly made?: string;
  /** First sent, ms since the epoch: the server may have it although no answer came. */
  readonly sentAtMs?: number;
  /** Times that the server failed at it (status 500). */
  readonly failures?: number;
  /** The server refused it: it waits for the person. */
  readonly refusal?: Refusal;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** The body of the answer. */
  readonly text: string;
}

/** The server's answer to a change. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Waiting {
  readonly order: number;
  readonly change: Change;
  /** The author, if the change is from another device: that one sends it, and this one only shows it. */
  readonly byName?: string;
}

/** Durable: what a promise has confirmed survives the end of the browser. */
export interface ChangeStore {
  readonly add: (change: Change) => Promise<number>;
  /** In the order in which they were made. */
  readonly list: () => Promise<readonly Waiting[]>;
  readonly put: (order: number, change: Change) => Promise<void>;
  /** Removes a change and keeps, in the same step, the real id of what it made. */
  readonly remove: (order: number, made?: { readonly given: string; readonly real: string }) => Promise<void>;
  /** Keeps the real id of what another device made. */
  readonly learn: (given: string, real: string) => Promise<void>;
  /** Given ids and their real ones. */
  readonly ids: () => Promise<ReadonlyMap<string, string>>;
}

/** Rejects when no answer came. */
export type Send = (change: Change) => Promise<Answer>;

/** The server's number of what another device made under this id; undefined: it is not there, or not in the person's scope. */
export type Resolve = (given: string) => Promise<string | undefined>;

/** An id that a device has given: the hyphen makes it never a number of the server. */
const givenId = /\bINC-[0-9A-F]{6}\b/;
export const isGivenId = (text: string): boolean => givenId.test(text) && text.length === 10;
export const hasGivenId = (address: string): boolean => givenId.test(address);

/** The given ids without which a change cannot be sent: in its address, or as the incident of an assessment or a warning. */
export const listNeededIds = ({ address, body = '', made }: Change): readonly string[] => {
  const found = [...address.matchAll(/\bINC-[0-9A-F]{6}\b/g), ...body.matchAll(/(?<="incidentId":")INC-[0-9A-F]{6}(?=")/g)];
  return [...new Set(found.map(([id]) => id))].filter((id) => id !== made);
};
