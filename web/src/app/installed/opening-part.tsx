import { offlineDays } from '@hazardguard/contract';
import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TypedWay } from '../../data/offline/database.ts';
import { allFourWords, allPins, tryAllS, yearS } from '../../data/offline/guess-cost.ts';
import { NoPasskeySecret } from '../../data/offline/passkey-secret.ts';
import { typedIterations } from '../../data/offline/sealing.ts';
import { canUnlock, useVault } from '../../data/offline/vault.ts';
import { removeTyped, setPasskey } from '../../data/offline/ways.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { SecretDialog } from './secret-dialog.tsx';

const isCancelled = (error: Error): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

const Passkey = ({ isSet }: { readonly isSet: boolean }) => {
  const { t } = useTranslation('offline');
  const passkey = useMutation({ mutationFn: setPasskey, onSuccess: () => notifySuccess(t('account.passkeySaved')) });
  const failure = (error: Error): string => {
    if (isCancelled(error)) return t('account.passkeyCancelled');
    return t(error instanceof NoPasskeySecret || error instanceof DOMException ? 'account.passkeyFailed' : 'account.notStorable');
  };
  return (
    <li>
      <div>
        {t(isSet ? 'account.byPasskey' : 'account.addPasskey')}
        <Text size="sm" c="dimmed">
          {t('account.passkeyStrong')}
        </Text>
        {passkey.isError ? (
          <Text size="sm" role="alert" c="var(--hg-fault)">
            {failure(passkey.error)}
          </Text>
        ) : null}
      </div>
      {isSet ? null : (
        <Button onClick={() => passkey.mutate()} loading={passkey.isPending} aria-label={t('account.addPasskey')}>
          {t('prompt.go')}
        </Button>
      )}
    </li>
  );
};

interface TypedProps {
  readonly kind: TypedWay['kind'];
  readonly isSet: boolean;
  readonly strength: string;
}

/** A passphrase or a PIN. */
const Typed = ({ kind, isSet, strength }: TypedProps) => {
  const { t } = useTranslation('offline');
  const [asking, setAsking] = useState(false);
  const isPin = kind === 'pin';
  const title = isPin ? t(isSet ? 'account.byPin' : 'account.pin') : t(isSet ? 'account.byPassphrase' : 'account.passphrase');
  const set = isPin ? t(isSet ? 'account.changePin' : 'account.setPin') : t(isSet ? 'account.changePassphrase' : 'account.setPassphrase');
  const remove = (): Promise<void> =>
    removeTyped().then(() => notifySuccess(t(isPin ? 'account.pinRemoved' : 'account.passphraseRemoved')));
  return (
    <li>
      <div>
        {title}
        <Text size="sm" c="dimmed">
          {strength}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={() => setAsking(true)}>
          {set}
        </Button>
        {isSet ? (
          <Button variant="default" onClick={() => void remove()}>
            {t(isPin ? 'account.removePin' : 'account.removePassphrase')}
          </Button>
        ) : null}
      </Group>
      {asking ? <SecretDialog kind={kind} onClose={() => setAsking(false)} /> : null}
    </li>
  );
};

/** How the person opens the data of this device without the server, the strongest way first. */
export const OpeningPart = () => {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const { device } = useVault();
  if (device === undefined) return null;
  const { passkey, typed } = device;
  const iterations = typed?.iterations ?? typedIterations;
  const years = format.number(tryAllS(allFourWords, iterations) / yearS, 2);
  const span = format.span(tryAllS(allPins, iterations));
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="opening">
      <Title order={2} size="h3" id="opening">
        {t('account.opening')}
      </Title>
      {device.isKeyLost ? (
        <Text size="sm" role="alert" c="var(--hg-fault)">
          {t('account.keyLost')}
        </Text>
      ) : (
        <Text size="sm">{t(canUnlock(device) ? 'account.days' : 'account.noWay', { days: offlineDays })}</Text>
      )}
      <Text size="sm">{t('account.deviceKey')}</Text>
      <ul className="hg-stack hg-gap-0 hg-list hg-rows" aria-labelledby="opening">
        <Passkey isSet={passkey !== null} />
        <Typed kind="passphrase" isSet={typed?.kind === 'passphrase'} strength={t('account.passphraseStrong', { years })} />
        <Typed kind="pin" isSet={typed?.kind === 'pin'} strength={t('account.pinCost', { pins: format.exact(allPins), span })} />
      </ul>
      <Text size="sm" c="dimmed">
        {t('account.computed', { rounds: format.exact(iterations) })}
      </Text>
    </section>
  );
};
