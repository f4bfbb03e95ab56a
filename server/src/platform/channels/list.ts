import type { DeliveryChannel } from '@hazardguard/contract';
import type { Channel } from './channel.ts';
import type { ChannelPart } from './channel-part.ts';
import { email } from './email.ts';
import { mqtt } from './mqtt.ts';
import { webPush } from './push/push.ts';
import { sms } from './sms.ts';
import { voice } from './voice.ts';
import { webhook } from './webhook/webhook.ts';
import { whatsApp } from './whatsapp/whatsapp.ts';

/** Every notification channel, in the order of lists. */
const declared = [webPush, email, sms, voice, whatsApp, webhook, mqtt] as const;
type Declared = (typeof declared)[number];

export const channelParts: readonly ChannelPart[] = declared;

/** The settings of each channel by their name among those of the server; null: not set up. */
export type ChannelSettings = { readonly [Part in Declared as Part['key']]: ReturnType<Part['readSettings']> };

/** The opened channels; null: not set up. */
export type Channels = { readonly [Part in Declared as Part['id']]: ReturnType<Part['open']> } & Readonly<
  Record<DeliveryChannel, Channel | null>
>;

/** Settings of a channel among those of the server. */
export const findOwn = (settings: Readonly<Record<string, unknown>>, { key }: ChannelPart): NonNullable<unknown> | null =>
  settings[key] ?? null;

/** An address of a machine, or one for exercises. */
export interface Sink {
  readonly channel: DeliveryChannel;
  readonly address: string;
  readonly purpose: 'public' | 'exercise';
}

/** The settings of all channels from their variables, and the addresses in them; `numbers`: those for exercises. */
export const readChannels = (given: Readonly<Record<string, unknown>>, numbers: readonly string[]) => {
  const own = Object.fromEntries(channelParts.map((part) => [part.key, part.readSettings(given)]));
  const sinks = channelParts.flatMap((part): readonly Sink[] => {
    const channel = part.id as DeliveryChannel;
    const called = ['mobile', 'telephone'].includes(part.address) && (part.calls === 'always' || own[part.key] !== null) ? numbers : [];
    const { public: open, exercise } = part.listAddresses(given);
    const list = (purpose: Sink['purpose'], addresses: readonly (string | undefined)[]): readonly Sink[] =>
      addresses.filter((address) => address !== undefined).map((address) => ({ channel, address, purpose }));
    return [...list('public', open), ...list('exercise', [...exercise, ...called])];
  });
  return { own: own as unknown as ChannelSettings, sinks };
};
