/** Random, also where the page is not served over TLS (crypto.randomUUID is missing there). */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
