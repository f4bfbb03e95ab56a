import { TextInput } from '@mantine/core';

interface QuantityFieldProps {
  readonly id: string;
  readonly label: string;
  /** Shown after the label. */
  readonly unit?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly description?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly required?: boolean;
}

/** A number with its unit, kept as typed: nothing is rounded, limited or cleared while a person types. */
export const QuantityField = ({
  id,
  label,
  unit,
  value,
  onChange,
  error,
  description,
  placeholder,
  required = false,
}: QuantityFieldProps) => (
  <TextInput
    id={id}
    label={unit === undefined ? label : `${label} (${unit})`}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={error}
    description={description}
    placeholder={placeholder}
    required={required}
    inputMode="decimal"
    autoComplete="off"
    maxLength={40}
  />
);
