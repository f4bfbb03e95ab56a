import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { asText } from '../../data/address.ts';
import { ApiProblem } from '../../data/api-problem.ts';
import { useDraft } from '../../data/draft.ts';
import type { Session } from '../../data/session.ts';
import { type TwoFactorProof, usePasskeySignIn, useSignIn } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { emailProblem, focusFirstInvalid } from '../../ui/form-checks.ts';
import { CodeField } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Sign in with a passkey alone. */
const PasskeySignIn = ({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) => {
  const { t } = useTranslation('account');
  const signIn = usePasskeySignIn();
  return (
    <Stack gap="sm" mt="md">
      {signIn.isError ? <ErrorPanel error={signIn.error} title={t('failed')} /> : null}
      <PasskeyButton
        label={t('passkey.signIn')}
        pending={signIn.isPending}
        onProof={(passkey) => signIn.mutate(passkey, { onSuccess: onSignedIn })}
      />
    </Stack>
  );
};

/** E-mail and password, then a code if the server requires one; a passkey works instead. A reload keeps the e-mail but never the password. */
export const CredentialsForm = ({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) => {
  const { t } = useTranslation('account');
  const [email, setEmail, dropEmail] = useDraft('sign-in', '', asText);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [tried, setTried] = useState(false);
  const signIn = useSignIn();
  const problem = emailProblem(email);
  const enter = (proof: TwoFactorProof) =>
    signIn.mutate(
      { email, password, ...proof },
      {
        onError: (error) => {
          if (!(error instanceof ApiProblem) || error.code !== 'second-factor-needed') return;
          setCode('');
          setTried(false);
        },
        onSuccess: (session) => {
          dropEmail();
          onSignedIn(session);
        },
      },
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined || password === '' || code?.trim() === '') {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    enter(code === undefined ? {} : { code: code.trim() });
  };
  const refusal = signIn.error instanceof ApiProblem ? signIn.error.code : undefined;
  const message = refusal === 'wrong-credentials' ? t('wrong') : refusal === 'wrong-code' ? t('twoFactor.wrongCode') : undefined;
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {signIn.isError && refusal !== 'second-factor-needed' ? (
            <ErrorPanel error={signIn.error} text={message} title={t('failed')} />
          ) : null}
          <TextInput
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={tried && problem ? t(problem) : undefined}
          />
          <PasswordInput
            label={t('password')}
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={tried && password === '' ? t('required') : undefined}
            visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          />
          {code === undefined ? null : <CodeField value={code} onChange={setCode} tried={tried} />}
          <Button type="submit" loading={signIn.isPending} style={{ alignSelf: 'flex-start' }}>
            {t('submit')}
          </Button>
          {code === undefined ? null : (
            <PasskeyButton label={t('passkey.instead')} pending={signIn.isPending} onProof={(passkey) => enter({ passkey })} />
          )}
        </Stack>
      </form>
      {code === undefined ? <PasskeySignIn onSignedIn={onSignedIn} /> : null}
    </>
  );
};
