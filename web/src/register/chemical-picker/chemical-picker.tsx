import type { ChemicalName } from '@hazardguard/contract';
import type { TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { chemicalsQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { TypeAhead } from '../../ui/type-ahead/type-ahead.tsx';
import { type ChemicalMatch, matchChemicals } from './match-chemicals.ts';
import { useNames } from './use-names.ts';

interface ChemicalPickerProps {
  readonly input: TextInputProps & { readonly id: string };
  readonly text: string;
  /** Any text is allowed: a register holds more substances than the library. */
  readonly onText: (text: string) => void;
  readonly onChoose: (chemical: ChemicalName) => void;
  /** Also substances outside the library, and solutions under their own names; without it only chemicals of the library are offered. */
  readonly onNamed?: (match: ChemicalMatch<ChemicalName>) => void;
  readonly onLeave?: () => void;
}

/** A substance by any name, CAS or UN number, from the library, or as typed. */
export const ChemicalPicker = ({ input, text, onText, onChoose, onNamed, onLeave }: ChemicalPickerProps) => {
  const { t } = useTranslation('parts');
  const library = useQuery(chemicalsQuery);
  const names = useNames();
  const matches = matchChemicals(names.data, library.data ?? [], text).filter(
    ({ chemical }) => onNamed !== undefined || chemical !== undefined,
  );
  return (
    <TypeAhead
      input={input}
      text={text}
      onText={onText}
      loading={library.isPending || (names.isPending && text.trim() !== '')}
      error={library.error ?? names.error}
      nothing={t('chemicalPicker.nothing')}
      choices={matches.map((match) => ({
        key: match.key,
        label: match.through === undefined ? match.name : `${match.name} (${match.through})`,
        aside: [match.casNo, match.chemical === undefined ? t('chemicalPicker.outside') : null].filter((part) => part !== null).join(' · '),
        item: match,
      }))}
      onChoose={(match) => {
        if (onNamed !== undefined) onNamed(match);
        else if (match.chemical !== undefined) onChoose(match.chemical);
      }}
      {...(onLeave ? { onLeave } : {})}
    />
  );
};
