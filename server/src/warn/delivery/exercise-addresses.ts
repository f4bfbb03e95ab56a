import type { Recipient } from './recipients.ts';

/** What stands in place of every address in a drill: nothing that a message could be sent to. */
const mark = 'exercise:';

/** In place of the address of one recipient among those of a kind. */
export const toExerciseAddress = (kind: string, number: number): string => `${mark}${kind}-${number}`;

export const isExerciseAddress = (address: string): boolean => address.startsWith(mark);

/**
 * Recipients of a drill's message: counted and named as in earnest, and reached by nobody. Address, place and number of the follower
 * are left behind here, before anything is queued, so that no later fault can send what has no address. They are numbered: the same
 * people are the same numbers in the next version.
 */
export const toExerciseRecipients = (recipients: readonly Recipient[]): readonly Recipient[] => {
  const counts = new Map<string, number>();
  return recipients.map((recipient) => {
    if (isExerciseAddress(recipient.address)) return recipient;
    const kind = `${recipient.audience}-${recipient.channel}`;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return { ...recipient, address: toExerciseAddress(kind, number), followerId: null, at: null };
  });
};
