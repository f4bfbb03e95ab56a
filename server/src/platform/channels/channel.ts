/** What is told to one person. A channel leaves out what it has no place for. */
export interface Message {
  /** The same for every attempt to send this message, so that the next station can tell a repetition from a new one. */
  readonly id: string;
  /** Which text this is: some gateways ask for its registered template id. */
  readonly template: string;
  /** Of the text, BCP 47. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  /** Address of a page that ends these messages, for channels that can show a way out of their own. */
  readonly stopUrl?: string;
  /** Address of the page about this message, for channels that open one when it is pressed. */
  readonly url?: string;
  /** The same for machines, for channels that tell machines; without one they get id, subject and text as JSON. */
  readonly document?: MachineDocument;
}

export interface MachineDocument {
  /** Media type of the body. */
  readonly type: string;
  readonly body: string;
}

/**
 * What became of one message. `accepted`: the next station has taken it over. `refused`: it will not take it, so the same attempt
 * would fail again; `gone` when the recipient's address no longer exists. `try-again`: it may take it later, `afterS` seconds from
 * now where it said so. A reason is a sentence for people that never repeats the text or the recipient.
 */
export type Outcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: string; readonly gone: boolean }
  | { readonly kind: 'try-again'; readonly reason: string; readonly afterS: number | null };

/** One way of reaching one person at an address of its kind. What can go wrong outside is an outcome; `send` rejects only for a bug. */
export interface Channel<Address = string> {
  send(to: Address, message: Message): Promise<Outcome>;
  /** Whether the next station has taken over the message of this id; `unclear`: it gave no answer to that. Left out: it cannot be asked. */
  find?(id: string): Promise<'taken' | 'unknown' | 'unclear'>;
  /** The next station was set up to recognise a message that is sent again. */
  readonly recognisesRepetition?: boolean;
  close(): void;
}

export const accepted: Outcome = { kind: 'accepted' };
export const refused = (reason: string): Outcome => ({ kind: 'refused', reason, gone: false });
export const gone = (reason: string): Outcome => ({ kind: 'refused', reason, gone: true });
export const tryAgain = (reason: string, afterS: number | null = null): Outcome => ({ kind: 'try-again', reason, afterS });

/** What a machine is sent. */
export const toDocument = ({ id, template, language, subject, text, document }: Message): MachineDocument =>
  document ?? { type: 'application/json', body: JSON.stringify({ id, type: template, language, subject, text }) };

/** No channel sends a message that says nothing. */
export const isEmptyMessage = ({ subject, text }: Message): boolean => subject.trim() === '' || text.trim() === '';
export const emptyMessage = refused('An empty message is not sent');
