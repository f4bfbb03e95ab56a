const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

const entity = (whole: string, name: string): string => {
  if (name.startsWith('#')) return character(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
  return named[name.toLowerCase()] ?? whole;
};

/** Elements whose text is not for reading. */
const unread = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const breaks = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^<>]*>/gi;

/**
 * The words of a description, which may be HTML: tags are dropped, lines kept. It is for reading only; the page shows it as text,
 * so nothing depends on this being complete.
 */
export const plainText = (text: string): string =>
  text
    .replace(unread, ' ')
    .replace(breaks, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
