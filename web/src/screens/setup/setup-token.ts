/** The printed link carries its token after the `#`, which a browser never sends: so it stands in no log and no referrer. */
export const setupToken = (hash: string): string | undefined => new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined;
