import { messages } from '@hazardguard/i18n/messages';
import { z } from 'zod';
import { textLimits } from './constants.ts';
import { findCharacterProblem, isReason, normaliseText, reasonProblem } from './visible-text.ts';

/** Marks the schemas created here, so that a test can find an unmarked text of the contract. */
export const checkedTexts = z.registry<{ readonly lines: 'one' | 'many' }>();

const checkedTextSchema = (lines: 'one' | 'many', least: 0 | 1, most: number) => {
  const trimmed = z.string(least === 1 ? { error: messages.allFieldsMandatory } : {}).trim();
  const normalised = lines === 'one' ? trimmed : trimmed.overwrite(normaliseText);
  const bounded = least === 1 ? normalised.min(1, { error: messages.allFieldsMandatory }) : normalised;
  return bounded
    .max(most, { error: `At most ${most} characters` })
    .refine((given) => findCharacterProblem(given, lines) === null, {
      error: ({ input }) => findCharacterProblem(String(input), lines) ?? '',
    })
    .register(checkedTexts, { lines });
};

/** Required text of one line: a name, a place, a title. Markup stays text: screens never render it. */
export const oneLine = (most: number = textLimits.name) => checkedTextSchema('one', 1, most);
/** One line that may be empty. */
export const oneLineOrNone = (most: number) => checkedTextSchema('one', 0, most);
/** Required text of any number of lines: a note, a public text. */
export const multiLine = (most: number) => checkedTextSchema('many', 1, most);
/** Any number of lines, none included. */
export const multiLineOrNone = (most: number) => checkedTextSchema('many', 0, most);

/** For a document that is validated elsewhere: every text in it has one line. */
export const checkTexts = (given: unknown, context: z.core.$RefinementCtx, path: readonly (string | number)[] = []): void => {
  if (typeof given === 'string') {
    const message = findCharacterProblem(given, 'one');
    if (message !== null) context.addIssue({ code: 'custom', path: [...path], message });
  } else if (typeof given === 'object' && given !== null) {
    for (const [key, value] of Object.entries(given)) {
      checkTexts(key, context, path);
      checkTexts(value, context, [...path, key]);
    }
  }
};

/** The reason for a serious action: releasing alone, erasing, ending. */
export const reasonText = (most: number = textLimits.note) =>
  multiLine(most).refine(isReason, {
    error: reasonProblem,
    when: ({ issues }) => issues.length === 0,
  });
