import { QuantityField } from '../../quantity-field.tsx';
import type { NumberInput, ScenarioForm } from '../scenario-form.ts';
import { type Complaint, inputId, unitOf, useComplaints } from './input-words.ts';

export interface InputProps {
  readonly form: ScenarioForm;
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
  readonly complaints: readonly Complaint[];
}

export const errorOf = (complaints: readonly Complaint[], input: Complaint['input']): string | undefined =>
  complaints.find((complaint) => complaint.input === input)?.text;

interface NumberFieldProps extends InputProps {
  readonly name: NumberInput;
  readonly placeholder?: string | undefined;
  readonly description?: string | undefined;
}

/** One number of the scenario. What is typed here by hand is no longer what a weather service said. */
export const NumberField = ({ name, form, onChange, complaints, placeholder, description }: NumberFieldProps) => {
  const { label } = useComplaints();
  return (
    <QuantityField
      id={inputId(name)}
      label={label(name)}
      unit={unitOf(name)}
      value={form[name]}
      onChange={(text) => onChange({ [name]: text })}
      error={errorOf(complaints, name)}
      placeholder={placeholder}
      description={description}
    />
  );
};
