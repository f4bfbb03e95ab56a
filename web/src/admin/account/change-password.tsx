import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useSession } from '../../data/session.ts';
import { useChangePassword } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusFirstInvalid, newPasswordProblem } from '../../ui/form-checks.ts';
import { notifySuccess } from '../../ui/notices.ts';

interface ChangePasswordProps {
  readonly onClose: () => void;
}

const ChangePasswordForm = ({ onClose }: ChangePasswordProps) => {
  const { t } = useTranslation(['account', 'shell']);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const change = useChangePassword();
  const problem = newPasswordProblem(next);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (current === '' || problem !== undefined) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    change.mutate(
      { currentPassword: current, newPassword: next },
      {
        onSuccess: () => {
          notifySuccess(t('change.done'));
          onClose();
        },
      },
    );
  };
  const wrong = change.error instanceof ApiProblem && change.error.code === 'wrong-credentials';
  const eye = { 'aria-label': t('showPassword') };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {change.isError ? (
          <ErrorPanel error={change.error} text={wrong ? t('change.wrong') : undefined} title={t('change.failed')} />
        ) : null}
        <PasswordInput
          data-autofocus
          label={t('change.current')}
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          error={tried && current === '' ? t('required') : undefined}
          visibilityToggleButtonProps={eye}
        />
        <PasswordInput
          label={t('change.next')}
          description={t('change.hint')}
          autoComplete="new-password"
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
          error={tried && problem ? t(problem) : undefined}
          visibilityToggleButtonProps={eye}
        />
        <Text size="sm" c="dimmed">
          {t('change.others')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('change.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

export const ChangePassword = ({ onClose }: ChangePasswordProps) => {
  const { t } = useTranslation(['account', 'shell']);
  const demo = useSession().data?.mode === 'demo';
  return (
    <Dialog onClose={onClose} title={t('change.title')}>
      {demo ? <Text>{t('change.demo')}</Text> : <ChangePasswordForm onClose={onClose} />}
    </Dialog>
  );
};
