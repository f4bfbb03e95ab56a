/** A one-time link carries its token after the `#`, which a browser never sends: so it stands in no log and no referrer. */
export const linkToken = (hash: string): string | undefined => new URLSearchParams(hash.replace(/^#/, '')).get('token') || undefined;
