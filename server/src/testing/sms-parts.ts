/** GSM 03.38's default alphabet, and the characters that its extension table encodes as two septets. */
const septet = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]$/;
const twoSeptets = /^[\f^{}\\[~\]|€]$/;

/** Number of parts of a text message: 160 septets or 70 units of UCS-2 in one, 153 or 67 in each of several (3GPP TS 23.040). */
export const countSmsParts = (text: string): number => {
  const signs = [...text];
  if (signs.every((sign) => septet.test(sign) || twoSeptets.test(sign))) {
    const septets = signs.reduce((sum, sign) => sum + (twoSeptets.test(sign) ? 2 : 1), 0);
    return septets <= 160 ? 1 : Math.ceil(septets / 153);
  }
  return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
};
