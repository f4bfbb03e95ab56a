import { z } from 'zod';
import { deriveVapidKeys, type VapidKeys } from '../../data-folder/vapid-key.ts';
import { isUrl } from '../../settings/values.ts';
import type { Channel } from '../channel.ts';
import { type ChannelPart, noAddresses } from '../channel-part.ts';
import type { PushHosts } from './endpoint.ts';
import { openWebPush } from './web-push.ts';

export interface PushSettings extends PushHosts {
  /** Null: the keys of the data folder. */
  readonly keys: VapidKeys | null;
  readonly subject: string | null;
}

/** Web push, and what a browser needs before it can follow. */
export interface PushChannel extends Channel {
  readonly publicKey: string;
  readonly hosts: PushHosts;
}

const pushHosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  .refine((names) => names.every((name) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) && !/\.\d+$/.test(name)), {
    error: 'host names separated by commas; a leading *. matches every subdomain',
  })
  .transform((names): readonly string[] => names);

const variables = {
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((text) => deriveVapidKeys(text) !== null, { error: 'a private key on P-256, 43 characters of base64url' })
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .refine((text) => /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (isUrl(text, ['https:']) && new URL(text).hostname !== 'localhost'), {
      error: 'mailto: and an address, or an https:// page, that a push service may contact',
    })
    .optional(),
  PUSH_HOSTS: pushHosts.default(['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']),
} as const;

export const webPush: ChannelPart<'web-push', 'push', PushSettings, typeof variables, PushChannel> = {
  id: 'web-push',
  title: 'web push',
  key: 'push',
  address: 'browser',
  calls: 'always',
  follows: 'browser',
  hears: false,
  wording: 'notification',
  variables,
  settingTexts: {
    VAPID_PRIVATE_KEY: {
      meaning: 'Key by which push services know this installation (P-256, 43 characters of base64url); the same on all servers.',
      default: 'derived from `HAZARDGUARD_SECRET`, else generated',
      example: '…',
    },
    VAPID_SUBJECT: {
      meaning: 'Contact for push services.',
      default: '`PUBLIC_URL` or the mail sender',
      example: 'mailto:ops@example.org',
    },
    PUSH_HOSTS: { meaning: 'Push services that messages may go to.', example: 'fcm.googleapis.com,*.push.apple.com' },
  },
  secrets: ['VAPID_PRIVATE_KEY'],
  findConflict: () => null,
  readSettings: ({ VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_HOSTS }) => ({
    keys: VAPID_PRIVATE_KEY === undefined ? null : deriveVapidKeys(VAPID_PRIVATE_KEY),
    subject: VAPID_SUBJECT ?? null,
    hosts: PUSH_HOSTS,
    loopback: false,
  }),
  listAddresses: () => noAddresses,
  open: (hosts, { publicUrl, contact, vapidKeys }) => {
    if (vapidKeys === null) return null;
    // Some push services refuse a sender without a contact.
    const page = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${contact ?? 'operator@hazardguard.invalid'}`;
    const push = openWebPush({ identity: { ...vapidKeys, subject: hosts.subject ?? page }, hosts });
    return {
      ...push,
      send: (endpoint, message, keys) => push.send({ endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, message),
      publicKey: vapidKeys.publicKey,
      hosts,
    };
  },
  report: null,
};
