/** The source of a fact of the library. */
export interface Sourced {
  readonly s: string | readonly string[];
  readonly status?: 'unverified';
  readonly note?: string;
}

export const toOrigin = ({ s, status, note }: Sourced) => ({
  sources: [s].flat(),
  unverified: status === 'unverified',
  note: note ?? null,
});
