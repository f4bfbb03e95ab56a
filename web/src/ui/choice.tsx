import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** The label is visible elsewhere already; only screen readers need it here. */
  readonly quiet?: boolean;
  readonly value: Value;
  readonly options: readonly Value[];
  /** Visible, but not available now. */
  readonly disabled?: readonly Value[];
  readonly formatName: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, all visible. */
export const Choice = <Value extends string>({
  label,
  quiet = false,
  value,
  options,
  disabled = [],
  formatName: nameOf,
  onChange,
}: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div>
      {quiet ? null : (
        <Input.Label id={id} labelElement="div">
          {label}
        </Input.Label>
      )}
      <SegmentedControl
        fullWidth
        {...(quiet ? { 'aria-label': label } : { 'aria-labelledby': id })}
        value={value}
        onChange={(next) => {
          const found = options.find((option) => option === next);
          if (found !== undefined) onChange(found);
        }}
        data={options.map((option) => ({ value: option, label: nameOf(option), disabled: disabled.includes(option) }))}
      />
    </div>
  );
};
