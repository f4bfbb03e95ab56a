/** Leads to the public page, which chooses the language that the phone asks for. */
export const shortPath = '/w';

/** The address of the public page for a text message, where each character counts: phones open one without a scheme by https. */
export const toShortLink = (base: string | null): string | null =>
  base === null ? null : `${base.replace(/^https:\/\//, '')}${shortPath}`;
