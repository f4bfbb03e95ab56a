import { useDebouncedValue } from '@mantine/hooks';

/** Long enough to skip the letters of a word being typed, short enough to feel immediate. */
export const typingPauseMs = 250;

export const useDebounced = (text: string): string => useDebouncedValue(text, typingPauseMs)[0];
