import type { ImportInput } from '@hazardguard/contract';
import { Group, TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';

export const noSource = { sourceName: '', year: '', licence: '' } as const;
export type SourceTexts = Readonly<Record<keyof typeof noSource, string>>;

export const isYear = (text: string): boolean => text.trim() === '' || /^(19|20|21)\d\d$/.test(text.trim());

/** What is not said is not known: a layer then has the name of its file as its source. */
export const toSource = ({ sourceName, year, licence }: SourceTexts): Pick<ImportInput, 'sourceName' | 'year' | 'licence'> => ({
  sourceName: sourceName.trim() === '' ? null : sourceName.trim(),
  year: year.trim() === '' ? null : Number(year),
  licence: licence.trim() === '' ? null : licence.trim(),
});

/** Who published a layer, when, and under which licence: shown beside every count and on every map. */
export const SourceFields = ({ values, onChange }: { readonly values: SourceTexts; readonly onChange: (values: SourceTexts) => void }) => {
  const { t } = useTranslation('map-layers');
  const field = (name: keyof SourceTexts, most: number, width: number) => (
    <TextInput
      label={t(name)}
      w={width}
      maw="100%"
      maxLength={most}
      inputMode={name === 'year' ? 'numeric' : 'text'}
      value={values[name]}
      error={name === 'year' && !isYear(values.year) ? t('problem.year') : null}
      onChange={({ currentTarget }) => onChange({ ...values, [name]: currentTarget.value })}
    />
  );
  return (
    <Group align="flex-start" gap="md">
      {field('sourceName', 200, 300)}
      {field('year', 4, 120)}
      {field('licence', 200, 300)}
    </Group>
  );
};
