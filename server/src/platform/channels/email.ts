import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { isUrl, listOf } from '../settings/values.ts';
import { accepted, type Channel, emptyMessage, isEmptyMessage, refused, tryAgain } from './channel.ts';
import type { ChannelPart } from './channel-part.ts';

export interface SmtpSettings {
  /** smtp:// (with STARTTLS where the server offers it) or smtps://, with user and password where it requires them. */
  readonly url: string;
  readonly from: string;
}

const timeoutMs = 10_000;

/** The domain of the sender, for message ids. */
const parseDomain = (from: string): string => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';

/** Mail programs show an unsubscribe button where this header is set, and call it themselves (RFC 2369, RFC 8058). */
const buildUnsubscribeHeaders = (stopUrl: string | undefined) =>
  stopUrl === undefined ? {} : { headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };

/** E-mail over SMTP: plain text, one recipient, never a file or a network address. */
export const openSmtp = ({ url, from }: SmtpSettings): Channel => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (to, message) => {
      if (isEmptyMessage(message)) return emptyMessage;
      const { id, subject, text, stopUrl } = message;
      try {
        const messageId = `<${id}@${parseDomain(from)}>`;
        await transport.sendMail({ from, to: { name: '', address: to }, messageId, subject, text, ...buildUnsubscribeHeaders(stopUrl) });
        return accepted;
      } catch (error) {
        // Codes of RFC 5321: 4yz may succeed later, 5yz will not.
        const { responseCode } = error as { readonly responseCode?: number };
        if (responseCode === undefined) return tryAgain('Cannot reach the mail server');
        const reason = `The mail server refused the message (${responseCode})`;
        return responseCode >= 500 ? refused(reason) : tryAgain(reason);
      }
    },
    parallel: 10,
    format: null,
    close: () => transport.close(),
  };
};

const variables = {
  SMTP_URL: z
    .string()
    .refine((text) => isUrl(text, ['smtp:', 'smtps:']), { error: 'an address such as smtps://user:password@mail.example.org:465' })
    .optional(),
  SMTP_FROM: z
    .string()
    .max(320)
    .refine((text) => /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(text), { error: 'a sender such as HazardGuard <alerts@example.org>' })
    .optional(),
  EXERCISE_EMAILS: listOf((text) => z.email().safeParse(text).success, 'at most 20 e-mail addresses separated by commas').default([]),
} as const;

export const email: ChannelPart<'email', 'smtp', SmtpSettings | null, typeof variables> = {
  id: 'email',
  title: 'e-mail',
  key: 'smtp',
  address: 'email',
  calls: 'always',
  follows: 'code',
  hears: false,
  wording: 'letter',
  variables,
  settingTexts: {
    SMTP_URL: { meaning: 'Mail server.', example: 'smtps://user:password@mail.example.org:465' },
    SMTP_FROM: { meaning: 'Sender of e-mail.', example: 'HazardGuard <alerts@example.org>' },
    EXERCISE_EMAILS: { meaning: 'E-mail addresses for exercises and tests.', default: 'none', example: 'drill@example.org' },
  },
  secrets: ['SMTP_URL'],
  findConflict: ({ SMTP_URL, SMTP_FROM }) =>
    (SMTP_URL === undefined) === (SMTP_FROM === undefined)
      ? null
      : 'SMTP_URL and SMTP_FROM belong together: the mail server and the sender of the mail. Set both, or neither.',
  readSettings: ({ SMTP_URL, SMTP_FROM }) =>
    SMTP_URL === undefined || SMTP_FROM === undefined ? null : { url: SMTP_URL, from: SMTP_FROM },
  listAddresses: ({ EXERCISE_EMAILS }) => ({ public: [], exercise: EXERCISE_EMAILS }),
  open: openSmtp,
  report: null,
};
