import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** View state of the screens in the address: one flat record, so that a copied link restores the same view. */
export type Search = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * One value of the address. `parse` returns undefined for an invalid value; setting undefined removes it. Typing replaces the
 * history entry; `push` adds one, for steps that Back should undo.
 */
export const useAddress = <Value extends string | number | boolean>(
  key: string,
  parse: (raw: unknown) => Value | undefined,
): readonly [Value | undefined, (value: Value | undefined, how?: 'push' | 'replace') => void] => {
  const raw = useSearch({ strict: false, select: (search: Search) => search[key] });
  const navigate = useNavigate();
  const set = useCallback(
    (value: Value | undefined, how: 'push' | 'replace' = 'replace') => {
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...before, [key]: value }),
        replace: how === 'replace',
        resetScroll: false,
      });
    },
    [key, navigate],
  );
  return [parse(raw), set];
};

export const asId = (raw: unknown): number | undefined => (Number.isInteger(raw) && Number(raw) > 0 ? Number(raw) : undefined);
export const asText = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw : typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined;
export const oneOf =
  <const Choices extends readonly string[]>(choices: Choices) =>
  (raw: unknown): Choices[number] | undefined =>
    choices.find((choice) => choice === raw);

/** The industry in focus, by id: kept in the address across all screens. */
export const useIndustryInFocus = () => useAddress('industry', asId);
