import { type AutocompleteProps, TextInput } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../lazy-part.tsx';

export interface SuggestionFieldProps extends AutocompleteProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const LoadedSuggestions = lazyPart(() => import('./loaded-suggestions.tsx').then((part) => part.LoadedSuggestions));

/** Text with suggestions. They are loaded after the field is shown; until then it takes text, and the focus goes to the field with them. */
export const SuggestionField = (props: SuggestionFieldProps) => {
  const wasFocused = useRef(false);
  const { id, label, description, maxLength, error, value, onChange } = props;
  const field = (
    <TextInput
      id={id}
      label={label}
      description={description}
      error={error}
      {...(maxLength === undefined ? {} : { maxLength })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
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
      <LoadedSuggestions {...props} wasFocused={wasFocused} />
    </Suspense>
  );
};
