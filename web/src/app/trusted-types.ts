/** What the browser hands to the default policy: a text on its way to where it would be markup, a script, or the address of one. */
interface Policy {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { readonly createPolicy: (name: string, policy: Policy) => unknown };
}

const tag = /<[^>]*>?/g;
/** A link as the credits of maps carry them: an https address, at most its target and title beside it. */
const link = /^<a(?: (?:href="https:\/\/[^"<>\s]*"|target="_blank"|rel="[a-z ]*"|title="[^"<>]*"))* *>$/i;

/** Text with no markup but plain links, which is what the map library writes by itself (credits); all other tags become text. */
export const safeMarkup = (text: string): string =>
  text.replace(tag, (found) => (link.test(found) || /^<\/a>$/i.test(found) ? found : found.replaceAll('<', '&lt;')));

/** Scripts and workers of this origin, and of blobs that a page of it has made; null refuses. */
export const safeScriptAddress = (address: string, origin: string): string | null => {
  const url = new URL(address, origin);
  if (url.protocol === 'blob:') return url.origin === origin ? address : null;
  return url.origin === origin && url.protocol.startsWith('http') ? address : null;
};

/**
 * The only policy that the page's security policy admits: whatever a library writes as markup or starts as a script goes through it
 * (`require-trusted-types-for 'script'`). Browsers without Trusted Types go by the rest of the policy.
 */
export const guardSinks = (page: TrustedTypesWindow & { readonly location: { readonly origin: string } }): void => {
  page.trustedTypes?.createPolicy('default', {
    createHTML: safeMarkup,
    createScriptURL: (address) => safeScriptAddress(address, page.location.origin),
  });
};
