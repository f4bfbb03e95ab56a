import { ApiError } from '@hazardguard/contract';
import { z } from 'zod';

/** A status of a message (Cloud API, webhook field `messages`); others than these are skipped. */
const status = z.object({
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.uuid(),
  errors: z.array(z.object({ code: z.number(), title: z.string().max(200).optional() })).optional(),
});

/** The answer to a quick reply button. */
const buttonMessage = z.object({
  from: z.string().regex(/^\d{7,15}$/),
  type: z.literal('button'),
  button: z.object({ payload: z.string().max(200) }),
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

export interface WhatsAppReport {
  readonly statuses: readonly { readonly id: string; readonly status: 'delivered' | 'read' | 'failed'; readonly reason: string | null }[];
  /** Who pressed the button, as a number with +, and what it carries. */
  readonly presses: readonly { readonly from: string; readonly payload: string }[];
}

const collect = <Value>(schema: z.ZodType<Value>, given: readonly unknown[]): readonly Value[] =>
  given.flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });

/** Reads what a notification says about messages of this installation; other events are skipped. */
export const parseWhatsAppReport = (body: string): WhatsAppReport => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new ApiError('invalid-input', 'The body is not JSON');
  }
  const read = notification.safeParse(json);
  if (!read.success) throw new ApiError('invalid-input', 'The body is no notification of WhatsApp');
  const values = read.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  return {
    statuses: collect(
      status,
      values.flatMap(({ statuses = [] }) => statuses),
    ).flatMap(({ status: one, biz_opaque_callback_data: id, errors = [] }) => {
      // `sent`: the message left WhatsApp's servers, which is what `accepted` says already.
      if (one === 'sent') return [];
      const [error] = errors;
      const reason = error === undefined ? null : `WhatsApp: ${error.title ?? 'not delivered'} (${error.code})`;
      return [{ id, status: one, reason }];
    }),
    presses: collect(
      buttonMessage,
      values.flatMap(({ messages = [] }) => messages),
    ).map(({ from, button: { payload } }) => ({ from: `+${from}`, payload })),
  };
};
