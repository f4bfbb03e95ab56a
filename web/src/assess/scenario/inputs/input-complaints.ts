import type { InputProblem } from '@hazardguard/engine';
import type { ApiProblem } from '../../../data/api-problem.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { formatPath, useFieldSentence } from '../../../ui/field-sentence.ts';
import type { SummaryLine } from '../../../ui/form/error-summary.tsx';
import { useInputSentence } from '../../../ui/problem/use-input-sentence.ts';
import { findInput } from '../input-paths.ts';
import type { Draft, InputName } from '../scenario-document.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { useOwnLevelText } from './use-own-level-text.ts';

export const inputId = (name: InputName): string => `scenario-${name}`;

const units: Partial<Readonly<Record<InputName, string>>> = {
  quantityKg: 'kg',
  storageC: '°C',
  diameterM: 'm',
  lengthM: 'm',
  breadthM: 'm',
  pipeLengthM: 'm',
  bundAreaM2: 'm²',
  heightM: 'm',
  isolationMin: 'min',
  windSpeedMs: 'm/s',
  temperatureC: '°C',
  humidityPercent: '%',
  cloudPercent: '%',
};
export const findUnit = (name: InputName): string | undefined => units[name];

export interface Complaint extends SummaryLine {
  readonly input: InputName | undefined;
}

/** Errors of the inputs, each with field, value and allowed range. */
export const useComplaints = () => {
  const { t } = useTranslation('vulnerability');
  const label = (name: InputName): string => t(`input.${name}`);
  const sentence = useInputSentence();
  const fieldSentence = useFieldSentence();
  const findLabel = (path: string): string => {
    const input = findInput(path);
    return input === undefined ? formatPath(path) : label(input);
  };
  const lead = (field: string): { readonly input: InputName | undefined; readonly id: string } => {
    const input = findInput(field);
    return { input, id: inputId(input ?? 'item') };
  };
  const own = useOwnLevelText();
  return {
    label,
    unreadable: (draft: Draft, form: ScenarioForm): readonly Complaint[] =>
      draft.unreadable.map((input) => ({
        input,
        id: inputId(input),
        text:
          input === 'ownLevels'
            ? own.unreadable(form.ownLevels)
            : t('problems.number', { label: label(input), value: input in form ? String(form[input as keyof ScenarioForm]) : '' }),
      })),
    missing: (draft: Draft): readonly Complaint[] =>
      draft.missing.map((input) => ({ input, id: inputId(input), text: t('problems.required', { label: label(input) }) })),
    refused: (problems: readonly InputProblem[]): readonly Complaint[] =>
      problems.map((problem) => ({ ...lead(problem.field), text: own.unfitUnit(problem) ?? sentence(problem, findLabel(problem.field)) })),
    /** Errors from the server, shown at the same fields. */
    fromServer: (error: ApiProblem): readonly Complaint[] =>
      error.fields.map((problem) => {
        const path = problem.field.replace(/^scenario\./, '');
        const ofSchema = problem.allowed === undefined;
        return {
          ...lead(path),
          text: ofSchema
            ? fieldSentence(problem, findLabel(path))
            : (own.unfitUnit({ field: path, value: problem.value }) ?? sentence({ ...problem, field: path }, findLabel(path))),
        };
      }),
  };
};
