import type { InputProblem } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatPath } from '../../ui/field-sentence.ts';
import type { SummaryLine } from '../../ui/form/error-summary.tsx';
import { useFormat } from '../../ui/format.ts';
import { useInputSentence } from '../../ui/problem/use-input-sentence.ts';
import type { ChangedScenario } from '../changed-conditions/changed-scenario.ts';
import { type ConditionField, type ConditionsForm, conditionUnits, type Fault, faultsIn } from '../changed-conditions/conditions-form.ts';
import { findInput, inputsByPath } from '../scenario/input-paths.ts';
import type { InputName } from '../scenario/scenario-document.ts';

/** The form field for an input of the scenario. */
const fields: Partial<Readonly<Record<InputName, ConditionField>>> = {
  windFromDeg: 'windDirection',
  windSpeedMs: 'windSpeed',
  temperatureC: 'temperature',
  humidityPercent: 'humidity',
  quantityKg: 'quantity',
  diameterM: 'circularDiameter',
  lengthM: 'rectangularLength',
  breadthM: 'rectangularBreadth',
  time: 'date',
};

interface Line extends SummaryLine {
  /** Undefined: the input belongs to the chemical, not to this form. */
  readonly field: ConditionField | undefined;
}

/** Errors of the form: values that cannot be read, and values that the engine refuses. */
export const useComplaints = (form: ConditionsForm, scenario: ChangedScenario | undefined, refused: readonly InputProblem[]) => {
  const { t } = useTranslation(['response-phase', 'vulnerability']);
  const format = useFormat();
  const sentence = useInputSentence();
  const findLabel = (path: string, input: InputName | undefined, field: ConditionField | undefined): string =>
    field === undefined ? (input === undefined ? formatPath(path) : t(`vulnerability:input.${input}`)) : t(`field.${field}`);
  const formatFault = (fault: Fault): string => {
    const label = t(`field.${fault.field}`);
    const value = form[fault.field];
    if (fault.kind !== 'range') return t(`fault.${fault.kind}`, { label, value });
    const unit = conditionUnits[fault.field];
    const [min, max] = [format.quantity(fault.min, unit), format.quantity(fault.max, unit)];
    return t('fault.range', { label, value: `${value} ${unit}`, min, max });
  };
  const own = faultsIn(form).map((fault): Line => ({ id: `conditions-${fault.field}`, field: fault.field, text: formatFault(fault) }));
  const known = new Set(own.map(({ field }) => field));
  const ofEngine = (scenario?.document ? refused : [])
    .filter(({ field }) => findInput(field) !== 'ownLevels')
    .map((problem): Line => {
      const input = inputsByPath[problem.field];
      const field = input === undefined ? undefined : fields[input];
      return {
        id: field === undefined ? 'response-item' : `conditions-${field}`,
        field,
        text: sentence(problem, findLabel(problem.field, input, field)),
      };
    });
  const lines = [...own, ...ofEngine.filter(({ field }) => !known.has(field))];
  return { lines, of: (field: ConditionField): string | undefined => lines.find((line) => line.field === field)?.text };
};
