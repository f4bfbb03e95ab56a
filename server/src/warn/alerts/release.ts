import type { CapReference } from '../../platform/cap/cap-model.ts';
import type { SignCap } from '../../platform/cap/sign-cap.ts';
import { writeCap } from '../../platform/cap/write-cap.ts';
import type { Settings } from '../../platform/env/env.ts';
import { queueDelivery } from '../delivery/queue.ts';
import { escalateRelease } from '../escalation/start.ts';
import { findAlert, type Kysely } from './store.ts';
import { toCapMessage } from './to-cap-message.ts';

const listEarlierMessages = ({ kysely }: Kysely, alertId: string): Promise<readonly CapReference[]> =>
  kysely.selectFrom('cap_message').select(['sender', 'identifier', 'sent']).where('alert_id', '=', alertId).orderBy('version').execute();

/**
 * Stores the released message as CAP, queues its deliveries and starts or updates its escalation, all in the transaction of the release.
 * Every release passes here.
 */
export const release = async (
  transaction: Kysely,
  { settings, sign }: { readonly settings: Pick<Settings, 'mode' | 'publicUrl'>; readonly sign: SignCap },
  alertId: string,
): Promise<void> => {
  const row = await findAlert(transaction, alertId);
  if (!row) throw new Error(`Alert ${alertId} is released, but cannot be read`);
  const message = toCapMessage(row, await listEarlierMessages(transaction, alertId), settings);
  await transaction.kysely
    .insertInto('cap_message')
    .values({
      identifier: message.identifier,
      alert_id: alertId,
      version: row.version,
      sender: message.sender,
      sent: message.sent,
      kind: row.kind,
      status: row.status,
      expires_at: row.expires_at,
      title: message.infos[0]?.headline ?? '',
      document: sign(writeCap(message)),
    })
    .execute();
  await queueDelivery(transaction.kysely, { alertId, version: row.version, kind: row.kind });
  await escalateRelease(transaction, alertId);
};
