import type { Readiness } from '@hazardguard/contract';
import { Button, Text, Title } from '@mantine/core';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { ChannelProof } from './channel-proof.tsx';
import classes from './escalation.module.css';

/** The reader's own channels, each with a test message; several browsers are one channel. */
export const OwnChannels = ({ own }: { readonly own: Readiness['own'] }) => {
  const { t } = useTranslation(['escalation', 'delivery']);
  const test = useRouteChange('POST', '/api/account/channel-tests', {
    refreshes: ['/api/readiness', '/api/industries/{id}/readiness'],
    onSuccess: () => notifySuccess(t('ready.sent')),
    several: true,
  });
  const channels = [...new Set(own.map(({ channel }) => channel))];
  return (
    <>
      <Title order={3} size="h4">
        {t('ready.own')}
      </Title>
      {channels.length === 0 ? <Text size="sm">{t('ready.noOwn')}</Text> : null}
      <ul className={`hg-stack hg-bullets ${classes.proofs}`}>
        {channels.map((channel) => {
          const [first] = own.filter((one) => one.channel === channel);
          if (first === undefined) return null;
          const name = t(`delivery:channels.${channel}`);
          return (
            <li key={channel}>
              {first.isSetUp ? (
                <>
                  {first.isWaiting ? <Text size="sm">{t('ready.waiting', { channel: name })}</Text> : <ChannelProof {...first} />}
                  {first.reason === null ? null : <Text size="sm">{t('ready.ownReason', { channel: name, reason: first.reason })}</Text>}
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('ready.sendOne', { channel: name })}
                    loading={test.isPending && test.variables?.body.channel === channel}
                    disabled={first.isWaiting}
                    onClick={() => test.mutate({ body: { channel } })}
                  >
                    {t('ready.send')}
                  </Button>
                </>
              ) : (
                <Text size="sm">{t('ready.notSetUp', { channel: name })}</Text>
              )}
            </li>
          );
        })}
      </ul>
      {test.isError ? <ErrorPanel error={test.error} title={t('ready.testFailed')} /> : null}
    </>
  );
};
