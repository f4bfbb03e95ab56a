/** What a KML file may look like, for the map and for the import. */

const byMark = (bytes: Uint8Array): string | undefined => {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return undefined;
};

/** The encoding of a text by its first bytes: its byte order mark, else what an XML declaration says, else UTF-8. */
export const findTextEncoding = (bytes: Uint8Array): string => {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return byMark(bytes) ?? /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
};

/** The document of a KMZ: `doc.kml` by custom, else the first KML by the standard's rule; never what macOS adds for itself. */
export const findMainKml = (names: readonly string[]): string | undefined => {
  const own = names.filter((name) => /\.kml$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name));
  return own.find((name) => name.toLowerCase() === 'doc.kml') ?? own[0];
};
