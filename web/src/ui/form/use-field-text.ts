import { useTranslation } from '../../locales/use-translation.ts';
import { useFieldSentence } from '../field-sentence.ts';
import type { Problem, Reason } from './field-problems.ts';

export interface FieldTexts<Field extends string> {
  readonly label: (field: Field) => string;
  /** The problem of an entry that is present but invalid. */
  readonly invalid: (field: Field) => string;
  /** Id of the field's input. */
  readonly id: (field: Field) => string;
  /** Not all fields are mandatory: what is wrong is listed as such. */
  readonly someOptional?: true;
}

/** One sentence per refused field, the same at the field and in the summary. */
export const useFieldText = <Field extends string>(words: FieldTexts<Field>) => {
  const { t } = useTranslation('parts');
  const fieldSentence = useFieldSentence();
  const sentence = (field: Field, reason: Reason): string => {
    const name = words.label(field);
    switch (reason.kind) {
      case 'required':
        return t('form.required', { field: name });
      case 'too-long':
        return t('form.tooLong', { field: name, max: reason.max });
      case 'invalid':
        return words.invalid(field);
      case 'said':
        return fieldSentence({ field, message: reason.message, rule: reason.rule }, name);
    }
  };
  return {
    sentence,
    /** The form's own refusals; the server's have a panel with their request id. */
    summary: (problems: readonly Problem<Field>[]) => {
      const own = problems.filter(({ reason }) => reason.kind !== 'said');
      return {
        title: !words.someOptional && own.some(({ reason }) => reason.kind === 'required') ? t('form.allFieldsMandatory') : t('form.check'),
        lines: own.map(({ field, reason }) => ({ id: words.id(field), text: sentence(field, reason) })),
      };
    },
  };
};
