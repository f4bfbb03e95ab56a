import { toVisibleLine, toVisibleText } from '@hazardguard/contract';
import type { VapidKeys } from '../data-folder/vapid-key.ts';
import type { Settings } from '../env/env.ts';
import type { Channel } from './channel.ts';
import { openMqtt } from './mqtt.ts';
import type { PushHosts } from './push/endpoint.ts';
import { openWebPush, type PushSubscription } from './push/web-push.ts';
import { openSms } from './sms.ts';
import { openSmtp } from './smtp.ts';
import { openVoice } from './voice.ts';
import { openWebhook } from './webhook/webhook.ts';
import { openWhatsApp } from './whatsapp.ts';

/**
 * Names and texts may have been stored before they were validated: no message contains invisible characters, and no subject a
 * line break.
 */
const cleanTexts = <Address>(channel: Channel<Address>): Channel<Address> => ({
  ...channel,
  send: (to, { subject, text, ...message }) => channel.send(to, { ...message, subject: toVisibleLine(subject), text: toVisibleText(text) }),
});

/** Web push, and what a browser needs before it can follow. */
export interface PushChannel extends Channel<PushSubscription> {
  readonly publicKey: string;
  readonly hosts: PushHosts;
}

/** The configured channels; null: not configured. */
export interface Channels {
  readonly email: Channel | null;
  readonly sms: Channel | null;
  /** Calls that speak the text. */
  readonly voice: Channel | null;
  readonly whatsapp: Channel | null;
  readonly webPush: PushChannel | null;
  /** To machines, by https: the addresses come from the settings. */
  readonly webhook: Channel | null;
  /** To machines, through a broker: an address is a topic. */
  readonly mqtt: Channel | null;
}

/** Contact for push services; some refuse a sender without one. */
const selectContact = ({ push, smtp, publicUrl }: Settings): string => {
  if (push.subject !== null) return push.subject;
  if (publicUrl?.startsWith('https:')) return publicUrl;
  const sender = /[^\s<>@]+@[^\s<>@]+/.exec(smtp?.from ?? '')?.[0];
  return `mailto:${sender ?? 'operator@hazardguard.invalid'}`;
};

export const openChannels = (settings: Settings, vapidKeys: VapidKeys | null): Channels => {
  const { smtp, sms, voice, whatsapp, push, webhook, mqtt } = settings;
  const openPush = (keys: VapidKeys): PushChannel => ({
    ...cleanTexts(openWebPush({ identity: { ...keys, subject: selectContact(settings) }, hosts: push })),
    publicKey: keys.publicKey,
    hosts: push,
  });
  return {
    email: smtp === null ? null : cleanTexts(openSmtp(smtp)),
    sms: sms === null ? null : cleanTexts(openSms(sms)),
    voice: voice === null ? null : cleanTexts(openVoice(voice)),
    whatsapp: whatsapp === null ? null : cleanTexts(openWhatsApp(whatsapp)),
    webPush: vapidKeys === null ? null : openPush(vapidKeys),
    webhook: webhook === null ? null : cleanTexts(openWebhook(webhook)),
    mqtt: mqtt === null ? null : cleanTexts(openMqtt(mqtt)),
  };
};

export const closeChannels = (channels: Channels): void => {
  for (const channel of Object.values(channels)) channel?.close();
};
