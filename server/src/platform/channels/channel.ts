/** A message to one person. A channel omits what it has no field for. */
export interface Message {
  /** The same for every attempt to send this message, so that the next hop can tell a repetition from a new one. */
  readonly id: string;
  /** Kind of the text: some gateways require its registered template id. */
  readonly template: string;
  /** Of an alert, the id of its own template, such as `alert-toxic-leak-shelter`; looked up before `template`. */
  readonly variant: string | undefined;
  /** Of the text, BCP 47. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  /** Address of a page to unsubscribe, for channels with their own unsubscribe function. */
  readonly stopUrl: string | undefined;
  /** Address of the page about this message, for channels that open one on a click. */
  readonly url: string | undefined;
  /** It asks for an acknowledgement, for channels that take the answer themselves: a key pressed, a button of the chat. */
  readonly acknowledges: boolean;
  /** The same for machines; without it they get id, subject and text as JSON. */
  readonly document: MachineDocument | undefined;
}

export interface MachineDocument {
  /** Media type of the body. */
  readonly type: string;
  readonly body: string;
}

/**
 * The outcome of one message. `accepted`: the next hop has taken responsibility for it. `refused`: it will not accept it, so the
 * same attempt would fail again; `gone` when the recipient's address no longer exists. `try-again`: it may accept it later,
 * `afterS` seconds from now where it said so. A reason is a sentence for people that never repeats the text or the recipient.
 */
export type Outcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: string; readonly gone: boolean }
  | { readonly kind: 'try-again'; readonly reason: string; readonly afterS: number | null };

/** What a browser's messages are encrypted with, base64url: an uncompressed point on P-256, and 16 octets. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A way to reach one person at an address of its kind. External failures are outcomes; `send` rejects only for a bug. */
export interface Channel<Address = string> {
  send(to: Address, message: Message, keys?: BrowserKeys | null): Promise<Outcome>;
  /** Whether the next hop has accepted the message with this id; `unclear`: it did not answer that. Absent: it cannot be asked. */
  find?(id: string): Promise<'taken' | 'unknown' | 'unclear'>;
  /**
   * Messages that one server sends in parallel, and so the most that are sent twice when it is killed. Mail servers and gateways limit
   * connections; push services and machines do not, and recognise a repetition by its id.
   */
  readonly parallel: number;
  /** What a machine gets: an event of ours, or the CAP message; null: it reaches people. */
  readonly format: 'json' | 'cap' | null;
  close(): void;
}

export const accepted: Outcome = { kind: 'accepted' };
export const refused = (reason: string): Outcome => ({ kind: 'refused', reason, gone: false });
export const gone = (reason: string): Outcome => ({ kind: 'refused', reason, gone: true });
export const tryAgain = (reason: string, afterS: number | null = null): Outcome => ({ kind: 'try-again', reason, afterS });

/** A message to a person without what only some messages have. */
export const plain = { variant: undefined, stopUrl: undefined, url: undefined, acknowledges: false, document: undefined } as const;

/** A subject is one line. */
export const toSubject = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200);

/** What a machine receives. */
export const toDocument = ({ id, template, language, subject, text, document }: Message): MachineDocument =>
  document ?? { type: 'application/json', body: JSON.stringify({ id, type: template, language, subject, text }) };

/** No channel sends an empty message. */
export const isEmptyMessage = ({ subject, text }: Message): boolean => subject.trim() === '' || text.trim() === '';
export const emptyMessage = refused('An empty message is not sent');
