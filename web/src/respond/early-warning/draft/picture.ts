import { siteImageLimits, type siteImageTypes } from '@hazardguard/contract';

export type PictureProblem = 'not-a-picture' | 'too-big';

/** The first bytes tell what a file is, whatever its name says (PNG: RFC 2083 3.1; JPEG: ITU-T T.81 B.1.1; WebP: RFC 9649 2.3). */
export const pictureType = (bytes: Uint8Array): (typeof siteImageTypes)[number] | undefined => {
  const starts = (at: number, ...expected: readonly number[]): boolean => expected.every((byte, index) => bytes[at + index] === byte);
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  return undefined;
};

const toBase64 = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes]));
  });

/** A chosen file as base64, once it has shown itself to be a picture that can be drawn; the server draws it anew again. */
export const readPicture = async (file: File): Promise<{ readonly base64: string } | { readonly problem: PictureProblem }> => {
  if (file.size > siteImageLimits.bytes) return { problem: 'too-big' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = pictureType(bytes);
    if (type === undefined) return { problem: 'not-a-picture' };
    const drawn = await createImageBitmap(new Blob([bytes], { type }));
    drawn.close();
    return { base64: await toBase64(bytes) };
  } catch {
    // It begins like a picture and cannot be drawn, or can no longer be read.
    return { problem: 'not-a-picture' };
  }
};
