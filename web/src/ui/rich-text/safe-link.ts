/** The specification's six (§5): any other scheme is text, never a link. */
const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:']);
const withHost: ReadonlySet<string> = new Set(['http:', 'https:', 'irc:', 'ircs:']);

/** Control characters, white space, invisible and direction characters: browsers drop some, people see none. */
const hidden = /\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point}/u;

const maxCharacters = 2_000;

/** The address if a link to it is allowed; undefined for every other scheme, for relative addresses and for malformed ones. */
export const toSafeLink = (address: string): string | undefined => {
  if (address.length > maxCharacters || hidden.test(address) || address.includes('\\')) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*:)(\/\/[^/])?/i.exec(address);
  const name = scheme?.[1]?.toLowerCase() ?? '';
  if (!schemes.has(name) || address.length === name.length) return undefined;
  if (withHost.has(name) && scheme?.[2] === undefined) return undefined;
  // The browser's own parser must agree with ours.
  return URL.canParse(address) && new URL(address).protocol === name ? address : undefined;
};
