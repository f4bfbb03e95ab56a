/** The first that fits: browsers call themselves by their ancestors' names, too. */
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

/** What a person recognises a device by: 'Firefox · Windows'; null when it says neither. A browser may say what it likes. */
export const toDeviceName = (userAgent: string | null): string | null => {
  if (userAgent === null) return null;
  const known = [findFirst(browsers, userAgent), findFirst(systems, userAgent)].filter((name) => name !== undefined);
  return known.length === 0 ? null : known.join(' · ');
};
