/** The default alphabet of GSM 03.38 (3GPP TS 23.038, 6.2.1): one septet each. */
const alphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The characters of its extension table (6.2.1.1): an escape and one more septet. */
const extension = new Set('\f^{}\\[~]|€');
const toClass = (signs: Iterable<string>): string => [...signs].join('').replace(/[\\\]^-]/g, '\\$&');
const outside = new RegExp(`[^${toClass(alphabet)}${toClass(extension)}]`, 'u');
const extended = new RegExp(`[${toClass(extension)}]`, 'gu');

/** Units that fit into a single message, and into each part of a concatenated one (3GPP TS 23.040, 9.2.3.24.1). */
const messageSizes = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

export interface MessageMeter {
  readonly encoding: keyof typeof messageSizes;
  /** Septets, or units of UCS-2. */
  readonly units: number;
  /** 0 for an empty text. */
  readonly parts: number;
  /** Units still free in the last part. */
  readonly left: number;
}

/** Fills one part after the other; a character of two units is not split, so a part may stay one unit short. */
const countParts = (sizes: readonly number[], size: number): { readonly parts: number; readonly left: number } => {
  let parts = 1;
  let used = 0;
  for (const each of sizes) {
    if (used + each > size) {
      parts += 1;
      used = 0;
    }
    used += each;
  }
  return { parts, left: size - used };
};

/** Encoding, length and number of parts of a text message. One character outside the alphabet changes the encoding of all. */
export const measureMessage = (text: string): MessageMeter => {
  const encoding = outside.test(text) ? 'UCS-2' : 'GSM-7';
  const units = encoding === 'UCS-2' ? text.length : text.length + (text.match(extended)?.length ?? 0);
  const { alone, part } = messageSizes[encoding];
  if (units <= alone) return { encoding, units, parts: units === 0 ? 0 : 1, left: alone - units };
  const sizes = [...text].map((sign) => (encoding === 'UCS-2' ? sign.length : extension.has(sign) ? 2 : 1));
  return { encoding, units, ...countParts(sizes, part) };
};
