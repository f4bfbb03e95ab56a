import type { Weather, WeatherAnswer } from '@hazardguard/contract';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { IconCurrentLocation } from '../../../ui/screen-icons.tsx';
import { readWeather } from '../../weather/use-weather.ts';
import { useWeatherText } from '../../weather/use-weather-text.ts';
import { OtherSources } from '../../weather/weather-reading.tsx';
import type { ScenarioForm } from '../scenario-form.ts';
import type { Site } from '../site.ts';
import { weatherPatch } from '../weather-patch.ts';

interface AutoDetectProps {
  readonly site: Site;
  /** The form has no detected weather yet: choosing this method detects it. */
  readonly isNeeded: boolean;
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
}

/** Reads the current weather of the place when the method is chosen or on request. Older weather is used only by its own button. */
export const AutoDetect = ({ site, isNeeded, onChange }: AutoDetectProps) => {
  const { t } = useTranslation('vulnerability');
  const text = useWeatherText();
  const detect = useMutation<WeatherAnswer>({ mutationFn: () => readWeather(site) });
  // The callback belongs to the request: weather that arrives after another method was chosen is ignored.
  const read = (isStillWanted: () => boolean = () => true): void =>
    detect.mutate(undefined, {
      onSuccess: ({ current }) => {
        if (current && isStillWanted()) onChange(weatherPatch(current, current.source));
      },
    });
  const latest = useRef(isNeeded);
  useEffect(() => {
    latest.current = isNeeded;
  }, [isNeeded]);
  // A stored run, or a wind that was typed, may fill the form before the weather arrives.
  const readIfNeeded = useEffectEvent(() => {
    if (isNeeded) read(() => latest.current);
  });
  useEffect(() => readIfNeeded(), []);
  const describeFilled = ({ origins }: Weather): string => {
    const known = (['humidity', 'cloud'] as const).filter((name) => origins[name]?.from !== 'assumed');
    return known.length === 2 ? t('wind.detected') : t('wind.detectedPartly');
  };
  const answer = detect.data;
  const last = answer?.last;
  return (
    <div className="hg-stack hg-gap-3">
      <Button
        variant="default"
        fullWidth
        leftSection={<IconCurrentLocation size={16} aria-hidden />}
        loading={detect.isPending}
        onClick={() => read()}
      >
        {t('wind.detect')}
      </Button>
      <div role="status">
        {detect.isPending ? <Text size="sm">{t('wind.detecting')}</Text> : null}
        {answer?.current ? <Text size="sm">{describeFilled(answer.current)}</Text> : null}
        {answer?.current ? <OtherSources others={answer.others} /> : null}
        {answer && !answer.current ? (
          <>
            <Text size="sm" fw={600}>
              {t('wind.none')}
            </Text>
            {answer.reason === null ? null : <Text size="sm">{answer.reason}</Text>}
            {last ? null : <Text size="sm">{t('wind.never')}</Text>}
          </>
        ) : null}
      </div>
      {answer && !answer.current && last ? (
        <Button variant="default" onClick={() => onChange(weatherPatch(last, 'last-known'))}>
          {t('wind.useLast', { age: text.age(last.ageS) })}
        </Button>
      ) : null}
      {detect.isError ? <ErrorPanel error={detect.error} title={t('wind.failed')} onRetry={read} /> : null}
    </div>
  );
};
