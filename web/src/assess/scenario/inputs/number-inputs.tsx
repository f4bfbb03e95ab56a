import { QuantityField } from '../../../ui/quantity-field.tsx';
import type { NumberInput, ScenarioForm } from '../scenario-form.ts';
import { type Complaint, findUnit, inputId, useComplaints } from './input-complaints.ts';

/** The inputs that a part of the form reads. */
export interface InputProps<Key extends keyof ScenarioForm = keyof ScenarioForm> {
  readonly form: Pick<ScenarioForm, Key>;
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
  readonly complaints: readonly Complaint[];
}

export const findError = (complaints: readonly Complaint[], input: Complaint['input']): string | undefined =>
  complaints.find((complaint) => complaint.input === input)?.text;

interface NumberFieldProps<Name extends NumberInput> extends InputProps<Name> {
  readonly name: Name;
  readonly placeholder?: string | undefined;
  readonly description?: string | undefined;
}

/** One number of the scenario. A typed value is no longer the weather service's. */
export const NumberField = <Name extends NumberInput>({
  name,
  form,
  onChange,
  complaints,
  placeholder,
  description,
}: NumberFieldProps<Name>) => {
  const { label } = useComplaints();
  return (
    <QuantityField
      id={inputId(name)}
      label={label(name)}
      unit={findUnit(name)}
      value={form[name]}
      onChange={(text) => onChange({ [name]: text })}
      error={findError(complaints, name)}
      placeholder={placeholder}
      description={description}
    />
  );
};
