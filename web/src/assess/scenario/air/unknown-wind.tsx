import { Button, Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { asManualWeather } from '../inputs/as-manual-weather.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { calmMs } from './assumed-air.ts';

/** Wind that nobody knows: almost calm, in which a cloud reaches far and the zones are drawn all around; its direction means nothing. */
const unknownWind: Partial<ScenarioForm> = {
  ...asManualWeather({ windFromDeg: 0, windSpeedMs: String(calmMs) }),
  weatherSource: 'wind-unknown',
};

interface UnknownWindProps {
  readonly source: ScenarioForm['weatherSource'] | undefined;
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
}

/** 'I do not know the wind' is an answer. */
export const UnknownWind = ({ source, onChange }: UnknownWindProps) => {
  const { t } = useTranslation('vulnerability');
  const isUnknown = source === 'wind-unknown';
  return (
    <>
      <Button variant="default" aria-pressed={isUnknown} onClick={() => onChange(unknownWind)}>
        {t('air.windUnknown')}
      </Button>
      {isUnknown ? <Text size="sm">{t('air.windIsUnknown')}</Text> : null}
    </>
  );
};
