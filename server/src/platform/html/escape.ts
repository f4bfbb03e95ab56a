import { toVisibleText } from '@hazardguard/contract';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Safe as text and inside double quotes; without invisible characters. */
export const escapeText = (text: string): string =>
  toVisibleText(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Attributes that contain an address. */
const addresses: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'poster', 'cite', 'xlink:href']);

/** Ours, a place in this page, or a scheme that executes nothing. */
const safeAddress = /^(?:\/(?![/\\])|[#?]|https?:\/\/|mailto:|tel:|sms:|$)/i;

/** Throws for an attribute that can execute or style something, and for an address with another scheme. */
export const checkAttribute = (name: string, value: string): void => {
  const plain = name.toLowerCase();
  if (!/^[a-z][a-z0-9:-]*$/.test(plain)) throw new Error(`${JSON.stringify(name)} is no name of an attribute`);
  if (plain.startsWith('on') || plain === 'style' || plain === 'srcdoc')
    throw new Error(`The attribute ${name} accepts no value from outside`);
  if (addresses.has(plain) && !safeAddress.test(value)) throw new Error(`${name} is no address a page may lead to`);
};
