import { Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { coefficientSetIds } from '../../compute/dispersion-coefficients.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { PlaceSearch } from '../../register/gazetteer/place-search.tsx';
import { useFormat } from '../../ui/format.ts';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { OwnLevelsInput } from '../scenario/inputs/own-levels-input.tsx';
import { ChemicalField } from './chemical-field.tsx';
import { type NumberName, numberInputs, type PlumeForm, stabilities } from './plume-form.ts';
import type { Position } from './plume-request.ts';
import type { FaultyInput } from './use-faults.ts';

export interface PlumeInputsProps {
  readonly form: PlumeForm;
  readonly onChange: (patch: Partial<PlumeForm>) => void;
  readonly onReset: () => void;
  readonly formatFault: (input: FaultyInput) => string | undefined;
  /** The position used when none is typed, and its name. */
  readonly fallback: Position;
  readonly fallbackName: string;
}

const Group = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset className="hg-stack hg-gap-3">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

export const PlumeInputs = ({ form, onChange, onReset, formatFault: faultOf, fallback, fallbackName }: PlumeInputsProps) => {
  const { t } = useTranslation(['gaussian', 'vulnerability']);
  const format = useFormat();
  const maySearch = useHasPermission('place.read');
  const number = (name: NumberName, placeholder?: string) => (
    <QuantityField
      key={name}
      id={`plume-${name}`}
      label={t(`field.${name}`)}
      unit={numberInputs[name].unit}
      value={form[name]}
      onChange={(text) => onChange({ [name]: text })}
      error={faultOf(name)}
      placeholder={placeholder}
    />
  );
  return (
    <section className="hg-stack hg-gap-4 hg-card hg-pad-4" aria-label={t('inputs')}>
      <Group legend={t('group.release')}>
        <ChemicalField value={form.chemical} onChange={(chemical) => onChange({ chemical })} error={faultOf('chemical')} />
        <div className="hg-pair hg-end hg-gap-3">
          {number('rateKgS')}
          {number('durationMin')}
          {number('heightM')}
        </div>
      </Group>
      <Group legend={t('group.weather')}>
        <div className="hg-pair hg-end hg-gap-3">
          {number('windSpeedMs')}
          {number('windFromDeg')}
          {number('temperatureC')}
          {number('roughnessM')}
        </div>
        <p className="hg-tiny hg-quiet">{t('hint.roughnessM')}</p>
        <NativeSelect
          id="plume-stability"
          label={t('field.stability')}
          value={form.stability}
          error={faultOf('stability')}
          onChange={(event) => onChange({ stability: stabilities.find((one) => one === event.currentTarget.value) ?? 'auto' })}
          data={stabilities.map((value) => ({
            value,
            label: value === 'auto' ? t('vulnerability:input.stabilityAuto') : t(`vulnerability:input.stabilities.${value}`),
          }))}
        />
        {form.stability === 'auto' ? (
          <div className="hg-pair hg-end hg-gap-3">
            {number('cloudPercent')}
            <TextInput
              id="plume-time"
              type="datetime-local"
              label={t('field.time')}
              description={t('hint.time')}
              value={form.time}
              error={faultOf('time')}
              onChange={(event) => onChange({ time: event.currentTarget.value })}
            />
          </div>
        ) : null}
      </Group>
      <Group legend={t('group.calculation')}>
        <NativeSelect
          id="plume-coefficients"
          label={t('field.coefficientSet')}
          value={form.coefficientSet}
          onChange={(event) =>
            onChange({ coefficientSet: coefficientSetIds.find((id) => id === event.currentTarget.value) ?? form.coefficientSet })
          }
          data={coefficientSetIds.map((id) => ({ value: id, label: t(`coefficientSet.${id}`) }))}
        />
        <Checkbox.Group
          label={t('field.comparedSets')}
          value={[...form.comparedSets]}
          onChange={(chosen) => onChange({ comparedSets: coefficientSetIds.filter((id) => chosen.includes(id)) })}
        >
          <Stack gap={8} mt={4}>
            {coefficientSetIds
              .filter((id) => id !== form.coefficientSet)
              .map((id) => (
                <Checkbox key={id} value={id} label={t(`coefficientSet.${id}`)} />
              ))}
          </Stack>
        </Checkbox.Group>
        <div className="hg-pair hg-end hg-gap-3">
          {number('averagingS', t('hint.averagingS'))}
          {number('exposureMin')}
        </div>
        {number('acrossAtM')}
        <OwnLevelsInput
          id="plume-ownLevels"
          hazard="leak"
          value={form.ownLevels}
          onChange={(ownLevels) => onChange({ ownLevels })}
          error={faultOf('ownLevels')}
        />
      </Group>
      <Group legend={t('group.place')}>
        {maySearch ? (
          <PlaceSearch
            id="plume-place"
            onChoose={({ latitude, longitude }) => onChange({ latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) })}
          />
        ) : null}
        <div className="hg-pair hg-end hg-gap-3">
          {number('latitude', format.degrees(fallback.latitude))}
          {number('longitude', format.degrees(fallback.longitude))}
        </div>
        <p className="hg-tiny hg-quiet">{t('hint.place', { place: fallbackName })}</p>
      </Group>
      <Button variant="default" onClick={onReset}>
        {t('reset')}
      </Button>
    </section>
  );
};
