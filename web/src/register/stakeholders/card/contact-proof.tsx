import type { ContactKind, Stakeholder, StakeholderCard } from '@hazardguard/contract';
import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { queryClient } from '../../../data/query.ts';
import { routeQuery } from '../../../data/route-query.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { useReason } from '../../../ui/use-reason.ts';
import { useSettingHint } from '../../../ui/use-setting-hint.ts';
import { ContactAge } from '../contact-age.tsx';
import { emailLink, telephoneLink } from '../stakeholder-columns.tsx';

interface ContactProofProps {
  readonly personId: number;
  readonly person: Stakeholder;
  readonly contact: ContactKind;
  readonly card: StakeholderCard;
}

/** Each step returns the card as it is now; the lists show its ages too. */
const useStep = <Path extends 'proofs' | 'codes' | 'codes/entry'>(personId: number, path: Path, success: string) =>
  useRouteChange('POST', `/api/stakeholder-people/{id}/${path}`, {
    refreshes: ['/api/stakeholders/*'],
    onSuccess: (card) => {
      queryClient.setQueryData(routeQuery('/api/stakeholder-people/{id}', { path: { id: personId } }).queryKey, card);
      notifySuccess(success);
    },
  });

const CodeEntry = ({ personId, contact, pending }: Omit<ContactProofProps, 'card' | 'person'> & { readonly pending: Pending }) => {
  const { t } = useTranslation('stakeholders');
  const format = useFormat();
  const [code, setCode] = useState('');
  const entry = useStep(personId, 'codes/entry', t('card.proved'));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    entry.mutate({ path: { id: personId }, body: { contact, code } }, { onSuccess: () => setCode('') });
  };
  return (
    <form onSubmit={send} noValidate autoComplete="off" className="hg-stack">
      <Text size="sm">
        {t('card.codeSent', { moment: format.moment(pending.sentAt), by: pending.sentBy, until: format.moment(pending.expiresAt) })}
      </Text>
      <Group gap="xs" align="flex-end">
        <TextInput
          id={`card-code-${contact}`}
          label={t('card.code')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          w={160}
        />
        <Button type="submit" loading={entry.isPending} disabled={code.trim() === ''}>
          {t('card.enterCode')}
        </Button>
      </Group>
      {entry.error ? <ErrorPanel error={entry.error} title={t('card.codeRefused')} fieldsMarked /> : null}
    </form>
  );
};

type Pending = StakeholderCard['pending'][number];

/** One contact: its link, its last verification, and the two ways to verify it. */
export const ContactProof = ({ personId, person, contact, card }: ContactProofProps) => {
  const { t } = useTranslation('stakeholders');
  const [asking, setAsking] = useState(false);
  const confirm = useStep(personId, 'proofs', t('card.proved'));
  const send = useStep(personId, 'codes', t('card.sent'));
  const sent = { path: { id: personId }, body: { contact } };
  const noWrite = useReason('stakeholder.write');
  const setting = useSettingHint();
  const noChannel = card.channels[contact]
    ? undefined
    : `${t(`card.noChannel.${contact}`)}${contact === 'emailAddress' ? setting('SMTP_URL', 'SMTP_FROM') : ''}`;
  const pending = card.pending.find((one) => one.contact === contact);
  const text = person[contact];
  const [href, provedAt] =
    contact === 'contactNumber' ? [telephoneLink(text), person.contactNumberProvedAt] : [emailLink(text), person.emailAddressProvedAt];
  return (
    <div className="hg-stack hg-card hg-pad-3">
      <Group justify="space-between" gap="xs">
        <Anchor href={href} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Anchor>
        <ContactAge provedAt={provedAt} />
      </Group>
      {asking ? (
        <div>
          <Text size="sm" mb={8}>
            {t(`card.ask.${contact}`, { name: person.name, contact: text })}
          </Text>
          <Group gap="xs">
            <Button size="xs" loading={confirm.isPending} onClick={() => confirm.mutate(sent, { onSuccess: () => setAsking(false) })}>
              {t('card.yes')}
            </Button>
            <Button size="xs" variant="default" disabled={confirm.isPending} onClick={() => setAsking(false)}>
              {t('card.no')}
            </Button>
          </Group>
        </div>
      ) : (
        <Group gap="xs">
          <ActionButton
            size="xs"
            variant="default"
            reason={noWrite}
            aria-label={t('card.confirmLabel', { contact: text })}
            onClick={() => setAsking(true)}
          >
            {t('card.confirm')}
          </ActionButton>
          <ActionButton
            size="xs"
            variant="default"
            reason={noWrite ?? noChannel}
            loading={send.isPending}
            aria-label={t('card.sendLabel', { contact: text })}
            onClick={() => send.mutate(sent)}
          >
            {t('card.send')}
          </ActionButton>
          {noWrite === undefined && noChannel !== undefined ? (
            <Text size="xs" c="dimmed">
              {noChannel}
            </Text>
          ) : null}
        </Group>
      )}
      {confirm.error ? <ErrorPanel error={confirm.error} title={t('card.notKept')} /> : null}
      {send.error ? <ErrorPanel error={send.error} title={t('card.notSent')} /> : null}
      {pending !== undefined && noWrite === undefined ? <CodeEntry personId={personId} contact={contact} pending={pending} /> : null}
    </div>
  );
};
