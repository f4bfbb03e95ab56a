import { createHash } from 'node:crypto';
import { type Account, ApiError, attachmentLimits, type IncidentEvent, replayIncident } from '@hazardguard/contract';
import type { Database } from '../../../db/database.ts';
import { appendAfter, readWholeLog } from '../log.ts';
import { findIncident } from '../store.ts';
import type { KeptFile } from './read-attachment.ts';

/** Names end in what the file is now: a picture that came as PNG is kept as JPEG. */
const nameOf = (given: string, mediaType: KeptFile['mediaType']): string => {
  const stem = given.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[\\/:*?"<>|]/g, '_') || 'file';
  return `${stem.slice(0, attachmentLimits.nameLength - 5)}.${mediaType === 'image/jpeg' ? 'jpg' : 'pdf'}`;
};

/** The bytes and the entry that tells of them, together. */
export const attachFile = (
  database: Database,
  id: string,
  file: KeptFile,
  told: { readonly name: string; readonly caption: string },
  account: Account,
): Promise<IncidentEvent> =>
  appendAfter(database, id, account, async ({ attachments }, { transaction, incident }) => {
    if (attachments.length >= attachmentLimits.perIncident)
      throw new ApiError('conflict', `This incident has ${attachments.length} files, and no more are kept; take one back first`);
    const { mediaType, whole, small } = file;
    const row = await transaction
      .insertInto('incident_attachment')
      .values({ incident, media_type: mediaType, whole, small })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sha256 = createHash('sha256').update(whole).digest('hex');
    const detail = {
      attachment: row.id,
      name: nameOf(told.name, mediaType),
      caption: told.caption,
      mediaType,
      bytes: whole.length,
      sha256,
    };
    return { kind: 'attachment', detail };
  });

const noSuchFile = (): ApiError => new ApiError('not-found', 'There is no such file at this incident');

export const withdrawFile = (database: Database, id: string, attachment: number, why: string, account: Account): Promise<IncidentEvent> =>
  appendAfter(database, id, account, ({ attachments }) => {
    const file = attachments.find((one) => one.attachment === attachment);
    if (file === undefined) throw noSuchFile();
    return { kind: 'withdrawal', detail: { attachment, name: file.name }, why };
  });

/** A file that was not taken back. */
export const openFile = async (
  database: Database,
  id: string,
  attachment: number,
  size: 'whole' | 'small',
): Promise<{ readonly name: string; readonly mediaType: KeptFile['mediaType']; readonly bytes: Buffer }> => {
  const { internal_id } = await findIncident(database, id);
  const { situation } = replayIncident(await readWholeLog(database, internal_id));
  const told = situation.attachments.find((one) => one.attachment === attachment);
  if (told === undefined) throw noSuchFile();
  const row = await database.kysely
    .selectFrom('incident_attachment')
    .select(['whole', 'small', 'media_type'])
    .where('id', '=', attachment)
    .where('incident', '=', internal_id)
    .executeTakeFirst();
  if (row === undefined) throw noSuchFile();
  return { name: told.name, mediaType: row.media_type, bytes: (size === 'small' ? row.small : null) ?? row.whole };
};
