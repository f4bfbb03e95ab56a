/** Base45 (RFC 9285): two bytes as three characters of the alphanumeric set of QR codes, which stores them in 16.5 bits. */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export const toBase45 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let value = isPair ? (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0) : (bytes[at] ?? 0);
    for (let place = 0; place < (isPair ? 3 : 2); place += 1) {
      text += signs[value % 45];
      value = Math.floor(value / 45);
    }
  }
  return text;
};

/** Undefined: the text is not Base45. */
export const fromBase45 = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((sign) => signs.indexOf(sign));
    const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
    if (digits.length === 1 || digits.includes(-1) || value > (digits.length === 3 ? 65_535 : 255)) return undefined;
    if (digits.length === 3) bytes.push(Math.floor(value / 256));
    bytes.push(value % 256);
  }
  return new Uint8Array(bytes);
};
