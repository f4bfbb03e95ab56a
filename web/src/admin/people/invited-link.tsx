import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core';
import type { Answer, RouteTable } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

interface InvitedLinkProps {
  readonly invited: Answer<RouteTable['POST']['/api/invitations']>;
  readonly onClose: () => void;
}

/** The one-time link, shown only once, and the delivery status of the e-mail. */
export const InvitedLink = ({ invited: { invitation, path, mail }, onClose }: InvitedLinkProps) => {
  const { t } = useTranslation('people');
  const format = useFormat();
  const link = new URL(path, window.location.origin).href;
  return (
    <section className="hg-stack hg-pad-4 hg-card" aria-label={t('link.title')}>
      <Text fw={600} role="status">
        {t(`link.mail.${mail.state}`, { email: invitation.email })}
      </Text>
      {mail.reason === null ? null : <Text size="sm">{mail.reason}</Text>}
      <Text size="sm">{t('link.once', { until: format.moment(invitation.expiresAt) })}</Text>
      <TextInput
        label={t('link.label')}
        readOnly
        value={link}
        classNames={{ input: 'hg-small hg-code' }}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group gap="xs">
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'link.copied' : 'link.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {t('link.close')}
        </Button>
      </Group>
    </section>
  );
};
