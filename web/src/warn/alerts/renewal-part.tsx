import type { Alert } from '@hazardguard/contract';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { useReason } from '../../ui/use-reason.ts';
import { findRenewalMin } from './alert-steps.ts';
import classes from './alerts.module.css';
import { showAlert } from './use-alert.ts';

const lookMs = 15_000;

/** Near the end of a public warning: its renewal for an hour, which becomes an update that another person approves. */
export const RenewalPart = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const renew = useRouteChange('POST', '/api/alerts/{id}/revise', {
    onSuccess: (renewed) => {
      notifySuccess(t('renewal.done'));
      return showAlert(renewed);
    },
  });
  const lacking = useReason('alert.draft');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookMs);
    return () => clearInterval(timer);
  }, []);
  const minutes = findRenewalMin(alert, now);
  if (minutes === undefined) return null;
  // An update that is the public warning for another hour.
  const start = (): void =>
    renew.mutate({ path: { id: alert.id }, body: { version: alert.version, reason: t('renewal.reason'), renew: true } });
  return (
    <div className={`hg-card hg-alarm hg-pad-3 hg-strong hg-below-2 ${classes.returned}`} role="status" data-renewal>
      <Text fw={600}>{t('renewal.ends', { count: minutes })}</Text>
      <Group mt={8} gap="xs">
        <Button onClick={start} loading={renew.isPending} disabled={lacking !== undefined}>
          {t('renewal.button')}
        </Button>
        <Text size="sm" fw={400}>
          {lacking ?? t('renewal.explain')}
        </Text>
      </Group>
      {renew.isError ? <ErrorPanel error={renew.error} title={t('failed')} /> : null}
    </div>
  );
};
