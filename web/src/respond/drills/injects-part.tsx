import type { DrillCard, Inject, InjectAct } from '@hazardguard/contract';
import { Group, Text } from '@mantine/core';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { showDrill } from './drill-card.ts';
import { formatStopwatch, useNowEachSecond } from './drill-time-left.tsx';
import classes from './drills.module.css';
import type { ByHand } from './use-by-hand.ts';

const actsFor: Readonly<Record<Inject['state'], readonly InjectAct[]>> = {
  waiting: ['fire', 'hold', 'skip'],
  held: ['fire', 'resume', 'skip'],
  fired: [],
  skipped: [],
};

const Countdown = ({ dueAt }: { readonly dueAt: string }) => {
  const { t } = useTranslation('drills');
  const leftS = (Date.parse(dueAt) - useNowEachSecond()) / 1_000;
  if (leftS <= 0) return <b>{t('byHand.due')}</b>;
  return <span>{t('inject.in', { time: formatStopwatch(leftS) })}</span>;
};

const InjectTime = ({ inject }: { readonly inject: Inject }) => {
  const { t } = useTranslation('drills');
  const format = useFormat();
  if (inject.firedAt !== null)
    return (
      <span>
        {t(inject.firedBy === null ? 'inject.delivered' : 'inject.deliveredBy', {
          time: format.time(inject.firedAt),
          name: inject.firedBy,
        })}
      </span>
    );
  if (inject.dueAt !== null) return <Countdown dueAt={inject.dueAt} />;
  return null;
};

/** The injects with their times, and the controller's actions on them. */
export const InjectsPart = ({ card, byHand }: { readonly card: DrillCard; readonly byHand: ByHand }) => {
  const { t } = useTranslation('drills');
  const format = useFormat();
  const steer = useRouteChange('POST', '/api/drills/{id}/injects/{injectId}', { onSuccess: showDrill, several: true });
  const running = card.drill.state === 'running';
  return (
    <>
      {steer.isError ? <ErrorPanel error={steer.error} title={t('inject.failed')} /> : null}
      <ol className={`hg-list ${classes.injects}`}>
        {card.injects.map((inject) => (
          <li key={inject.id} data-state={inject.state}>
            <Group gap={8}>
              <b>{formatStopwatch(inject.afterS)}</b>
              <Tag>{t(`kind.${inject.kind}`)}</Tag>
              <Tag>{t(`injectState.${inject.state}`)}</Tag>
              <InjectTime inject={inject} />
            </Group>
            <Text size="sm">{inject.text}</Text>
            {inject.weather === null ? null : (
              <Text size="sm" c="dimmed">
                {t('weatherNow', {
                  wind: format.quantity(inject.weather.windSpeedMs, 'm/s', 2),
                  from: `${format.exact(inject.weather.windFromDeg, 0)}°`,
                  temperature: format.quantity(inject.weather.temperatureC, '°C', 2),
                })}
              </Text>
            )}
            {byHand.running && inject.state !== 'fired' ? (
              <ActionButton
                mt={4}
                size="compact-sm"
                aria-label={t('byHand.deliverLabel', { text: inject.text.slice(0, 60) })}
                onClick={() => byHand.deliver(inject.id)}
              >
                {t('byHand.deliver')}
              </ActionButton>
            ) : null}
            {running && !byHand.running && actsFor[inject.state].length > 0 ? (
              <Group gap={6} mt={4}>
                {actsFor[inject.state].map((act) => (
                  <ActionButton
                    key={act}
                    size="compact-sm"
                    variant={act === 'fire' ? 'filled' : 'default'}
                    loading={steer.isPending && steer.variables?.path.injectId === inject.id && steer.variables.body.act === act}
                    aria-label={t(`act.${act}Label`, { text: inject.text.slice(0, 60) })}
                    onClick={() => steer.mutate({ path: { id: card.drill.id, injectId: inject.id }, body: { act } })}
                  >
                    {t(`act.${act}`)}
                  </ActionButton>
                ))}
              </Group>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
};
