import { ApiError, siteImageLimits } from '@hazardguard/contract';
import type Sharp from 'sharp';

/** The stored picture: only the pixels of the upload, re-encoded. Position, camera, owner and other data of the file are removed. */
interface SanitisedImage {
  readonly whole: Buffer;
  readonly small: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
}

const { pixels, keptSidePx, thumbnailSidePx } = siteImageLimits;
const taken: readonly string[] = ['jpeg', 'png', 'webp'];
const maxWaiting = 4;

/** The decoder comes with the first picture: most servers never open one. */
const openSharp = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  // Formats that nobody uploads are doors that nobody needs, and pictures of vectors can fetch other files.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

const unreadableImage = (): ApiError => new ApiError('unsupported-media-type', 'The file cannot be read as a JPEG, PNG or WebP picture');

const refuseKind = async (sharp: typeof Sharp, bytes: Buffer): Promise<void> => {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadableImage();
    });
  if (!taken.includes(format)) throw unreadableImage();
  // Read from the file's header before anything is unpacked: a small file can contain a very large picture.
  if (width * height > pixels) {
    throw new ApiError('too-large', `The picture has ${width} × ${height} pixels; at most ${pixels / 1e6} million are allowed`);
  }
};

const sanitiseImage = async (sharp: typeof Sharp, bytes: Buffer): Promise<SanitisedImage> => {
  await refuseKind(sharp, bytes);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize({ width: thumbnailSidePx, height: thumbnailSidePx, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer();
    return { whole: data, small, widthPx: info.width, heightPx: info.height };
  } catch {
    // Whatever a decoder says of broken pixels means the same to the person who sent them.
    throw unreadableImage();
  }
};

/** Opens pictures one at a time, since each may take some hundred megabytes; a few may wait. */
export const openImageSanitiser = (): ((bytes: Buffer) => Promise<SanitisedImage>) => {
  let sharp: Promise<typeof Sharp> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (bytes) => {
    if (waiting >= maxWaiting) throw new ApiError('unavailable', 'Too many pictures are being read; try again in a minute');
    sharp ??= openSharp();
    waiting += 1;
    const turn = last.then(async () => sanitiseImage(await (sharp as Promise<typeof Sharp>), bytes));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
};
