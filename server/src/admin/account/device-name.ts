/** The first match counts: browsers also name the browsers they derive from. */
const browsers = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const findFirst = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([mark]) => mark.test(text))?.[1];

/** A name by which a person recognises a device, such as 'Firefox · Windows'; null if neither is known. The header is not reliable. */
export const toDeviceName = (userAgent: string | null): string | null => {
  if (userAgent === null) return null;
  const known = [findFirst(browsers, userAgent), findFirst(systems, userAgent)].filter((name) => name !== undefined);
  return known.length === 0 ? null : known.join(' · ');
};
