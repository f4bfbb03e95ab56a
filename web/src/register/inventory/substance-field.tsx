import { type ChemicalName, listModels } from '@hazardguard/contract';
import type { TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { chemicalsQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { ChemicalPicker } from '../chemical-picker/chemical-picker.tsx';
import type { ChemicalMatch } from '../chemical-picker/match-chemicals.ts';
import { useNames } from '../chemical-picker/use-names.ts';

interface SubstanceFieldProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly inputWrapperOrder: NonNullable<TextInputProps['inputWrapperOrder']>;
  readonly onChoose: (match: ChemicalMatch<ChemicalName>) => void;
  /** The name was typed in full instead of being chosen. */
  readonly onKnown: (match: Pick<ChemicalMatch<ChemicalName>, 'casNo' | 'chemical'>) => void;
}

/** The substance, with the assessments it can be used for. */
export const SubstanceField = ({ id, label, text, error, inputWrapperOrder, onText, onChoose, onKnown }: SubstanceFieldProps) => {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const library = useQuery(chemicalsQuery).data ?? [];
  const names = useNames().data;
  const found = names?.identify(text) ?? [];
  const named = found.length === 1 ? found[0] : undefined;
  const known = library.find((chemical) => chemical.id === named?.chemical?.id);
  const ability = () => {
    if (named === undefined) return t('substance.hint');
    if (known === undefined) return t('substance.outside', { name: named.name });
    if (names?.isSolutionName(text)) return t('substance.solution', { text: text.trim() });
    const list = (hazards: ChemicalName['canModel']): string => hazards.map((hazard) => t(`substance.${hazard}`)).join(', ');
    const { name, canModel, melt } = known;
    if (listModels(known).length === 0) return t('substance.registerOnly', { name });
    return [
      ...(canModel.length === 0 ? [] : [t('substance.canModel', { name, hazards: list(canModel) })]),
      ...(melt == null ? [] : [t('substance.melt', { name, hazards: list(melt.canModel), above: format.quantity(melt.aboveC, '°C', 3) })]),
    ].join('. ');
  };
  return (
    <ChemicalPicker
      input={{ id, label, description: ability(), withAsterisk: true, error, inputWrapperOrder }}
      text={text}
      onText={onText}
      onChoose={() => undefined}
      onNamed={onChoose}
      onLeave={() => {
        if (named) onKnown({ casNo: named.cas, chemical: known });
      }}
    />
  );
};
