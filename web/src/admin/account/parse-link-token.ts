/** The token of a one-time link follows `#`, which a browser never sends, so it is in no log and no referrer. */
export const parseLinkToken = (hash: string): string | undefined => new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined;
