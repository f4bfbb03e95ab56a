/**
 * Where to go after signing in: an address of this program, given in the query. Anything else (another host, a script) is refused,
 * as is the landing page, which is a program of its own.
 */
export const nextAddress = (raw: unknown, fallback = '/HazardGuard'): string => {
  if (typeof raw !== 'string' || !raw.startsWith('/')) return fallback;
  const own = new URL('https://own.invalid/');
  try {
    const url = new URL(raw, own);
    return url.origin === own.origin && url.pathname !== '/' ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
};
