import { Select } from '@mantine/core';
import type { RefObject } from 'react';
import type { SelectFieldProps } from './select-field.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

interface LoadedSelectProps extends SelectFieldProps {
  readonly wasFocused: RefObject<boolean>;
}

export const LoadedSelect = ({ wasFocused, ...props }: LoadedSelectProps) => {
  useKeptFocus(props.id, wasFocused);
  return <Select {...props} />;
};
