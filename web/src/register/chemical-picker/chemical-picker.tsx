import type { ChemicalName } from '@hazardguard/contract';
import type { TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { chemicalsQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { TypeAhead } from '../../ui/type-ahead/type-ahead.tsx';
import { matchChemicals } from './match-chemicals.ts';

interface ChemicalPickerProps {
  readonly input: TextInputProps & { readonly id: string };
  readonly text: string;
  /** Any text is allowed: a register holds more substances than the library. */
  readonly onText: (text: string) => void;
  readonly onChoose: (chemical: ChemicalName) => void;
  readonly onLeave?: () => void;
}

/** A substance by name, synonym or CAS number, from the library, or as typed. */
export const ChemicalPicker = ({ input, text, onText, onChoose, onLeave }: ChemicalPickerProps) => {
  const { t } = useTranslation('parts');
  const library = useQuery(chemicalsQuery);
  const matches = matchChemicals(library.data ?? [], text);
  return (
    <TypeAhead
      input={input}
      text={text}
      onText={onText}
      loading={library.isPending}
      error={library.error}
      nothing={t('chemicalPicker.nothing')}
      choices={matches.map(({ chemical, through }) => ({
        key: chemical.id,
        label: through === undefined ? chemical.name : `${chemical.name} (${through})`,
        aside: chemical.casNo ?? undefined,
        item: chemical,
      }))}
      onChoose={onChoose}
      {...(onLeave ? { onLeave } : {})}
    />
  );
};
