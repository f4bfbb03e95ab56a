import { Button, Loader, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { deleteDraft, readDraft, saveDraft } from '../../data/draft.ts';
import type { Session } from '../../data/session.ts';
import { useBeginProviderSignIn, useFinishProviderSignIn, useProviderSignIn } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { CodeForm } from './code-form.tsx';
import { parseNextAddress } from './parse-next-address.ts';

const nextDraft = 'provider-next';

/** The query with which the provider sent the browser back; null: not a return from the provider. */
const parseProviderAnswer = (search: string): string | null => {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error')) ? search.slice(1) : null;
};

interface ProviderSignInProps {
  readonly name: string;
  /** The address to open after sign-in. */
  readonly next: string;
  readonly onSignedIn: (session: Session, next: string) => void;
}

/** Sends the browser to the identity provider and completes the sign-in when it comes back. */
export const ProviderSignIn = ({ name, next, onSignedIn }: ProviderSignInProps) => {
  const { t } = useTranslation('account');
  const [answer] = useState(() => parseProviderAnswer(window.location.search));
  const begin = useBeginProviderSignIn();
  const back = useProviderSignIn();
  const finish = useFinishProviderSignIn();
  const sent = useRef(false);
  const complete = (session: Session) => {
    const address = parseNextAddress(readDraft(nextDraft));
    deleteDraft(nextDraft);
    onSignedIn(session, address);
  };
  useEffect(() => {
    if (answer === null || sent.current) return;
    sent.current = true;
    // It works once: a reload must not send it again, and a bookmark must not keep it.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    back.mutate(answer, { onSuccess: complete });
  });
  const go = () =>
    begin.mutate(undefined, {
      onSuccess: ({ address }) => {
        saveDraft(nextDraft, next);
        window.location.assign(address);
      },
    });
  if (back.error instanceof ApiProblem && back.error.code === 'second-factor-needed') {
    return (
      <CodeForm
        pending={finish.isPending}
        error={finish.error}
        onProof={(proof) => finish.mutate(proof, { onSuccess: complete })}
        intro={t('provider.code', { name })}
      />
    );
  }
  if (answer !== null && (back.isPending || back.isIdle)) {
    return (
      <Text role="status">
        <Loader size="xs" mr="xs" />
        {t('provider.working')}
      </Text>
    );
  }
  const error = begin.error ?? back.error;
  return (
    <>
      {error === null ? null : <ErrorPanel error={error} title={t('failed')} />}
      <Button variant="default" onClick={go} loading={begin.isPending || begin.isSuccess} mt={error === null ? 0 : 'sm'}>
        {t('provider.button', { name })}
      </Button>
    </>
  );
};
