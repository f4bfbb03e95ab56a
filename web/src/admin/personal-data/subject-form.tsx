import type { DataSubject } from '@hazardguard/contract';
import { Button, Textarea } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconSearch } from '../../ui/icons.tsx';

/** The typed fields: one entry per line. */
export interface SubjectText {
  readonly names: string;
  readonly emails: string;
  readonly phones: string;
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const toSubject = ({ names, emails, phones }: SubjectText): DataSubject => ({
  names: lines(names),
  emails: lines(emails),
  phones: lines(phones),
});

interface SubjectFormProps {
  readonly value: SubjectText;
  readonly pending: boolean;
  /** All fields are empty. */
  readonly empty: boolean;
  readonly onChange: (change: Partial<SubjectText>) => void;
  readonly onSubmit: () => void;
}

/** Names, e-mail addresses and telephone numbers of the person. */
export const SubjectForm = ({ value, pending, empty, onChange, onSubmit }: SubjectFormProps) => {
  const { t } = useTranslation('personal-data');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate autoComplete="off" className="hg-cards hg-card hg-pad-6" aria-label={t('who')}>
      {(['names', 'emails', 'phones'] as const).map((field) => (
        <Textarea
          key={field}
          label={t(field)}
          description={t(`${field}Hint`)}
          autosize
          minRows={2}
          maxRows={6}
          value={value[field]}
          error={empty && field === 'names' ? t('needed') : undefined}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
      <div className="hg-whole">
        <Button type="submit" loading={pending} leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}>
          {t('look')}
        </Button>
      </div>
    </form>
  );
};
