import { ApiError } from '@hazardguard/contract';
import { z } from 'zod';
import type { HeardMessage, Receipt } from '../channel-part.ts';

/** A status of a message (Cloud API, webhook field `messages`); others than these are skipped. */
const status = z.object({
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.uuid(),
  errors: z.array(z.object({ code: z.number(), title: z.string().max(200).optional() })).optional(),
});

const written = z.string().max(4_096);
const captioned = z.object({ caption: written.optional() }).optional();

/** A message of a person; each type has its content under its own name. */
const incoming = z.object({
  from: z.string().regex(/^\d{7,15}$/),
  id: z.string().min(1).max(200),
  type: z.enum(['text', 'button', 'interactive', 'location', 'image', 'video', 'document', 'audio', 'sticker', 'contacts']),
  text: z.object({ body: written }).optional(),
  /** The answer to a quick reply button of a template. */
  button: z.object({ payload: z.string().max(200).optional(), text: written.optional() }).optional(),
  /** The answer to a button or a list of a conversation. */
  interactive: z
    .object({ button_reply: z.object({ title: written }).optional(), list_reply: z.object({ title: written }).optional() })
    .optional(),
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  image: captioned,
  video: captioned,
  document: captioned,
});

const notification = z.object({
  entry: z
    .array(
      z.object({
        changes: z
          .array(
            z.object({
              value: z.object({
                statuses: z.array(z.unknown()).max(1_000).optional(),
                messages: z.array(z.unknown()).max(1_000).optional(),
              }),
            }),
          )
          .max(100),
      }),
    )
    .max(100),
});

/** What a reply button sends back: the id of the message that it answers. */
export const acknowledgePayload = (id: string): string => `acknowledge:${id}`;
const acknowledgePattern = new RegExp(`^${acknowledgePayload('([0-9a-f-]{36})')}$`);

const collect = <Value>(schema: z.ZodType<Value>, given: readonly unknown[]): readonly Value[] =>
  given.flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });

/** Reads what a notification says about messages of this installation; other events are skipped. A forwarded message carries the button of another person. */
export const readWhatsAppReport = (body: string): { readonly receipts: readonly Receipt[]; readonly messages: readonly HeardMessage[] } => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new ApiError('invalid-input', 'The body is not JSON');
  }
  const read = notification.safeParse(json);
  if (!read.success) throw new ApiError('invalid-input', 'The body is no notification of WhatsApp');
  const values = read.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  const receipts: Receipt[] = [];
  const messages: HeardMessage[] = [];
  for (const { status: state, biz_opaque_callback_data: id, errors = [] } of collect(
    status,
    values.flatMap(({ statuses = [] }) => statuses),
  )) {
    const [error] = errors;
    const reason = error === undefined ? null : `WhatsApp: ${error.title ?? 'not delivered'} (${error.code})`;
    // `sent`: the message left WhatsApp's servers, which is what `accepted` says already.
    if (state !== 'sent') receipts.push({ id, state, reason, from: null, acknowledged: null });
  }
  for (const one of collect(
    incoming,
    values.flatMap((value) => value.messages ?? []),
  )) {
    const { id, text, button, interactive, location, image, video, document } = one;
    const from = `+${one.from}`;
    const pressed = acknowledgePattern.exec(button?.payload ?? '')?.[1];
    if (pressed !== undefined) receipts.push({ id: pressed, state: 'read', reason: null, from, acknowledged: 'reply' });
    else
      messages.push({
        id,
        from,
        text:
          text?.body ??
          button?.text ??
          interactive?.button_reply?.title ??
          interactive?.list_reply?.title ??
          (image ?? video ?? document)?.caption ??
          null,
        position: location ?? null,
      });
  }
  return { receipts, messages };
};
