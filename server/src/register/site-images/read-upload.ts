import type { Readable } from 'node:stream';
import { ApiError, siteImageLimits, siteImageTypes } from '@hazardguard/contract';
import { readBounded } from '../../platform/streams/read-bounded.ts';

const notAPicture = (): ApiError => new ApiError('unsupported-media-type', 'Send a JPEG, PNG or WebP picture');

const tooLarge = (): ApiError => new ApiError('too-large', `A picture can have at most ${siteImageLimits.bytes / 1024 / 1024} MB`);

/** The bytes of an upload, as long as they are of a type that is taken and not too many. */
export const readUpload = async (body: Readable, contentType: string | undefined): Promise<Buffer> => {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (!siteImageTypes.some((allowed) => allowed === type)) throw notAPicture();
  const bytes = await readBounded(body, siteImageLimits.bytes, tooLarge);
  if (bytes.length === 0) throw notAPicture();
  return bytes;
};
