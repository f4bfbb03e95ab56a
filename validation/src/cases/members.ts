/** What a case holds, by name. */
export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A result; a distance to a level that is nowhere exceeded is 'not reached'. */
export type Value = number | string | boolean | null;

/** Why a case cannot be computed. */
export class UnreadableCase extends Error {}
