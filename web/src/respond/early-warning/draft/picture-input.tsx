import { FileInput } from '@mantine/core';
import { useState } from 'react';
import { isPictureProblem } from '../../../assess/alert-draft/draft-values.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { readPicture } from './picture.ts';

interface PictureInputProps {
  readonly id: string;
  readonly label: string;
  /** The picture in base64, or why it cannot be used. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onReading: (reading: boolean) => void;
}

/** The picture of the plume, checked when it is chosen. */
export const PictureInput = ({ value, error, onChange, onReading, ...shown }: PictureInputProps) => {
  const { t } = useTranslation('alert-draft');
  const [file, setFile] = useState<File | null>(null);
  const choose = async (chosen: File | null): Promise<void> => {
    setFile(chosen);
    onChange('');
    if (chosen === null) return;
    onReading(true);
    onChange(await readPicture(chosen));
    onReading(false);
  };
  return (
    <FileInput
      {...shown}
      description={t('hint.plumeImage')}
      placeholder={t('picture.none')}
      accept="image/jpeg,image/png,image/webp"
      value={file}
      onChange={(chosen) => void choose(chosen)}
      error={isPictureProblem(value) ? t(`picture.${value}`) : error}
      clearable
      clearButtonProps={{ 'aria-label': t('picture.clear') }}
    />
  );
};
