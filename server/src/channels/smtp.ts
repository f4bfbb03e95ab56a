import { createTransport } from 'nodemailer';
import { type Channel, ChannelError } from './channel.ts';

export interface SmtpSettings {
  /** smtp:// (with STARTTLS where the server offers it) or smtps://, with user and password where it asks for them. */
  readonly url: string;
  readonly from: string;
}

const timeoutMs = 10_000;

/** E-mail over SMTP: plain text, one recipient, never a file or an address of a network. */
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
    send: async (to, { subject, text }) => {
      if (subject.trim() === '' || text.trim() === '') throw new ChannelError('An empty message is not sent');
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (error) {
        const { responseCode } = error as { readonly responseCode?: number };
        const why = responseCode === undefined ? 'cannot be reached' : `refused the message (${responseCode})`;
        throw new ChannelError(`The mail server ${why}`, { cause: error });
      }
    },
    close: () => transport.close(),
  };
};
