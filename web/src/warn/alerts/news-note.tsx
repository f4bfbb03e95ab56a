import { type Alert, type NewsReason, toCompassPoint } from '@hazardguard/contract';
import { Button, Group, Text } from '@mantine/core';
import { api, readBody } from '../../data/client.ts';
import { useChange } from '../../data/use-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { useReason } from '../../ui/use-reason.ts';
import classes from './alerts.module.css';
import { AreaChangeText } from './area-change-text.tsx';
import { showAlert } from './use-alert.ts';

/** Why the server calculated a public warning again. */
const useReasonText = () => {
  const { t } = useTranslation(['alerts', 'map']);
  const format = useFormat();
  const toWind = ({ fromDeg, speedMs, stability }: Extract<NewsReason, { kind: 'wind' }>['now']): string =>
    t('news.windOf', {
      wind: t('map:wind', {
        point: toCompassPoint(fromDeg),
        degrees: format.number(fromDeg, 3),
        speed: format.quantity(speedMs, 'm/s', 2),
      }),
      stability,
    });
  return (because: NewsReason): string => {
    if (because.kind === 'estimate') return t('news.estimate');
    if (because.kind === 'reading') {
      const sensors = because.sensors.map(({ code, ppm }) => `${code} ${format.quantity(ppm, 'ppm', 2)}`).join(', ');
      return t('news.reading', { level: because.levelId, limit: format.quantity(because.levelPpm, 'ppm', 2), sensors });
    }
    const { source, observedAt, before, now } = because;
    const origin = t(`news.origin.${source === 'station' || source === 'entered' ? source : 'provider'}`);
    return t('news.wind', { origin, moment: format.moment(observedAt), now: toWind(now), before: toWind(before) });
  };
};

/** The next message from the run of new facts: its areas and texts take the place of those that a person wrote. */
const takeNews = async ({ alert, runId }: { readonly alert: Alert; readonly runId: string }): Promise<Alert> => {
  const proposal = await readBody(api.GET('/api/runs/{id}/alert-proposal', { params: { path: { id: runId } } }));
  const { id, state, status, incidentId, source } = alert;
  const params = { path: { id } };
  const { version } =
    state === 'released' ? await readBody(api.POST('/api/alerts/{id}/revise', { params, body: { version: alert.version } })) : alert;
  return readBody(api.PUT('/api/alerts/{id}', { params, body: { ...proposal, status, incidentId, source, version } }));
};

/** A new wind or reading since the release: the update that the server drafted, or why it drafted none. */
export const NewsNote = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const toReason = useReasonText();
  const take = useChange(takeNews, { onSuccess: showAlert });
  const lacking = useReason('alert.draft');
  const { news, areaChange } = alert;
  const isTaken = news !== null && alert.runId === news.runId;
  const isHeld = news?.held != null && !isTaken;
  if (news === null && areaChange === null) return null;
  return (
    <div
      className={`hg-card hg-alarm hg-pad-3 hg-strong hg-below-2 ${classes.returned}`}
      role="status"
      data-news={isHeld ? 'held' : 'drafted'}
    >
      {news === null ? null : <Text fw={600}>{toReason(news.because)}</Text>}
      {news?.isReleaseOver ? <Text size="sm">{t('news.over')}</Text> : null}
      {isHeld && news !== null ? (
        <>
          <Text size="sm">{t(`news.held.${news.held ?? 'written'}`)}</Text>
          <AreaChangeText change={news.change} />
          <Group mt={8} gap="xs">
            <Button
              variant="default"
              loading={take.isPending}
              disabled={lacking !== undefined}
              onClick={() => take.mutate({ alert, runId: news.runId }, { onSuccess: () => notifySuccess(t('news.taken')) })}
            >
              {t('news.take')}
            </Button>
            <Text size="sm" fw={400}>
              {lacking ?? t('news.takeExplain')}
            </Text>
          </Group>
          {take.isError ? <ErrorPanel error={take.error} title={t('failed')} /> : null}
        </>
      ) : null}
      {areaChange === null ? null : (
        <>
          <Text size="sm" fw={600}>
            {t('areaChange.title')}
          </Text>
          <AreaChangeText change={areaChange} />
          {news !== null && news.held === null ? <Text size="sm">{t('news.drafted')}</Text> : null}
        </>
      )}
    </div>
  );
};
