import { limits } from './limits.ts';
import type { GroundPicture } from './opened-file.ts';

interface PictureFacts {
  readonly type: GroundPicture['type'];
  readonly width: number;
  readonly height: number;
}

/** Width and height of a JPEG are in its frame header, after any number of segments. */
const jpegSize = (view: DataView): Pick<PictureFacts, 'width' | 'height'> | undefined => {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

const readFacts = (bytes: Uint8Array<ArrayBuffer>): PictureFacts | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 26) return undefined;
  if (view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) {
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  const size = view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined;
  return size && { type: 'image/jpeg', ...size };
};

/** The type of a picture that can be shown: PNG or JPEG by its first bytes, and no larger than a map can hold; else undefined. */
export const showableType = (bytes: Uint8Array<ArrayBuffer>): GroundPicture['type'] | undefined => {
  const facts = readFacts(bytes);
  const fits = facts && Math.min(facts.width, facts.height) > 0 && Math.max(facts.width, facts.height) <= limits.pictureSide;
  return fits ? facts.type : undefined;
};
