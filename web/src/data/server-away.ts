/** Codes of status 503 that mean the database is not there. Others, such as no current weather, are answers of a server that works. */
const awayCodes: ReadonlySet<string> = new Set(['', 'unavailable', 'disk-unwritable']);

/** No answer of the program itself: a proxy without the server, or the server without its database. @param code of the error; '': none */
export const isServerAway = (status: number, code: string): boolean =>
  status === 502 || status === 504 || (status === 503 && awayCodes.has(code));

/** The code of an error answer; '' where the text is not one of this program. */
export const readErrorCode = (text: string): string => {
  try {
    return (JSON.parse(text) as { readonly error?: { readonly code?: string } } | null)?.error?.code ?? '';
  } catch {
    return '';
  }
};
