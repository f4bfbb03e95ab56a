import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, ensureOk } from '../../data/client.ts';
import { useConnection } from '../../data/connection.ts';
import { canKeepData } from '../../data/offline/database.ts';
import { measureKept } from '../../data/offline/kept-answers.ts';
import { setKeptLimit, useVault } from '../../data/offline/vault.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ExchangePart } from './exchange-part.tsx';
import classes from './offline-screen.module.css';
import { OpeningPart } from './opening-part.tsx';
import { fetchPack, usePack } from './pack.ts';
import { storeApplication, useStoredVersion } from './stored-version.ts';

const megabyte = 1_000_000;
const limitsMb = [50, 200, 500] as const;

const Application = () => {
  const { t } = useTranslation('offline');
  const { stored } = useStoredVersion();
  const store = useMutation({ mutationFn: storeApplication });
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="application">
      <Title order={2} size="h3" id="application">
        {t('account.application')}
      </Title>
      <Text size="sm">{t(stored ? 'account.stored' : 'account.notStored')}</Text>
      {store.isError ? <ErrorPanel error={store.error} title={t('account.storeFailed', { reason: '' })} /> : null}
      {stored ? null : (
        <div>
          <Button variant="default" loading={store.isPending} onClick={() => store.mutate()}>
            {t('account.store')}
          </Button>
        </div>
      )}
    </section>
  );
};

const KeptData = () => {
  const { t } = useTranslation(['offline', 'shell']);
  const format = useFormat();
  const { device } = useVault();
  const kept = useQuery({ queryKey: ['kept'], queryFn: measureKept, staleTime: 0 });
  const { progress, isRunning } = usePack();
  const { away } = useConnection();
  const size = (bytes: number): string => t('account.megabytes', { size: format.number(bytes / megabyte, 1) });
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="data">
      <Title order={2} size="h3" id="data">
        {t('account.data')}
      </Title>
      <Text size="sm">
        {kept.data === undefined || kept.data.oldestAtMs === null
          ? t('account.nothingKept')
          : t('account.kept', {
              size: size(kept.data.bytes),
              at: format.moment(new Date(kept.data.oldestAtMs).toISOString()),
            })}
      </Text>
      {progress === undefined ? null : (
        <Text size="sm" role="status">
          {isRunning
            ? t('account.fetching', { done: progress.done, total: progress.total })
            : t('account.fetched', { count: progress.done - progress.failed })}{' '}
          {progress.failed === 0 ? null : t('account.fetchFailed', { count: progress.failed })}{' '}
          {progress.leftOut === 0 ? null : t('account.leftOut', { count: progress.leftOut })}
        </Text>
      )}
      <Group gap="xs" align="end">
        <ActionButton
          loading={isRunning}
          reason={away === 'server' && !isRunning ? t('shell:problem.unreachable') : undefined}
          onClick={() => void fetchPack()}
        >
          {t('account.fetch')}
        </ActionButton>
        <NativeSelect
          label={t('account.limit')}
          data={limitsMb.map((limit) => ({ value: String(limit), label: size(limit * megabyte) }))}
          value={String(Math.round((device?.limitBytes ?? 200 * megabyte) / megabyte))}
          onChange={({ currentTarget }) => void setKeptLimit(Number(currentTarget.value) * megabyte)}
        />
      </Group>
    </section>
  );
};

const Devices = () => {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const own = useVault().device?.id;
  const devices = useQuery({
    ...routeQuery('/api/account/devices'),
    select: (answer) => answer.devices,
  });
  const remove = useMutation({
    mutationFn: (id: string) => ensureOk(api.DELETE('/api/account/devices/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      notifySuccess(t('account.removed'));
      void refresh('/api/account/devices');
    },
  });
  if (devices.data === undefined || devices.data.length === 0) return null;
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="devices">
      <Title order={2} size="h3" id="devices">
        {t('account.devices')}
      </Title>
      {remove.isError ? <ErrorPanel error={remove.error} /> : null}
      <ul className="hg-stack hg-gap-0 hg-list hg-rows" aria-labelledby="devices">
        {devices.data.map(({ id, name, lastContactAt }) => {
          const device = name ?? t('account.unknownDevice');
          const at = format.moment(lastContactAt);
          return (
            <li key={id}>
              <div>
                <Text fw={600}>
                  {device} {id === own ? <Tag>{t('account.thisDevice')}</Tag> : null}
                </Text>
                <Text size="sm" c="dimmed">
                  {t('account.lastContact', { at })}
                </Text>
              </div>
              <Button variant="default" size="xs" aria-label={t('account.removeOf', { device, at })} onClick={() => remove.mutate(id)}>
                {t('account.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What this device keeps so that the person can work without a network, and how it is opened then. */
export const OfflineScreen = () => {
  const { t } = useTranslation(['offline', 'shell']);
  const { status } = useVault();
  const parts =
    status === 'open' ? (
      <>
        <OpeningPart />
        <KeptData />
        <ExchangePart />
      </>
    ) : (
      <Text size="sm">{t(canKeepData() ? 'account.unlockFirst' : 'account.insecure')}</Text>
    );
  return (
    <>
      <PageHeader title={t('shell:screens.offline.title')} purpose={t('account.purpose')} />
      <div className={`hg-stack hg-gap-6 ${classes.parts}`}>
        {parts}
        <Application />
        <Devices />
      </div>
    </>
  );
};
