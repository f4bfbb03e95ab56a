import { type Sensor, sensorMeasureIds } from '@hazardguard/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ChemicalPicker } from '../../register/chemical-picker/chemical-picker.tsx';
import { saveRow } from '../../register/save-row.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FoldedFields } from '../../ui/form/folded-fields.tsx';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { QuantityField } from '../../ui/quantity-field.tsx';
import {
  alarmFields,
  buildMeasureChange,
  buildNewSensor,
  checkSensor,
  isContact,
  isGas,
  listUnits,
  type SensorField,
  type SensorValues,
  sensorFields,
  toValues,
  usualFields,
} from './sensor-fields.ts';
import { sensorRoutes } from './sensor-routes.ts';
import { unitSymbols } from './unit-symbols.ts';

const fieldId = (field: SensorField): string => `sensor-${field}`;

interface SensorFormProps {
  readonly industryId: number;
  readonly site: { readonly latitude: number | null; readonly longitude: number | null };
  /** Null: a new sensor. */
  readonly sensor: Sensor | null;
  readonly onClose: () => void;
}

/** Registers or edits a sensor. Measure and unit of a stored sensor cannot change, because its readings depend on them. */
export const SensorForm = ({ industryId, site, sensor, onClose }: SensorFormProps) => {
  const { t } = useTranslation(['sensors', 'shell']);
  const [chemical, setChemical] = useState(sensor?.chemical ?? '');
  const [given] = useState(() => ({
    editing: sensor === null ? null : { id: sensor.id, version: sensor.version },
    values: sensor === null ? buildNewSensor(site) : toValues(sensor),
  }));
  const state = useServerForm({
    name: null,
    fields: sensorFields,
    given,
    check: (entered: SensorValues) => checkSensor(industryId, entered),
    save: saveRow('/api/sensors', '/api/sensors/{id}'),
    refreshes: sensorRoutes,
    onSaved: ({ code }: Sensor) => {
      notifySuccess(t(sensor === null ? 'added' : 'changed', { code }));
      onClose();
    },
  });
  const { values, set } = state.form;
  const label = (field: SensorField): string => t(`field.${field}`);
  const unit = unitSymbols[listUnits(values.measure).find((one) => one === values.unit) ?? 'ppm'];
  const fieldUnits: Partial<Record<SensorField, string>> = {
    heightM: 'm',
    silentAfterS: 's',
    averagingS: 's',
    alarmSeconds: 's',
    ...(unit === '' ? {} : { detectionLimit: unit, alarmHigh: unit, alarmLow: unit }),
  };
  const text = (field: 'code' | 'name' | 'latitude' | 'longitude', error: string | undefined) => (
    <TextInput
      key={field}
      id={fieldId(field)}
      label={label(field)}
      withAsterisk
      value={values[field]}
      error={error}
      {...(field === 'code' ? { description: t('hint.code') } : {})}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
    />
  );
  const usual = usualFields.filter((field) => isGas(values.measure) || field !== 'detectionLimit');
  const say = (field: (typeof usualFields)[number]): string => [label(field), values[field], fieldUnits[field] ?? ''].join(' ').trim();
  return (
    <Dialog onClose={onClose} size="xl" title={t(sensor === null ? 'register' : 'editSensor', { code: sensor?.code ?? '' })}>
      <ServerForm<SensorField>
        state={state}
        words={{ label, invalid: (field) => t('invalid', { field: label(field) }), id: fieldId }}
        texts={{ save: t('save'), saveFailed: t('saveFailed'), clear: t('shell:cancel') }}
        onClose={onClose}
      >
        {({ error, buttons }) => {
          const draw = (field: (typeof alarmFields | typeof usualFields)[number]) => (
            <QuantityField
              key={field}
              id={fieldId(field)}
              label={label(field)}
              unit={fieldUnits[field]}
              value={values[field]}
              error={error(field)}
              description={field === 'alarmLow' || field === 'alarmSeconds' ? t(`hint.${field}`) : undefined}
              onChange={(typed) => set({ [field]: typed })}
            />
          );
          return (
            <>
              <div className="hg-form hg-end hg-gap-4">
                {text('code', error('code'))}
                {text('name', error('name'))}
                <NativeSelect
                  id={fieldId('measure')}
                  label={label('measure')}
                  disabled={sensor !== null}
                  value={values.measure}
                  data={sensorMeasureIds.map((measure) => ({ value: measure, label: t(`measure.${measure}`) }))}
                  onChange={(event) => set(buildMeasureChange(event.currentTarget.value))}
                />
                {isContact(values.measure) ? null : (
                  <NativeSelect
                    id={fieldId('unit')}
                    label={label('unit')}
                    disabled={sensor !== null}
                    value={values.unit}
                    data={listUnits(values.measure).map((one) => ({ value: one, label: unitSymbols[one] }))}
                    onChange={(event) => set({ unit: event.currentTarget.value })}
                  />
                )}
                {isGas(values.measure) ? (
                  <ChemicalPicker
                    input={{ id: fieldId('cas'), label: label('cas'), withAsterisk: true, error: error('cas') }}
                    text={chemical}
                    onText={(typed) => {
                      setChemical(typed);
                      set({ cas: typed });
                    }}
                    onChoose={({ name, casNo }) => {
                      setChemical(name);
                      set({ cas: casNo ?? '' });
                    }}
                  />
                ) : null}
                {text('latitude', error('latitude'))}
                {text('longitude', error('longitude'))}
                {alarmFields.map(draw)}
              </div>
              <FoldedFields
                assumed={usual
                  .filter((field) => values[field] !== '')
                  .map(say)
                  .join(' · ')}
                used={usual.some((field) => error(field) !== undefined)}
              >
                <div className="hg-form hg-end hg-gap-4">{usual.map(draw)}</div>
              </FoldedFields>
              {buttons}
            </>
          );
        }}
      </ServerForm>
    </Dialog>
  );
};
