import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Answer, RouteTable } from '../../data/client.ts';
import { supportsPasskeys } from '../../data/passkeys.ts';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { Tag } from '../../ui/tag.tsx';
import { NewPasskeyDialog } from './new-passkey-dialog.tsx';
import { useRemovePasskey } from './two-factor-changes.ts';
import { ProofForm, TwoFactorDialog } from './two-factor-dialog.tsx';

type OwnPasskey = Answer<RouteTable['GET']['/api/account']>['passkeys'][number];

interface RemovePasskeyDialogProps {
  readonly passkey: OwnPasskey;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

const RemovePasskeyDialog = ({ passkey: { id, name }, hasPassword, onClose }: RemovePasskeyDialogProps) => {
  const { t } = useTranslation('account');
  const remove = useRemovePasskey();
  return (
    <TwoFactorDialog title={t('passkey.removeOf', { name })} onClose={onClose}>
      <ProofForm
        asks={hasPassword ? ['password'] : []}
        action={t('passkey.remove')}
        pending={remove.isPending}
        error={remove.error}
        onProof={({ password }) =>
          remove.mutate(
            { id, ...(hasPassword ? { password } : {}) },
            {
              onSuccess: () => {
                notifySuccess(t('passkey.removed'));
                onClose();
              },
            },
          )
        }
        onClose={onClose}
      >
        <Text size="sm">{t('passkey.removeText')}</Text>
      </ProofForm>
    </TwoFactorDialog>
  );
};

interface PasskeyPartProps {
  readonly passkeys: readonly OwnPasskey[];
  readonly hasPassword: boolean;
}

/** List, create and remove passkeys. Hidden if the address of the installation does not allow passkeys. */
export const PasskeyPart = ({ passkeys, hasPassword }: PasskeyPartProps) => {
  const { t } = useTranslation('account');
  const format = useFormat();
  const host = useSession().data?.ways.passkeyHost ?? null;
  const [open, setOpen] = useState<OwnPasskey | 'new'>();
  const close = () => setOpen(undefined);
  if (host === null) return null;
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="passkeys">
      <Title order={2} size="h3" id="passkeys">
        {t('passkey.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('passkey.purpose')}
      </Text>
      {passkeys.length === 0 ? null : (
        <ul className="hg-stack hg-gap-0 hg-list hg-rows" aria-labelledby="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <Text fw={600}>
                  {passkey.name} {passkey.synced ? <Tag>{t('passkey.synced')}</Tag> : null}
                </Text>
                <Text size="sm" c="dimmed">
                  {passkey.lastUsedAt === null
                    ? t('passkey.unused', { since: format.moment(passkey.createdAt) })
                    : t('sessions.times', { since: format.moment(passkey.createdAt), used: format.moment(passkey.lastUsedAt) })}
                </Text>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={t('passkey.removeOf', { name: passkey.name })}
                onClick={() => setOpen(passkey)}
              >
                {t('passkey.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {supportsPasskeys(host) ? (
        <div>
          <Button variant="default" onClick={() => setOpen('new')}>
            {t('passkey.add')}
          </Button>
        </div>
      ) : (
        <Text size="sm">{t('passkey.elsewhere', { host })}</Text>
      )}
      {open === 'new' ? <NewPasskeyDialog hasPassword={hasPassword} onClose={close} /> : null}
      {typeof open === 'object' ? <RemovePasskeyDialog passkey={open} hasPassword={hasPassword} onClose={close} /> : null}
    </section>
  );
};
