import type { InputProblem } from '@hazardguard/engine';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../data/api-problem.ts';
import type { SummaryLine } from '../../form/error-summary.tsx';
import { type Draft, type InputName, inputOfPath } from '../scenario-document.ts';
import type { ScenarioForm } from '../scenario-form.ts';

export const inputId = (name: InputName): string => `scenario-${name}`;

const units: Partial<Readonly<Record<InputName, string>>> = {
  quantityKg: 'kg',
  storageC: '°C',
  diameterM: 'm',
  lengthM: 'm',
  breadthM: 'm',
  heightM: 'm',
  isolationMin: 'min',
  windSpeedMs: 'm/s',
  temperatureC: '°C',
  humidityPercent: '%',
  cloudPercent: '%',
};
export const unitOf = (name: InputName): string | undefined => units[name];

export interface Complaint extends SummaryLine {
  readonly input: InputName | undefined;
}

/** What is wrong with the inputs, each with field, value and what is allowed. */
export const useComplaints = () => {
  const { t } = useTranslation('vulnerability');
  const label = (name: InputName): string => t(`input.${name}`);
  const shown = (value: unknown, unit: string | undefined): string =>
    `${typeof value === 'object' ? JSON.stringify(value) : String(value)}${unit ? ` ${unit}` : ''}`;
  const lead = (field: string): { readonly input: InputName | undefined; readonly id: string } => {
    const input = inputOfPath[field];
    return { input, id: inputId(input ?? 'item') };
  };
  return {
    label,
    unreadable: (draft: Draft, form: ScenarioForm): readonly Complaint[] =>
      draft.unreadable.map((input) => ({
        input,
        id: inputId(input),
        text: t('problems.number', { label: label(input), value: input in form ? String(form[input as keyof ScenarioForm]) : '' }),
      })),
    missing: (draft: Draft): readonly Complaint[] =>
      draft.missing.map((input) => ({ input, id: inputId(input), text: t('problems.required', { label: label(input) }) })),
    refused: (problems: readonly InputProblem[]): readonly Complaint[] =>
      problems.map((problem) => {
        const { input, id } = lead(problem.field);
        const text =
          input === undefined || problem.value === undefined || input === 'item'
            ? problem.message
            : t('problems.value', { label: label(input), value: shown(problem.value, problem.unit), allowed: problem.allowed });
        return { input, id, text };
      }),
    /** The server's own complaints, put beside the same fields. */
    said: (error: ApiProblem): readonly Complaint[] =>
      error.fields.map((field) => {
        const { input, id } = lead(field.field.replace(/^scenario\./, ''));
        return { input, id, text: field.message };
      }),
  };
};
