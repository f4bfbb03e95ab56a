import type { Industry } from '@hazardguard/contract';
import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useChoiceNote } from '../../../register/industry-picker/use-choice-note.ts';
import { useIndustryChoices } from '../../../register/industry-picker/use-industry-choices.ts';
import { TypeAhead } from '../../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../../ui/type-ahead/use-debounced.ts';

interface IndustryNameProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onText: (name: string) => void;
  readonly onChoose: (industry: Pick<Industry, 'industryName' | 'latitude' | 'longitude'>) => void;
}

/** An industry from the register, or a name that is not in it, because incidents also happen elsewhere. */
export const IndustryName = ({ id, error, value, onText, onChoose }: IndustryNameProps) => {
  const { t } = useTranslation(['incidents', 'parts']);
  const [visited, setVisited] = useState(false);
  const search = useDebounced(value.trim());
  const choices = useIndustryChoices(search, visited);
  const note = useChoiceNote(choices.order);
  return (
    <TypeAhead
      input={{
        id,
        label: t('field.industryName'),
        description: t('hint.industryName'),
        placeholder: t('parts:industryPicker.placeholder'),
        error,
        onFocusCapture: () => setVisited(true),
      }}
      text={value}
      onText={onText}
      loading={choices.isFetching}
      error={choices.error}
      nothing={t('industryAsTyped')}
      choices={choices.rows.map((industry) => ({
        key: String(industry.id),
        label: industry.industryName,
        aside: note(industry),
        item: industry,
      }))}
      onChoose={onChoose}
    />
  );
};
