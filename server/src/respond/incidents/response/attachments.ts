import { type Account, ApiError, attachmentLimits, type IncidentEvent, replayIncident } from '@hazardguard/contract';
import type { Database } from '../../../platform/db/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { appendAfter, readWholeLog } from '../log.ts';
import { findIncident } from '../store.ts';
import type { AttachedFile } from './read-attachment.ts';

/** The file name with the extension of the stored type: a PNG picture is stored as JPEG. */
const toFileName = (given: string, mediaType: AttachedFile['mediaType']): string => {
  const stem = given.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[\\/:*?"<>|]/g, '_') || 'file';
  return `${stem.slice(0, attachmentLimits.nameLength - 5)}.${mediaType === 'image/jpeg' ? 'jpg' : 'pdf'}`;
};

interface AttachmentDeps {
  readonly database: Database;
  readonly files: FileStore;
}

/** Stores the bytes first, without a lock; then the row and the log entry in one transaction. */
export const attachFile = async (
  { database, files }: AttachmentDeps,
  id: string,
  file: AttachedFile,
  label: { readonly name: string; readonly caption: string },
  account: Account,
): Promise<IncidentEvent> => {
  const { mediaType } = file;
  const [whole, small] = await Promise.all([files.put(file.whole), file.small === null ? null : files.put(file.small)]);
  return appendAfter(database, id, account, async ({ attachments }, { transaction, incident }) => {
    if (attachments.length >= attachmentLimits.perIncident)
      throw new ApiError('conflict', `This incident has ${attachments.length} files, which is the maximum. Withdraw one first`);
    const row = await transaction
      .insertInto('incident_attachment')
      .values({
        incident,
        media_type: mediaType,
        whole: whole.body,
        whole_sha256: whole.sha256,
        whole_bytes: whole.bytes,
        small: small?.body ?? null,
        small_sha256: small?.sha256 ?? null,
        small_bytes: small?.bytes ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const detail = {
      attachment: row.id,
      name: toFileName(label.name, mediaType),
      caption: label.caption,
      mediaType,
      bytes: whole.bytes,
      sha256: whole.sha256.toString('hex'),
    };
    return { kind: 'attachment', detail, why: null };
  });
};

const noSuchFile = (): ApiError => new ApiError('not-found', 'This incident has no such file');

export const withdrawFile = (database: Database, id: string, attachment: number, why: string, account: Account): Promise<IncidentEvent> =>
  appendAfter(database, id, account, ({ attachments }) => {
    const file = attachments.find((one) => one.attachment === attachment);
    if (file === undefined) throw noSuchFile();
    return { kind: 'withdrawal', detail: { attachment, name: file.name }, why };
  });

/** Reads a file that has not been withdrawn. */
export const openFile = async (
  { database, files }: AttachmentDeps,
  id: string,
  attachment: number,
  size: 'whole' | 'small',
): Promise<{ readonly name: string; readonly mediaType: AttachedFile['mediaType']; readonly bytes: Buffer }> => {
  const { internal_id } = await findIncident(database, id);
  const { situation } = replayIncident(await readWholeLog(database, internal_id));
  const known = situation.attachments.find((one) => one.attachment === attachment);
  if (known === undefined) throw noSuchFile();
  // Documents have no small version.
  const part = known.mediaType === 'image/jpeg' ? size : 'whole';
  const row = await database.kysely
    .selectFrom('incident_attachment')
    .select(['media_type', `${part} as body`, `${part}_sha256 as sha256`, `${part}_bytes as bytes`])
    .where('id', '=', attachment)
    .where('incident', '=', internal_id)
    .executeTakeFirst();
  if (row === undefined) throw noSuchFile();
  return { name: known.name, mediaType: row.media_type, bytes: await files.get(row) };
};
