import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconSearch } from '../icons.tsx';
import { useDebounced } from '../type-ahead/use-debounced.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches when typing pauses; follows the address when Back or a link changes it. */
export const SearchBox = ({ label, value, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation('parts');
  const [typed, setTyped] = useState(value);
  const lastSent = useRef(value);
  const settled = useDebounced(typed);
  useEffect(() => {
    if (value === lastSent.current) return;
    lastSent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    // Only typed text is reported: a text from the address is applied already.
    if (settled !== typed || settled.trim() === lastSent.current) return;
    lastSent.current = settled.trim();
    onSearch(lastSent.current);
  }, [settled, typed, onSearch]);
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={typed === '' ? null : <CloseButton aria-label={t('search.clear')} onClick={() => setTyped('')} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};
