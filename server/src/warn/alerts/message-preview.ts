import {
  type AlertPreview,
  channelFacts,
  measureMessage,
  previewChannels,
  storedTranslations,
  storedVariants,
} from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { listOffered } from '../../platform/texts/offered-languages.ts';
import type { Content } from '../delivery/read-content.ts';
import { buildDeliveryMessage, type MessageClaim } from '../delivery/wording.ts';
import { noSuchAlert } from './draft-alert.ts';
import { type AlertRow, findAlert } from './store.ts';

/** In place of the ids that each message has: links in a preview lead nowhere. */
const noId = '00000000-0000-0000-0000-000000000000';

const toContent = (row: AlertRow): Content => ({
  incidentId: row.incident_id,
  severity: row.incident_severity,
  texts: {
    ...storedTranslations.parse(row.translations),
    en: {
      source: row.source,
      hazardText: row.hazard_text,
      placeText: row.place_text,
      actionText: row.action_text,
      timeText: row.time_text,
      ...(row.sms_text === null ? {} : { smsText: row.sms_text }),
    },
  },
  hazard: row.hazard,
  action: row.action,
  cancelBecause: row.cancel_because,
  releasedAt: row.saved_at,
  expiresAt: row.expires_at,
  area: row.area,
  variants: storedVariants.parse(row.variants),
  cap: null,
});

const toClaim = (
  row: AlertRow,
  channel: MessageClaim['channel'],
  language: MessageClaim['language'],
  action: MessageClaim['action'],
): MessageClaim => ({
  id: noId,
  alertId: row.id,
  version: row.version,
  kind: row.kind,
  status: row.status,
  audience: 'follower',
  channel,
  language,
  action,
  stopToken: channelFacts[channel].wording === 'letter' ? noId : null,
  escalationTier: null,
  escalated: false,
});

/** The messages that residents get of the present version, by the same code that sends them. */
export const previewMessages = async (
  database: Database,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  id: string,
): Promise<AlertPreview> => {
  const row = await findAlert(database, id);
  if (!row) throw noSuchAlert();
  const content = toContent(row);
  const links = { base: publicUrl, secret: noId };
  const variants = [null, ...content.variants.map(({ action }) => action)];
  const messages = variants.flatMap((variant) =>
    listOffered().flatMap((language) =>
      previewChannels.map((channel) => {
        const { subject, text } = buildDeliveryMessage(toClaim(row, channel, language, variant), content, links, null);
        const { wording } = channelFacts[channel];
        return {
          language,
          channel,
          variant,
          subject: wording === 'letter' ? subject : null,
          text,
          meter: wording === 'text' ? measureMessage(text) : null,
          withoutLink: wording === 'text' && publicUrl !== null && !text.includes(new URL(publicUrl).host),
        };
      }),
    ),
  );
  return { messages };
};
