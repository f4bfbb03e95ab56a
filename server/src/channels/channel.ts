/** What is told to one person: a channel without subjects leaves the subject out. */
export interface Message {
  readonly subject: string;
  readonly text: string;
}

/** One way of reaching one person. `send` resolves when the next station has taken the message over, and rejects when it has not. */
export interface Channel {
  send(to: string, message: Message): Promise<void>;
  close(): void;
}

/** The way was there and failed: the reason in a sentence. */
export class ChannelError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChannelError';
  }
}
