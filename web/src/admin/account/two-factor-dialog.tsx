import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { focusFirstInvalid } from '../../ui/form-checks.ts';

interface TwoFactorDialogProps {
  readonly title: string;
  /** The content is shown only once: only its own button closes the dialog. */
  readonly once?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const TwoFactorDialog = ({ title, once = false, onClose, children }: TwoFactorDialogProps) => (
  <Dialog onClose={onClose} title={title} closeOnClickOutside={false} closeOnEscape={!once} withCloseButton={!once}>
    {children}
  </Dialog>
);

export interface Proof {
  readonly password: string;
  readonly code: string;
}

interface ProofFormProps {
  /** The required proofs. */
  readonly asks: readonly (keyof Proof)[];
  /** There are no recovery codes yet: only a code from the app is accepted. */
  readonly appCodeOnly?: boolean;
  readonly action: string;
  readonly pending: boolean;
  readonly error: Error | null;
  /** Shown instead of the message of the error. */
  readonly message?: string | undefined;
  readonly onProof: (proof: Proof) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for the password, a code, or both. */
export const ProofForm = ({
  asks,
  appCodeOnly = false,
  action,
  pending,
  error,
  message: givenMessage,
  onProof,
  onClose,
  children,
}: ProofFormProps) => {
  const { t } = useTranslation(['account', 'shell']);
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [tried, setTried] = useState(false);
  const missing = (field: keyof Proof): string | undefined => (tried && proof[field].trim() === '' ? t('required') : undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (asks.some((field) => proof[field].trim() === '')) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    onProof(proof);
  };
  const code = error instanceof ApiProblem ? error.code : undefined;
  const message =
    givenMessage ?? (code === 'wrong-credentials' ? t('change.wrong') : code === 'wrong-code' ? t('twoFactor.wrongCode') : undefined);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {children}
        {error === null ? null : <ErrorPanel error={error} text={message} fieldsMarked />}
        {asks.includes('password') ? (
          <PasswordInput
            ref={focusWhenShown}
            data-autofocus
            label={t('change.current')}
            autoComplete="current-password"
            value={proof.password}
            onChange={(event) => setProof({ ...proof, password: event.currentTarget.value })}
            error={missing('password')}
            visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          />
        ) : null}
        {asks.includes('code') ? (
          <TextInput
            ref={asks.includes('password') ? undefined : focusWhenShown}
            data-autofocus={asks.includes('password') ? undefined : true}
            label={t('twoFactor.code')}
            description={t(appCodeOnly ? 'twoFactor.appCodeHint' : 'twoFactor.codeHint')}
            autoComplete="one-time-code"
            maxLength={40}
            value={proof.code}
            onChange={(event) => setProof({ ...proof, code: event.currentTarget.value })}
            error={missing('code')}
          />
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={pending}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={pending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
