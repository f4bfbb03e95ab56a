import { Autocomplete } from '@mantine/core';
import type { RefObject } from 'react';
import type { SuggestionFieldProps } from './suggestion-field.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

interface LoadedSuggestionsProps extends SuggestionFieldProps {
  readonly wasFocused: RefObject<boolean>;
}

export const LoadedSuggestions = ({ wasFocused, ...props }: LoadedSuggestionsProps) => {
  useKeptFocus(props.id, wasFocused);
  return <Autocomplete {...props} />;
};
