import { type Channel, emptyMessage, isEmptyMessage, refused } from './channel.ts';
import { askGateway, type GatewaySettings, isDialled } from './sms.ts';

export interface VoiceSettings extends GatewaySettings {
  /** Signs what the gateway reports about calls and keys (Standard Webhooks); null: it reports nothing. */
  readonly secrets: readonly string[] | null;
}

/**
 * Telephone calls through the HTTP interface of a voice gateway, which speaks the text. It reports keys and outcomes to
 * `/api/webhooks/voice`, with the id of the message.
 */
export const openVoice = (settings: VoiceSettings): Channel => ({
  send: async (to, message) => {
    if (isEmptyMessage(message)) return emptyMessage;
    if (!isDialled(to)) return refused('This number cannot be called');
    const { id, text, language, template } = message;
    return askGateway('voice', settings, { to, digits: to.slice(1), text, language, template, id });
  },
  recognisesRepetition: false,
  close: () => undefined,
});
