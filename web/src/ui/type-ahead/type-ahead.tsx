import { TextInput, type TextInputProps } from '@mantine/core';
import { type ReactNode, Suspense, useRef } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { TypeAheadChoices } from './type-ahead-choices.tsx';

export interface Choice<Item> {
  readonly key: string;
  readonly label: string;
  /** Distinguishes entries with the same name. */
  readonly aside: string | undefined;
  readonly item: Item;
}

export interface TypeAheadProps<Item> {
  readonly input: TextInputProps & { readonly id: string };
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly choices: readonly Choice<Item>[];
  readonly onChoose: (item: Item) => void;
  readonly loading?: boolean;
  readonly error?: unknown;
  readonly nothing: string;
  /** No suggestions before typing: the list stays closed. */
  readonly needsText?: boolean;
  readonly footer?: ReactNode;
  /** Called when the field is left without a choice (restores the chosen name). */
  readonly onLeave?: () => void;
}

const Choices = lazyPart(() => import('./type-ahead-choices.tsx').then((m) => m.TypeAheadChoices)) as typeof TypeAheadChoices;

/**
 * A text field with suggestions while typing: arrow keys and Enter choose, Escape closes. The list is loaded after the field is shown;
 * until then the field takes text, and its focus goes to the field with the list.
 */
export const TypeAhead = <Item,>(props: TypeAheadProps<Item>) => {
  const wasFocused = useRef(false);
  const field = (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      rightSectionPointerEvents="all"
      {...props.input}
      value={props.text}
      onChange={(event) => props.onText(event.currentTarget.value)}
      onFocus={() => {
        wasFocused.current = true;
      }}
      onBlur={() => {
        wasFocused.current = false;
        props.onLeave?.();
      }}
    />
  );
  return (
    <Suspense fallback={field}>
      <Choices {...props} wasFocused={wasFocused} />
    </Suspense>
  );
};
