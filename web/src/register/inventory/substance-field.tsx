import type { ChemicalName } from '@hazardguard/contract';
import type { TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { chemicalsQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ChemicalPicker } from '../chemical-picker/chemical-picker.tsx';
import { findNamed } from '../chemical-picker/match-chemicals.ts';

interface SubstanceFieldProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly inputWrapperOrder: NonNullable<TextInputProps['inputWrapperOrder']>;
  readonly onChoose: (chemical: ChemicalName) => void;
  /** The name was typed in full instead of being chosen. */
  readonly onKnown: (chemical: ChemicalName) => void;
}

/** The substance, with the assessments it can be used for. */
export const SubstanceField = ({ id, label, text, error, inputWrapperOrder, onText, onChoose, onKnown }: SubstanceFieldProps) => {
  const { t } = useTranslation('inventory');
  const known = findNamed(useQuery(chemicalsQuery).data ?? [], text);
  const ability = () => {
    if (known === undefined) return t('substance.hint');
    if (known.canModel.length === 0) return t('substance.registerOnly', { name: known.name });
    return t('substance.canModel', { name: known.name, hazards: known.canModel.map((hazard) => t(`substance.${hazard}`)).join(', ') });
  };
  return (
    <ChemicalPicker
      input={{ id, label, description: ability(), withAsterisk: true, error, inputWrapperOrder }}
      text={text}
      onText={onText}
      onChoose={onChoose}
      onLeave={() => {
        if (known) onKnown(known);
      }}
    />
  );
};
