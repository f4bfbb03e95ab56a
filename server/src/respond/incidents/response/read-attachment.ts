import type { Readable } from 'node:stream';
import { ApiError, attachmentLimits, attachmentTypes } from '@hazardguard/contract';
import type { PdfInspector } from './pdf-inspector.ts';

/** What is kept of an upload. */
export interface AttachedFile {
  readonly mediaType: 'image/jpeg' | 'application/pdf';
  readonly whole: Buffer;
  /** Of pictures. */
  readonly small: Buffer | null;
}

type SanitiseImage = (bytes: Buffer) => Promise<{ readonly whole: Buffer; readonly small: Buffer }>;

const unsupportedType = (): ApiError => new ApiError('unsupported-media-type', 'A picture (JPEG, PNG, WebP) or a PDF is needed');

const readBytes = async (body: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > attachmentLimits.bytes)
      throw new ApiError('too-large', `A file may have ${attachmentLimits.bytes / 1024 / 1024} MB at most`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** PDF 1.7 (ISO 32000-1), 7.5.2 and 7.5.5: the header opens the file, the end-of-file marker stands in its last kilobyte. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF', 0, 'latin1');

/** The bytes of a file decide its type; the declared type must agree. Pictures are re-encoded; documents are kept as they are, or refused where they would do more than be read. */
export const readAttachment = async (
  body: Readable,
  contentType: string | undefined,
  { develop: sanitiseImage, inspect }: { readonly develop: SanitiseImage; readonly inspect: PdfInspector['inspect'] },
): Promise<AttachedFile> => {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (!attachmentTypes.some((taken) => taken === type)) throw unsupportedType();
  const bytes = await readBytes(body);
  if (bytes.length === 0) throw unsupportedType();
  if (type === 'application/pdf') {
    if (!isPdf(bytes)) throw new ApiError('unsupported-media-type', 'The file cannot be read as a PDF');
    const active = await inspect(bytes);
    if (active !== null)
      throw new ApiError('unsupported-media-type', `The PDF has ${active} and is not kept. Print it to a new PDF and attach that`);
    return { mediaType: 'application/pdf', whole: bytes, small: null };
  }
  const { whole, small } = await sanitiseImage(bytes);
  return { mediaType: 'image/jpeg', whole, small };
};
