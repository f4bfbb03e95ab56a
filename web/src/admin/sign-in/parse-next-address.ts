/**
 * The address to open after sign-in, from the query. Only addresses of this app are accepted: no other host, no script, and not the
 * landing page, which is a separate app.
 */
export const parseNextAddress = (raw: unknown, fallback = '/HazardGuard'): string => {
  if (typeof raw !== 'string' || !raw.startsWith('/')) return fallback;
  const own = new URL('https://own.invalid/');
  try {
    const url = new URL(raw, own);
    return url.origin === own.origin && url.pathname !== '/' ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
};
