import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { useFormat } from '../../ui/format.ts';
import classes from './imagery.module.css';
import { type ImageryService, spanKey } from './layer.ts';
import { TimeSlider } from './time-slider.tsx';
import type { ImageryState } from './use-imagery-state.ts';

const Compare = ({ state, label }: { readonly state: ImageryState; readonly label: string }) => {
  const { t } = useTranslation('imagery');
  const format = useFormat();
  const { layer, times, time, other } = state;
  if (layer.time === 'fixed') return null;
  const formatTime = (at: string): string => (layer.time === 'day' ? format.date(at) : at);
  return (
    <Stack gap="sm">
      <Checkbox
        label={t('compare')}
        checked={other !== undefined}
        onChange={(event) => {
          state.show(false);
          state.setOther(event.currentTarget.checked ? times.range.first : undefined);
        }}
      />
      {other === undefined ? null : (
        <>
          <TimeSlider label={label} time={layer.time} {...times} value={other} onChange={state.setOther} />
          <Choice
            label={t('inSight')}
            value={state.showsOther ? 'second' : 'first'}
            options={['first', 'second']}
            formatName={(which) => formatTime(which === 'first' ? time : other)}
            onChange={(which) => state.show(which === 'second')}
          />
        </>
      )}
    </Stack>
  );
};

/** Layer, time, comparison and opacity of the pictures. */
export const ImageryInputs = ({ service, state }: { readonly service: ImageryService; readonly state: ImageryState }) => {
  const { t } = useTranslation('imagery');
  const opacityId = useId();
  const { layer, times } = state;
  return (
    <Stack gap="lg">
      <Radio.Group label={t('layers')} value={layer.id} onChange={state.setLayer}>
        <Stack gap={6} mt={4}>
          {service.layers.map(({ id }) => (
            <Radio key={id} value={id} label={t(`layer.${id}.name`)} />
          ))}
        </Stack>
      </Radio.Group>
      {layer.time === 'fixed' ? (
        <Text size="sm">{t(spanKey(layer))}</Text>
      ) : (
        <TimeSlider label={t(`time.${layer.time}`)} time={layer.time} {...times} value={state.time} onChange={state.setTime} />
      )}
      {times.known === 'published' ? <p className={classes.note}>{t('daysNotReported', { service: service.name })}</p> : null}
      <Compare state={state} label={t('comparedWith')} />
      <div>
        <label htmlFor={opacityId} className={classes.label}>
          {t('opacity')}
        </label>
        <input
          id={opacityId}
          type="range"
          className={classes.slider}
          min={20}
          max={100}
          step={10}
          aria-valuetext={`${Math.round(state.opacity * 100)} %`}
          value={Math.round(state.opacity * 100)}
          onChange={(event) => state.setOpacity(event.currentTarget.valueAsNumber / 100)}
        />
      </div>
    </Stack>
  );
};
