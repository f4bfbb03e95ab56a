/** The part of the default policy that the browser calls: text before it becomes markup, a script, or a script's address. */
interface Policy {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { readonly createPolicy: (name: string, policy: Policy) => unknown };
}

const tag = /<[^>]*>?/g;
/** A link as in the credits of maps: an https address, with at most target and title. */
const link = /^<a(?: (?:href="https:\/\/[^"<>\s]*"|target="_blank"|rel="[a-z ]*"|title="[^"<>]*"))* *>$/i;

/** Plain links stay, which the map library writes itself (credits); all other tags become text. */
export const safeMarkup = (text: string): string =>
  text.replace(tag, (found) => (link.test(found) || /^<\/a>$/i.test(found) ? found : found.replaceAll('<', '&lt;')));

/** Scripts and workers of this origin, and of its own blobs; null refuses. */
export const safeScriptAddress = (address: string, origin: string): string | null => {
  const url = new URL(address, origin);
  if (url.protocol === 'blob:') return url.origin === origin ? address : null;
  return url.origin === origin && url.protocol.startsWith('http') ? address : null;
};

/**
 * The only policy that the page's security policy allows: all markup and scripts of libraries pass through it
 * (`require-trusted-types-for 'script'`). Browsers without Trusted Types follow the rest of the policy.
 */
export const guardSinks = (page: TrustedTypesWindow & { readonly location: { readonly origin: string } }): void => {
  page.trustedTypes?.createPolicy('default', {
    createHTML: safeMarkup,
    createScriptURL: (address) => safeScriptAddress(address, page.location.origin),
  });
};
