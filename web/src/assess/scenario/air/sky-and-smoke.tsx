import { isDaylight } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import type { ScenarioForm } from '../scenario-form.ts';
import { findSmoke, smokes } from './class-from-smoke.ts';

/** Cloud cover of a sky with stars or sun, and of one without, percent: the table of classes asks only on which side of half it lies. */
const skies = { clear: '10', cloudy: '90' } as const;
const skyNames = ['clear', 'cloudy'] as const;

interface SkyAndSmokeProps {
  readonly form: Pick<ScenarioForm, 'cloudPercent' | 'stability' | 'weatherObservedAt'>;
  readonly place: { readonly latitude: number; readonly longitude: number };
  /** ISO 8601; undefined: not known, and the question of the night is asked. */
  readonly time: string | undefined;
  /** Among other inputs of a form. */
  readonly dense?: boolean;
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
}

/** What a person sees of the air. None needs an answer: what is not known is varied, and the result says so. */
export const SkyAndSmoke = ({ form, place, time, dense = false, onChange }: SkyAndSmokeProps) => {
  const { t } = useTranslation('vulnerability');
  const isDay = time !== undefined && isDaylight(time, place);
  const smoke = findSmoke(form.stability);
  const sky = skyNames.find((one) => skies[one] === form.cloudPercent);
  const isSkyMeasured = form.weatherObservedAt !== undefined && form.cloudPercent !== '' && sky === undefined;
  const skyQuestion = t(isDay ? 'air.sun' : 'air.stars');
  return (
    <>
      {isSkyMeasured || smoke !== undefined ? null : (
        <>
          <Text size="sm" fw={dense ? 600 : 400}>
            {skyQuestion}
          </Text>
          <ChoiceList
            label={skyQuestion}
            dense={dense}
            rows={skyNames.map((one) => ({ key: one, value: one, name: t(`air.${one}`) }))}
            chosen={sky}
            // A second tap takes the answer back, here and below.
            onChoose={(one) => onChange({ cloudPercent: one === sky ? '' : skies[one] })}
          />
        </>
      )}
      <Text size="sm" fw={dense ? 600 : 400}>
        {t('air.smoke')}
      </Text>
      <ChoiceList
        label={t('air.smoke')}
        dense={dense}
        rows={
          // The air is not unstable at night: only what feeds the smoke makes it rise.
          smokes.filter((one) => isDay || one !== 'rises').map((one) => ({ key: one, value: one, name: t(`air.${one}`) }))
        }
        chosen={smoke}
        onChoose={(one) => onChange({ stability: one === smoke ? 'auto' : one })}
      />
    </>
  );
};
