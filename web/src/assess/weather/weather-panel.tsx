import { newDelhi, type WeatherAnswer } from '@hazardguard/contract';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { lazyPart, lazyPartAhead } from '../../ui/lazy-part.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useWeather } from './use-weather.ts';
import type { Place } from './weather-entry.ts';
import { OtherSources, WeatherReading } from './weather-reading.tsx';

const WeatherEntryForm = lazyPartAhead(() => import('./weather-entry-form.tsx').then((part) => part.WeatherEntryForm));

const WeatherHours = lazyPart(() => import('./load-weather-hours.ts').then((part) => part.loadWeatherHours()));

const Answer = ({ answer, heading }: { readonly answer: WeatherAnswer; readonly heading?: ReactNode }) => {
  const { t } = useTranslation('weather');
  if (answer.current) {
    return (
      <>
        {heading}
        <WeatherReading weather={answer.current} />
        <OtherSources others={answer.others} />
      </>
    );
  }
  return (
    <Stack gap="xs">
      {heading}
      <Text fw={600}>{t('none')}</Text>
      {answer.reason === null ? null : <Text size="sm">{answer.reason}</Text>}
      {answer.last ? (
        <>
          <Text size="sm" c="dimmed">
            {t('lastKnown')}
          </Text>
          <WeatherReading weather={answer.last} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t('never')}
        </Text>
      )}
    </Stack>
  );
};

/** New Delhi's weather, labelled as such and only on request: it is not the site's. */
const NewDelhi = () => {
  const { t } = useTranslation('weather');
  const [shown, setShown] = useState(false);
  const weather = useWeather(shown ? newDelhi : undefined);
  return (
    <>
      <Group>
        <Button variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'hideNewDelhi' : 'newDelhi')}
        </Button>
      </Group>
      {shown && weather.isError ? <ErrorPanel error={weather.error} title={t('failed')} onRetry={() => void weather.refetch()} /> : null}
      {shown && weather.data ? (
        <Answer
          answer={weather.data}
          heading={
            <Text fw={600} size="sm">
              {t('newDelhiTitle')}
            </Text>
          }
        />
      ) : null}
    </>
  );
};

interface WeatherPanelProps {
  readonly place: Place;
  /** Whose mast measured; undefined: of no site. */
  readonly industryId?: number;
  /** The hours ahead are in the panel, behind its button, or on the same screen outside the panel. */
  readonly hours?: 'shown' | 'asked' | 'outside';
}

/** The weather of a site: record, age, the hours ahead, and what to do when there is none. */
export const WeatherPanel = ({ place, industryId, hours = 'asked' }: WeatherPanelProps) => {
  const { t } = useTranslation('weather');
  const weather = useWeather(place);
  const mayEnter = useHasPermission('weather.enter');
  const [entering, setEntering] = useState(false);
  const [ahead, setAhead] = useState(hours === 'shown');
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t('title')}
        </Title>
        <Button variant="default" size="compact-sm" loading={weather.isFetching} onClick={() => void weather.refetch()}>
          {t('refresh')}
        </Button>
      </Group>
      {weather.isPending ? <TextSkeleton lines={2} /> : null}
      {weather.isError ? <ErrorPanel error={weather.error} title={t('failed')} onRetry={() => void weather.refetch()} /> : null}
      {weather.data ? <Answer answer={weather.data} /> : null}
      {weather.data && !weather.data.current ? <NewDelhi /> : null}
      <Group>
        {mayEnter ? (
          <Button variant="default" aria-expanded={entering} onClick={() => setEntering(!entering)}>
            {t('enter')}
          </Button>
        ) : null}
        {hours === 'outside' ? null : (
          <Button variant="default" aria-expanded={ahead} onClick={() => setAhead(!ahead)}>
            {t('hours.title')}
          </Button>
        )}
      </Group>
      {entering ? (
        <Suspense fallback={<TextSkeleton />}>
          <WeatherEntryForm place={place} onSaved={() => setEntering(false)} />
        </Suspense>
      ) : null}
      {ahead ? (
        <Suspense fallback={<TextSkeleton lines={5} />}>
          <WeatherHours place={place} industryId={industryId} />
        </Suspense>
      ) : null}
    </Stack>
  );
};
