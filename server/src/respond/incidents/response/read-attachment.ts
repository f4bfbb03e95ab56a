import type { Readable } from 'node:stream';
import { ApiError, attachmentLimits, attachmentTypes } from '@hazardguard/contract';
import { readBounded } from '../../../platform/streams/read-bounded.ts';
import type { PdfInspector } from './pdf-inspector.ts';

/** The stored part of an upload. */
export interface AttachedFile {
  readonly mediaType: 'image/jpeg' | 'application/pdf';
  readonly whole: Buffer;
  /** Null: not a picture. */
  readonly small: Buffer | null;
}

type SanitiseImage = (bytes: Buffer) => Promise<{ readonly whole: Buffer; readonly small: Buffer }>;

const unsupportedType = (): ApiError => new ApiError('unsupported-media-type', 'Send a picture (JPEG, PNG, WebP) or a PDF');

const tooLarge = (): ApiError => new ApiError('too-large', `A file may have at most ${attachmentLimits.bytes / 1024 / 1024} MB`);

/** PDF 1.7 (ISO 32000-1), 7.5.2 and 7.5.5: the header starts the file, the end-of-file marker is in its last kilobyte. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF', 0, 'latin1');

/** The declared type must match the bytes. Pictures are re-encoded; a PDF is stored unchanged, or refused if it has active content. */
export const readAttachment = async (
  body: Readable,
  contentType: string | undefined,
  { sanitiseImage, inspect }: { readonly sanitiseImage: SanitiseImage; readonly inspect: PdfInspector['inspect'] },
): Promise<AttachedFile> => {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (!attachmentTypes.some((allowed) => allowed === type)) throw unsupportedType();
  const bytes = await readBounded(body, attachmentLimits.bytes, tooLarge);
  if (bytes.length === 0) throw unsupportedType();
  if (type === 'application/pdf') {
    if (!isPdf(bytes)) throw new ApiError('unsupported-media-type', 'The file cannot be read as a PDF');
    const active = await inspect(bytes);
    if (active !== null)
      throw new ApiError('unsupported-media-type', `The PDF has ${active} and was not stored. Print it to a new PDF and attach that`);
    return { mediaType: 'application/pdf', whole: bytes, small: null };
  }
  const { whole, small } = await sanitiseImage(bytes);
  return { mediaType: 'image/jpeg', whole, small };
};
