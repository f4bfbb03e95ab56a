import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { NoPasskey, type PasskeyProof, requestPasskey, supportsPasskeys } from '../../data/passkeys.ts';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';

interface PasskeyButtonProps {
  readonly label: string;
  readonly pending: boolean;
  readonly onProof: (passkey: PasskeyProof) => void;
}

/** Asks the browser for a passkey; hidden if passkeys do not work at this host. */
export const PasskeyButton = ({ label, pending, onProof }: PasskeyButtonProps) => {
  const { t } = useTranslation('account');
  const session = useSession();
  const ask = useMutation({ mutationFn: requestPasskey, onSuccess: onProof });
  if (!supportsPasskeys(session.data?.ways.passkeyHost ?? null)) return null;
  return (
    <>
      {ask.isError ? (
        <ErrorPanel error={ask.error} text={ask.error instanceof NoPasskey ? t('passkey.cancelled') : undefined} title={t('failed')} />
      ) : null}
      <Button variant="default" style={{ alignSelf: 'flex-start' }} loading={ask.isPending || pending} onClick={() => ask.mutate()}>
        {label}
      </Button>
    </>
  );
};
