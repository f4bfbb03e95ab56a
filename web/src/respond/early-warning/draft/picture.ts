import { siteImageLimits, type siteImageTypes } from '@hazardguard/contract';

/** The type of a file from its first bytes (PNG: RFC 2083 3.1; JPEG: ITU-T T.81 B.1.1; WebP: RFC 9649 2.3). */
export const findPictureType = (bytes: Uint8Array): (typeof siteImageTypes)[number] | undefined => {
  const hasBytes = (at: number, ...expected: readonly number[]): boolean => expected.every((byte, index) => bytes[at + index] === byte);
  if (hasBytes(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (hasBytes(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (hasBytes(0, 0x52, 0x49, 0x46, 0x46) && hasBytes(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  return undefined;
};

const toBase64 = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes]));
  });

/** A file as base64 if it is a picture that can be decoded, or why not; the server re-encodes it. */
export const readPicture = async (file: File): Promise<string> => {
  if (file.size > siteImageLimits.bytes) return 'too-big';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = findPictureType(bytes);
    if (type === undefined) return 'not-a-picture';
    const bitmap = await createImageBitmap(new Blob([bytes], { type }));
    bitmap.close();
    return await toBase64(bytes);
  } catch {
    // The picture cannot be decoded, or the file can no longer be read.
    return 'not-a-picture';
  }
};
