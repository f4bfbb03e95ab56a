import type { Recipient } from './recipients.ts';

/** Replaces every address in a drill; nothing can be sent to it. */
const mark = 'exercise:';

/** The placeholder address of one recipient among those of a kind. */
export const toExerciseAddress = (kind: string, number: number): string => `${mark}${kind}-${number}`;

export const isExerciseAddress = (address: string): boolean => address.startsWith(mark);

/**
 * Recipients of a drill's message: counted and named as in a real alert, but not reachable. Address, position and id of the follower are
 * removed here, before anything is queued, so that no later fault can send the message. They are numbered: the same people have the same
 * numbers in the next version.
 */
export const toExerciseRecipients = (recipients: readonly Recipient[]): readonly Recipient[] => {
  const counts = new Map<string, number>();
  return recipients.map((recipient) => {
    if (isExerciseAddress(recipient.address)) return recipient;
    const kind = `${recipient.audience}-${recipient.channel}`;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    // What a resident has entered could not be erased there: the row does not say whose it is.
    const person = recipient.audience === 'follower' ? { name: null, place: recipient.role === null ? null : recipient.place } : {};
    return { ...recipient, ...person, address: toExerciseAddress(kind, number), followerId: null, at: null };
  });
};
