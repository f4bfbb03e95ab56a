import { Checkbox, Group, Radio, Text, TextInput, Title } from '@mantine/core';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { useFrozen } from '../../ui/use-frozen.ts';
import { useStable } from '../../ui/use-stable.ts';
import { useStableCallback } from '../../ui/use-stable-callback.ts';
import { ChemicalInput } from '../scenario/inputs/chemical-input.tsx';
import { useComplaints } from '../scenario/inputs/input-complaints.ts';
import { ReleaseInputs } from '../scenario/inputs/release-inputs.tsx';
import { SurroundingsInputs } from '../scenario/inputs/surroundings-inputs.tsx';
import { WeatherInputs } from '../scenario/inputs/weather-inputs.tsx';
import { isRelease, type ScenarioForm } from '../scenario/scenario-form.ts';
import { weatherPatch } from '../scenario/weather-patch.ts';
import { useWeather } from '../weather/use-weather.ts';
import { WeatherPanel } from '../weather/weather-panel.tsx';
import { areas, positionText } from './impact-address.ts';
import { ImpactResult } from './impact-result.tsx';
import { ResponsePart } from './response-part.tsx';
import type { ImpactState } from './use-impact-state.ts';

const hazardChoices = ['leak', 'explosion'] as const satisfies readonly ScenarioForm['hazard'][];
/** A hole of 25 mm when no opening is given; it is shown in its field and can be changed. */
const defaultHoleM = '0.025';

const InputGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="hg-stack hg-gap-3">
    <Title order={2} size="h4">
      {title}
    </Title>
    {children}
  </section>
);

/** Fills in the site's current weather once, when the user has entered none; never an older record or another place's. */
const useCurrentWeather = ({ site, scenario }: ImpactState): void => {
  const current = useWeather(site).data?.current;
  const { form, change, stored, isOpening } = scenario;
  const filled = useRef(false);
  const open = form.windFromDeg === undefined && form.windSpeedMs === '' && !stored && !isOpening;
  useEffect(() => {
    if (filled.current || !current || !open) return;
    filled.current = true;
    change(weatherPatch(current, current.source));
  }, [current, open, change]);
};

/** Drawn once the user stops moving an input. */
const Result = memo(ImpactResult);
const Response = memo(ResponsePart);

/** Inputs above results. */
export const ImpactPanel = ({ state }: { readonly state: ImpactState }) => {
  const { t } = useTranslation(['impact', 'vulnerability']);
  const { site, scenario, stock, library, draft, preview } = state;
  const { form, change } = scenario;
  const checks = useComplaints();
  useCurrentWeather(state);
  const complaints = useStable([...checks.unreadable(draft, form), ...checks.refused(preview.problems)]);
  const input = { form, complaints, onChange: change };
  const chooseChemical = useStableCallback((patch: Partial<ScenarioForm>): void =>
    change(patch.item !== undefined && form.diameterM === '' ? { ...patch, diameterM: defaultHoleM } : patch),
  );
  const settled = useFrozen(state, state.moving);
  return (
    <>
      <ErrorSummary title={t('vulnerability:problems.title')} lines={complaints} attempt={0} />
      <Checkbox.Group label={t('areas')} value={[...state.areas]} onChange={state.chooseAreas}>
        <Group gap="sm" mt={4}>
          {areas.map((area) => (
            <Checkbox key={area} value={area} label={t(`area.${area}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <InputGroup title={t('vulnerability:input.chemical')}>
        <ChemicalInput {...input} onChange={chooseChemical} site={site} stock={stock} library={library} />
        <Radio.Group
          label={t('hazard')}
          value={form.hazard}
          onChange={(value) => {
            const hazard = hazardChoices.find((candidate) => candidate === value);
            if (hazard) change({ hazard });
          }}
        >
          <Group gap="md" mt={4}>
            {hazardChoices.map((hazard) => (
              <Radio key={hazard} value={hazard} label={t(`vulnerability:input.hazards.${hazard}`)} />
            ))}
          </Group>
        </Radio.Group>
        {isRelease(form.hazard) ? <ReleaseInputs {...input} /> : null}
        <TextInput label={t('position')} value={positionText(site)} readOnly />
      </InputGroup>
      <InputGroup title={t('when')}>
        <SurroundingsInputs {...input} site={site} />
        <WeatherInputs {...input} site={site} />
      </InputGroup>
      {/* The values belong to the previous inputs while one is moving. */}
      <div className={`hg-stack hg-gap-4 ${state.moving ? 'hg-old' : ''}`} data-moving={state.moving || undefined}>
        <Result state={settled} />
        {state.layers.includes('response') ? <Response state={settled} /> : <Text size="sm">{t('response.off')}</Text>}
      </div>
      <WeatherPanel place={site} industryId={site.id} />
    </>
  );
};
