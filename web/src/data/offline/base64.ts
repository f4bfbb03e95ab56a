/** At once would exceed the arguments a call may have. */
const pieceBytes = 32_768;

export const toBase64 = (bytes: ArrayBuffer): string => {
  const all = new Uint8Array(bytes);
  let text = '';
  for (let at = 0; at < all.length; at += pieceBytes) text += String.fromCharCode(...all.subarray(at, at + pieceBytes));
  return btoa(text);
};

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
