import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { Link, useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { asText, type Search } from '../../data/address.ts';
import { ApiProblem } from '../../data/api-problem.ts';
import { useSession } from '../../data/session.ts';
import { useSetup } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { emailProblem, focusFirstInvalid, newPasswordProblem } from '../../ui/form-checks.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { parseLinkToken } from '../account/parse-link-token.ts';

const SetupForm = ({ token }: { readonly token: string }) => {
  const { t } = useTranslation('account');
  const router = useRouter();
  const setup = useSetup();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const problems = {
    name: name.trim() === '' ? ('required' as const) : undefined,
    email: emailProblem(email),
    password: newPasswordProblem(password),
  };
  const errorText = (problem: 'required' | 'notEmail' | 'tooShort' | undefined) => (tried && problem ? t(problem) : undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setup.mutate(
      { token, name, email, password },
      {
        onSuccess: () => {
          notifySuccess(t('setup.done'));
          router.history.replace('/HazardGuard');
        },
      },
    );
  };
  const gone = setup.error instanceof ApiProblem && ['gone', 'not-found'].includes(setup.error.code);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={420}>
        {setup.isError ? <ErrorPanel error={setup.error} text={gone ? t('setup.gone') : undefined} title={t('setup.failed')} /> : null}
        <TextInput
          label={t('setup.name')}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errorText(problems.name)}
        />
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errorText(problems.email)}
        />
        <PasswordInput
          label={t('password')}
          description={t('change.hint')}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errorText(problems.password)}
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
        />
        <Button type="submit" loading={setup.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('setup.submit')}
        </Button>
      </Stack>
    </form>
  );
};

/** The page of the setup link, which live mode prints once. */
export const SetupScreen = () => {
  const { t } = useTranslation('account');
  const hash = useLocation({ select: (location) => location.hash });
  const queryToken = useSearch({ strict: false, select: (search: Search) => asText(search.token) });
  const token = parseLinkToken(hash) ?? queryToken;
  const session = useSession();
  const usable = token !== undefined && session.data?.setupNeeded !== false;
  return (
    <>
      <PageHeader title={t('setup.title')} purpose={t('setup.purpose')} />
      {usable ? (
        <SetupForm token={token} />
      ) : (
        <EmptyState
          title={t('setup.unusable')}
          text={token === undefined ? t('setup.noToken') : t('setup.gone')}
          action={<Button renderRoot={(props) => <Link to="/SignIn" {...props} />}>{t('submit')}</Button>}
        />
      )}
    </>
  );
};
