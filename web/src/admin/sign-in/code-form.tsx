import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import type { TwoFactorProof } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { focusFirstInvalid } from '../../ui/form-checks.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly tried: boolean;
}

/** The field for the two-factor code. */
export const CodeField = ({ value, onChange, tried }: CodeFieldProps) => {
  const { t } = useTranslation('account');
  return (
    <TextInput
      ref={focusWhenShown}
      label={t('twoFactor.code')}
      description={t('twoFactor.codeHint')}
      name="one-time-code"
      autoComplete="one-time-code"
      inputMode="text"
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={tried && value.trim() === '' ? t('required') : undefined}
    />
  );
};

interface CodeFormProps {
  readonly intro: string;
  readonly pending: boolean;
  readonly error: Error | null;
  readonly onProof: (proof: TwoFactorProof) => void;
}

/** Only the second factor, after the first was accepted. */
export const CodeForm = ({ intro, pending, error, onProof }: CodeFormProps) => {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (code.trim() === '') focusFirstInvalid(event.currentTarget);
    else onProof({ code: code.trim() });
  };
  const wrong = error instanceof ApiProblem && error.code === 'wrong-code';
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text>{intro}</Text>
        {error === null ? null : (
          <ErrorPanel error={error} text={wrong ? t('twoFactor.wrongCode') : undefined} title={t('failed')} fieldsMarked />
        )}
        <CodeField value={code} onChange={setCode} tried={tried} />
        <Button type="submit" loading={pending} style={{ alignSelf: 'flex-start' }}>
          {t('submit')}
        </Button>
        <PasskeyButton label={t('passkey.instead')} pending={pending} onProof={(passkey) => onProof({ passkey })} />
      </Stack>
    </form>
  );
};
