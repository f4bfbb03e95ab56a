import { toVisibleLine, toVisibleText } from '@hazardguard/contract';
import type { VapidKeys } from '../data-folder/vapid-key.ts';
import type { Channel } from './channel.ts';
import type { SignedReport } from './channel-part.ts';
import { type ChannelSettings, type Channels, channelParts, findOwn } from './list.ts';
import { isSame, wrongSignature } from './signed-report.ts';

/**
 * Names and texts may have been stored before they were validated: no message contains invisible characters, and no subject a
 * line break.
 */
const cleanTexts = (channel: Channel): Channel => ({
  ...channel,
  send: (to, { subject, text, ...message }, keys) =>
    channel.send(to, { ...message, subject: toVisibleLine(subject), text: toVisibleText(text) }, keys),
});

export const openChannels = (settings: ChannelSettings & { readonly publicUrl: string | null }, vapidKeys: VapidKeys | null): Channels => {
  const { publicUrl, smtp } = settings;
  const contact = /[^\s<>@]+@[^\s<>@]+/.exec(smtp?.from ?? '')?.[0] ?? null;
  const opened = channelParts.map((part) => {
    const own = findOwn(settings, part);
    const channel = own === null ? null : part.open(own, { publicUrl, contact, vapidKeys });
    return [part.id, channel && cleanTexts(channel)];
  });
  return Object.fromEntries(opened) as Channels;
};

export const closeChannels = (channels: Channels): void => {
  for (const channel of Object.values(channels)) channel?.close();
};

/** The reports of a channel that is set up; an unknown one has signed nothing. */
const findReports = (settings: ChannelSettings, channel: string) => {
  const part = channelParts.find(({ id }) => id === channel);
  const own = part === undefined ? null : findOwn(settings, part);
  if (part === undefined || part.report === null || own === null) throw wrongSignature();
  return { own, report: part.report };
};

/** Reads what the provider of a channel reports. */
export const readReport = (settings: ChannelSettings, channel: string, signed: SignedReport) => {
  const { own, report } = findReports(settings, channel);
  return report.read(own, signed);
};

/** Refuses a provider that does not know the text that was entered with the address of the reports. */
export const requireVerifyToken = (settings: ChannelSettings, channel: string, given: string): void => {
  const { own, report } = findReports(settings, channel);
  const expected = report.verifyToken(own);
  if (expected === null || !isSame(given, expected)) throw wrongSignature();
};
