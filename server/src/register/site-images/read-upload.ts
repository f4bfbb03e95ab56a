import type { Readable } from 'node:stream';
import { ApiError, siteImageLimits, siteImageTypes } from '@hazardguard/contract';

const notAPicture = (): ApiError => new ApiError('unsupported-media-type', 'Send a JPEG, PNG or WebP picture');

/** The bytes of an upload, as long as they are of a type that is taken and not too many. */
export const readUpload = async (body: Readable, contentType: string | undefined): Promise<Buffer> => {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (!siteImageTypes.some((allowed) => allowed === type)) throw notAPicture();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > siteImageLimits.bytes)
      throw new ApiError('too-large', `A picture can have at most ${siteImageLimits.bytes / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  if (size === 0) throw notAPicture();
  return Buffer.concat(chunks);
};
