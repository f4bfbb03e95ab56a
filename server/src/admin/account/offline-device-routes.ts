import { randomBytes } from 'node:crypto';
import { ApiError, offlineDeviceRoutes } from '@hazardguard/contract';
import { sql } from 'kysely';
import { isDemoPerson } from '../../platform/auth/demo-accounts.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { toDeviceName } from './device-name.ts';

/** Browsers that keep data for use without a network. Their keys never leave the server without a session. */
export const offlineDevices: Feature = (app, { database }) => {
  const { kysely } = database;
  handle(app, offlineDeviceRoutes.open, async ({ params: { id }, account, request }) => {
    const name = toDeviceName(request.headers['user-agent'] ?? null) ?? '';
    const row = await kysely
      .insertInto('offline_device')
      .values({ id, person_id: account.id, name, key: randomBytes(32) })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ last_contact_at: sql<Date>`now()` }).where('offline_device.person_id', '=', account.id),
      )
      .returning(['key', 'removed_at'])
      .executeTakeFirst();
    if (row === undefined) throw new ApiError('conflict', 'This device id belongs to another account');
    return { key: row.removed_at === null ? row.key.toString('base64') : null };
  });
  handle(app, offlineDeviceRoutes.list, async ({ account }) => {
    // In the demo the other browsers belong to other visitors.
    if (isDemoPerson(account.id)) return { devices: [] };
    const rows = await kysely
      .selectFrom('offline_device')
      .select(['id', 'name', 'created_at', 'last_contact_at'])
      .where('person_id', '=', account.id)
      .where('removed_at', 'is', null)
      .orderBy('last_contact_at', 'desc')
      .execute();
    return {
      devices: rows.map((row) => ({
        id: row.id,
        name: row.name === '' ? null : row.name,
        createdAt: row.created_at.toISOString(),
        lastContactAt: row.last_contact_at.toISOString(),
      })),
    };
  });
  handle(app, offlineDeviceRoutes.remove, async ({ params: { id }, account }) => {
    const { numUpdatedRows } = await kysely
      .updateTable('offline_device')
      .set({ removed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('person_id', '=', account.id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError('not-found', 'This device is not on your list');
    return undefined;
  });
  handle(app, offlineDeviceRoutes.state, async ({ params: { id } }) => {
    const row = await kysely
      .selectFrom('offline_device')
      .innerJoin('person', 'person.id', 'offline_device.person_id')
      .select(['removed_at', 'deactivated_at'])
      .where('offline_device.id', '=', id)
      .executeTakeFirst();
    return { keeps: row !== undefined && row.removed_at === null && row.deactivated_at === null };
  });
};
