import { type SelectProps, TextInput } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { IconChevronDown } from '../icons.tsx';
import { lazyPart } from '../lazy-part.tsx';

export interface SelectFieldProps extends SelectProps {
  readonly id: string;
  readonly data: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
}

const LoadedSelect = lazyPart(() => import('./loaded-select.tsx').then((part) => part.LoadedSelect));

/** A choice from a list that can be searched. The list is loaded after the field is shown; the focus goes to the field with the list. */
export const SelectField = (props: SelectFieldProps) => {
  const wasFocused = useRef(false);
  const { id, label, description, placeholder, disabled, error, data, value } = props;
  const field = (
    <TextInput
      id={id}
      label={label}
      description={description}
      placeholder={placeholder}
      disabled={disabled ?? false}
      error={error}
      readOnly
      value={data.find((choice) => choice.value === value)?.label ?? ''}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      onFocus={() => {
        wasFocused.current = true;
      }}
      onBlur={() => {
        wasFocused.current = false;
      }}
    />
  );
  return (
    <Suspense fallback={field}>
      <LoadedSelect {...props} wasFocused={wasFocused} />
    </Suspense>
  );
};
