import { CloseButton, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { TypeAhead } from '../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../ui/type-ahead/use-debounced.ts';
import { useIndustry } from './industry-choice.ts';
import { useChoiceNote } from './use-choice-note.ts';
import { useIndustryChoices } from './use-industry-choices.ts';

interface IndustryPickerProps {
  readonly id: string;
  readonly label: string;
  readonly classNames?: TextInputProps['classNames'];
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

/** Finds one industry among many by any part of its name, district or contact. */
export const IndustryPicker = ({ id, label, classNames, value, onChange }: IndustryPickerProps) => {
  const { t } = useTranslation('parts');
  /** What is being typed; undefined while the field shows the industry chosen. */
  const [typed, setTyped] = useState<string>();
  const chosen = useIndustry(value);
  const search = useDebounced(typed?.trim() ?? '');
  const [visited, setVisited] = useState(false);
  const choices = useIndustryChoices(search, visited);
  const note = useChoiceNote(choices.order);
  const name = value === undefined ? '' : (chosen.data?.industryName ?? '');
  const waiting = (visited && choices.isPending) || (typed !== undefined && (choices.isFetching || search !== typed.trim()));
  return (
    <TypeAhead
      input={{
        id,
        label,
        ...(classNames === undefined ? {} : { classNames }),
        placeholder: value !== undefined && chosen.isPending ? t('typeAhead.searching') : t('industryPicker.placeholder'),
        error: chosen.error instanceof ApiProblem && chosen.error.code === 'not-found' ? t('industryPicker.gone') : undefined,
        onPointerEnter: () => setVisited(true),
        onFocusCapture: () => setVisited(true),
        rightSection:
          value === undefined ? undefined : (
            <CloseButton
              aria-label={t('industryPicker.clear')}
              onClick={() => {
                setTyped(undefined);
                onChange(undefined);
              }}
            />
          ),
      }}
      text={typed ?? name}
      onText={setTyped}
      onLeave={() => setTyped(undefined)}
      loading={waiting}
      error={choices.error}
      nothing={search === '' ? t('industryPicker.none') : t('industryPicker.nothing', { search })}
      choices={choices.rows.map((industry) => ({
        key: String(industry.id),
        label: industry.industryName,
        aside: note(industry),
        item: industry,
      }))}
      onChoose={(industry) => {
        setTyped(undefined);
        onChange(industry.id);
      }}
      footer={choices.total > choices.rows.length ? t('industryPicker.more', { count: choices.total }) : null}
    />
  );
};
