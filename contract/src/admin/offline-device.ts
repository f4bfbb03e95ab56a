import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';

/** Days without contact after which a browser deletes what it keeps for use without a network. */
export const offlineDays = 14;

const deviceId = z.uuid({ error: 'A device id is a UUID' });
const byId = z.object({ id: deviceId });

export const offlineDevice = z.object({
  id: deviceId,
  /** Such as 'Firefox · Windows'; null: not known. */
  name: z.string().nullable(),
  createdAt: isoMoment,
  lastContactAt: isoMoment,
});

/** Browsers that keep data for use without a network. */
export const offlineDeviceRoutes = tagged('account', {
  open: route('PUT', '/api/account/devices/:id', 'openOfflineDevice', {
    summary: 'The key of the data that this browser keeps; null: it was removed, and must delete them',
    permission: 'account.own',
    scope: 'own',
    params: byId,
    /** 32 bytes, base64. */
    answer: z.object({ key: z.string().nullable() }),
  }),
  list: route('GET', '/api/account/devices', 'listOfflineDevices', {
    summary: 'Browsers that keep your data for use without a network',
    permission: 'account.own',
    scope: 'own',
    answer: z.object({ devices: z.array(offlineDevice) }),
  }),
  remove: route('DELETE', '/api/account/devices/:id', 'removeOfflineDevice', {
    summary: 'Remove a browser: it deletes its data at the next contact',
    permission: 'account.own',
    scope: 'own',
    params: byId,
    status: 204,
  }),
  state: route('GET', '/api/offline-devices/:id', 'readOfflineDevice', {
    summary: 'Whether a browser may keep its data; asked when nobody is signed in, and before they are opened',
    permission: 'public',
    scope: 'published',
    params: byId,
    answer: z.object({ keeps: z.boolean() }),
  }),
});
