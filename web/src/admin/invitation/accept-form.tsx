import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useAcceptInvitation } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusFirstInvalid, newPasswordProblem } from '../../ui/form-checks.ts';
import { notifySuccess } from '../../ui/notices.ts';

interface AcceptFormProps {
  readonly token: string;
  readonly email: string;
  /** As the inviter wrote it; null: not given. */
  readonly invitedName: string | null;
}

/** Name and password of an invited person. The e-mail address comes from the invitation. */
export const AcceptForm = ({ token, email, invitedName }: AcceptFormProps) => {
  const { t } = useTranslation('account');
  const router = useRouter();
  const accept = useAcceptInvitation();
  const [name, setName] = useState(invitedName ?? '');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const problem = newPasswordProblem(password);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || problem !== undefined) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    accept.mutate(
      { token, name, password },
      {
        onSuccess: () => {
          notifySuccess(t('welcome', { name }));
          router.history.replace('/HazardGuard');
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={420}>
        {accept.isError ? <ErrorPanel error={accept.error} title={t('invitation.failed')} /> : null}
        <TextInput label={t('email')} type="email" autoComplete="username" readOnly value={email} />
        <TextInput
          label={t('setup.name')}
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={tried && name.trim() === '' ? t('required') : undefined}
        />
        <PasswordInput
          label={t('password')}
          description={t('change.hint')}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={tried && problem ? t(problem) : undefined}
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
        />
        <Button type="submit" loading={accept.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('invitation.submit')}
        </Button>
      </Stack>
    </form>
  );
};
