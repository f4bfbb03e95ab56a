import type { Sensor } from '@hazardguard/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifyFailure, notifySuccess } from '../../ui/notices.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { sensorRoutes } from './sensor-routes.ts';

/** Example command that sends one reading of a sensor of this site. */
const formatCurl = (key: string, sensor: Sensor | undefined): string => {
  const reading = JSON.stringify({
    sensor: sensor?.code ?? 'G-01',
    at: new Date().toISOString(),
    value: sensor?.unit === 'on-off' ? true : 0.5,
  });
  return [
    `curl -X POST ${window.location.origin}/api/sensors/readings \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/x-ndjson' \\`,
    `  --data-binary '${reading}'`,
  ].join('\n');
};

interface IngestKeyProps {
  readonly industryId: number;
  readonly sensors: readonly Sensor[];
  readonly onClose: () => void;
}

/** Creates, shows once, replaces and revokes the ingest key of a site. */
export const IngestKey = ({ industryId, sensors, onClose }: IngestKeyProps) => {
  const { t } = useTranslation(['sensors', 'shell']);
  const format = useFormat();
  const path = { id: industryId };
  const state = useQuery(routeQuery('/api/industries/{id}/ingest-key', { path }));
  const make = useRouteChange('POST', '/api/industries/{id}/ingest-key', { refreshes: sensorRoutes });
  const revoke = useRouteChange('DELETE', '/api/industries/{id}/ingest-key', { refreshes: sensorRoutes, onSuccess: make.reset });
  const { ending, createdAt, createdBy } = state.data ?? { ending: null, createdAt: null, createdBy: null };
  const example = formatCurl(make.data?.key ?? 'YOUR-KEY', sensors[0]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(example);
      notifySuccess(t('key.copied'));
    } catch {
      notifyFailure(t('key.copyFailed'));
    }
  };
  return (
    <Dialog onClose={onClose} size="xl" title={t('key.title')}>
      <Stack gap="md">
        <Text size="sm">{t('key.about')}</Text>
        {state.isPending ? <TextSkeleton /> : null}
        {state.isError ? <ErrorPanel error={state.error} onRetry={() => void state.refetch()} /> : null}
        {make.isError || revoke.isError ? <ErrorPanel error={make.error ?? revoke.error} title={t('key.failed')} /> : null}
        {state.data === undefined ? null : (
          <Text size="sm">
            {ending === null || createdAt === null
              ? t('key.none')
              : t('key.inForce', { ending, moment: format.moment(createdAt), name: createdBy ?? '' })}
          </Text>
        )}
        {make.data === undefined ? null : (
          <div role="status">
            <Text size="sm" fw={600}>
              {t('key.once')}
            </Text>
            <pre className="hg-card hg-pad-3 hg-small hg-lines-kept hg-code hg-scroll-x">{make.data.key}</pre>
          </div>
        )}
        <div>
          <Text size="sm" mb={4}>
            {t('key.example')}
          </Text>
          <section className="hg-card hg-pad-3 hg-small hg-lines-kept hg-code hg-scroll-x" aria-label={t('key.example')}>
            {example}
          </section>
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void copy()}>
            {t('key.copy')}
          </Button>
          {ending === null ? null : (
            <Button variant="default" loading={revoke.isPending} onClick={() => revoke.mutate({ path })}>
              {t('key.revoke')}
            </Button>
          )}
          <Button loading={make.isPending} onClick={() => make.mutate({ path })}>
            {t(ending === null ? 'key.make' : 'key.rotate')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
