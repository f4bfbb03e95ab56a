import { isDaylight } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import type { ScenarioForm } from '../../assess/scenario/scenario-form.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ChoiceList } from './choice-list.tsx';
import { classFromSmoke, findSmoke, smokes } from './class-from-smoke.ts';
import type { ReportState } from './use-report.ts';

/** Cloud cover of a sky with stars or sun, and of one without, percent: the table of classes asks only on which side of half it lies. */
const skies = { clear: 10, cloudy: 90 } as const;

const grounds = { built: 'urban', open: 'rural' } as const satisfies Readonly<Record<string, ScenarioForm['terrain']>>;

interface AirProps {
  readonly state: ReportState;
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
}

/** What a person sees of the air and the ground. None needs an answer: what is not known is varied, and the result says so. */
export const AirQuestions = ({ state: { weather, place, time }, onChange }: AirProps) => {
  const { t } = useTranslation('emergency-report');
  const isDay = place !== undefined && isDaylight(time, place);
  const smoke = findSmoke(weather?.stability);
  const isSkyGiven = weather?.weatherObservedAt !== undefined && (weather.cloudPercent ?? '') !== '';
  const ground = weather?.terrain === undefined ? undefined : weather.terrain === 'urban' ? 'built' : 'open';
  return (
    <>
      {isSkyGiven || smoke !== undefined ? null : (
        <>
          <Text size="sm">{t(isDay ? 'wind.sun' : 'wind.stars')}</Text>
          <ChoiceList
            label={t(isDay ? 'wind.sun' : 'wind.stars')}
            rows={(['clear', 'cloudy'] as const).map((one) => ({ key: one, value: one, name: t(`wind.${one}`) }))}
            chosen={(['clear', 'cloudy'] as const).find((one) => String(skies[one]) === weather?.cloudPercent)}
            onChoose={(one) => onChange({ cloudPercent: String(skies[one]) })}
          />
        </>
      )}
      <Text size="sm">{t('wind.smoke')}</Text>
      <ChoiceList
        label={t('wind.smoke')}
        rows={
          // The air is not unstable at night: only what feeds the smoke makes it rise.
          smokes.filter((one) => isDay || one !== 'rises').map((one) => ({ key: one, value: one, name: t(`wind.${one}`) }))
        }
        chosen={smoke}
        // A second tap takes the answer back.
        onChoose={(one) => onChange({ stability: one === smoke ? 'auto' : classFromSmoke(one, Number(weather?.windSpeedMs)) })}
      />
      <Text size="sm">{t('wind.ground')}</Text>
      <ChoiceList
        label={t('wind.ground')}
        rows={(['built', 'open'] as const).map((one) => ({ key: one, value: one, name: t(`wind.${one}`) }))}
        chosen={ground}
        onChoose={(one) => onChange({ terrain: grounds[one] })}
      />
    </>
  );
};
