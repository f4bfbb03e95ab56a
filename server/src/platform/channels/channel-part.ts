import type { IncomingHttpHeaders } from 'node:http';
import type { ChannelFacts, ReceiptState } from '@hazardguard/contract';
import type { z } from 'zod';
import type { VapidKeys } from '../data-folder/vapid-key.ts';
import type { SettingPart } from '../settings/setting-part.ts';
import type { Channel } from './channel.ts';

/** What a channel may need besides its own settings. */
export interface Around {
  readonly publicUrl: string | null;
  /** An e-mail address of the operator; null: none is set. */
  readonly contact: string | null;
  readonly vapidKeys: VapidKeys | null;
}

/** What happened to a message of this installation. */
export interface Receipt {
  readonly id: string;
  readonly state: ReceiptState;
  readonly reason: string | null;
  /** Counts only if the message went to this address; null: wherever it went. */
  readonly from: string | null;
  /** How the person acknowledged; null: not. */
  readonly acknowledged: 'keypress' | 'reply' | null;
}

/** What a resident wrote, or where they are. */
export interface HeardMessage {
  /** Of the provider, the same for every repetition. */
  readonly id: string;
  readonly from: string;
  /** Null: a message without words. */
  readonly text: string | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** A report as it arrived: the body as text, as it was signed. */
export interface SignedReport {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ReportReader<Own> {
  /** Refuses what the provider has not signed, and what is no report. */
  read(own: Own, report: SignedReport): { readonly receipts: readonly Receipt[]; readonly messages: readonly HeardMessage[] };
  /** The text by which the provider knows the address of the reports; null: it does not ask. */
  verifyToken(own: Own): string | null;
}

type Variables = Readonly<Record<string, z.ZodType>>;

/** A notification channel: all that is known of it. `list.ts` names each once. */
export interface ChannelPart<
  Id extends string = string,
  Key extends string = string,
  Own = unknown,
  Declared extends Variables = Variables,
  Opened extends Channel = Channel,
> extends Omit<ChannelFacts, 'id' | 'reports'>,
    SettingPart<Declared> {
  readonly id: Id;
  /** In the sentences of the operator's tools. */
  readonly title: string;
  /** Name of its settings among those of the server. */
  readonly key: Key;
  /** Null: not set up. */
  readSettings(given: z.output<z.ZodObject<Declared>>): Own;
  /** Addresses that its settings name, of actual warnings and of exercises. */
  listAddresses(given: z.output<z.ZodObject<Declared>>): Readonly<Record<'public' | 'exercise', readonly (string | undefined)[]>>;
  open(own: NonNullable<Own>, around: Around): Opened | null;
  /** Null: its provider reports nothing. */
  readonly report: ReportReader<NonNullable<Own>> | null;
}

export const noAddresses = { public: [], exercise: [] } as const;
