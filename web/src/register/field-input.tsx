import type { FieldKind, RegisterField } from '@hazardguard/contract';
import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';

interface FieldInputProps {
  readonly field: RegisterField;
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Hints below the inputs keep the inputs of a row level. */
  readonly hintBelow?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** What can be chosen; the first one is none. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly className?: string | undefined;
}

/** Inputs that are not plain text. */
const inputs: Partial<Record<FieldKind, Pick<TextInputProps, 'type' | 'inputMode'>>> = {
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
  phone: { type: 'tel' },
  email: { type: 'email' },
};

/** The input of one field in the form of a register. */
export const FieldInput = ({ field, id, label, hint, hintBelow, value, error, onChange, choices, className }: FieldInputProps) => {
  const shared = {
    id,
    label,
    value,
    error,
    withAsterisk: field.optional !== true,
    ...(hint === undefined ? {} : { description: hint }),
    ...(hintBelow ? { inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies TextInputProps['inputWrapperOrder'] } : {}),
    ...(className === undefined ? {} : { className }),
  };
  return choices === undefined ? (
    <TextInput {...shared} {...inputs[field.kind]} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <NativeSelect {...shared} data={[...choices]} onChange={(event) => onChange(event.currentTarget.value)} />
  );
};
