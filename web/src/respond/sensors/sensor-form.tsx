import { type Sensor, sensorMeasureIds } from '@hazardguard/contract';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ChemicalPicker } from '../../register/chemical-picker/chemical-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { type Problem, toFieldProblems } from '../../ui/form/field-problems.ts';
import { useAttemptKey } from '../../ui/form/idempotency.ts';
import { useFieldText } from '../../ui/form/use-field-text.ts';
import { useOnce } from '../../ui/form/use-once.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { refreshSensors, saveSensor } from './sensor-data.ts';
import {
  buildMeasureChange,
  buildNewSensor,
  checkSensor,
  isContact,
  isGas,
  listUnits,
  numberFields,
  type SensorField,
  type SensorValues,
  sensorFields,
  toValues,
} from './sensor-fields.ts';
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
  const { t } = useTranslation(['sensors', 'shell', 'parts']);
  const [values, setValues] = useState<SensorValues>(() => (sensor === null ? buildNewSensor(site) : toValues(sensor)));
  const [chemical, setChemical] = useState(sensor?.chemical ?? '');
  const [problems, setProblems] = useState<readonly Problem<SensorField>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const key = useAttemptKey();
  const once = useOnce();
  const set = (changes: Partial<Record<SensorField, string>>): void => {
    setValues((before) => ({ ...before, ...changes }));
    setProblems((before) => before.filter(({ field }) => !(field in changes)));
  };
  const refuse = (found: readonly Problem<SensorField>[]): void => {
    setProblems(found);
    setAttempt((before) => before + 1);
  };
  const save = useMutation({
    mutationFn: saveSensor,
    onSuccess: ({ code }) => {
      key.finish();
      notifySuccess(t(sensor === null ? 'added' : 'changed', { code }));
      void refreshSensors();
      onClose();
    },
    onSettled: once.end,
    onError: (error) => {
      if (error instanceof ApiProblem) refuse(toFieldProblems(error.fields, sensorFields));
    },
  });
  const label = (field: SensorField): string => t(`field.${field}`);
  const { sentence, summary } = useFieldText<SensorField>({
    label,
    invalid: (field) => t('invalid', { field: label(field) }),
    id: fieldId,
  });
  const error = (field: SensorField): string | undefined => {
    const found = problems.find((problem) => problem.field === field);
    return found && sentence(field, found.reason);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!once.begin()) return;
    save.reset();
    const checked = checkSensor(industryId, values);
    if (!checked.ok) {
      once.end();
      refuse(checked.problems);
      return;
    }
    const editing = sensor === null ? null : { id: sensor.id, version: sensor.version };
    save.mutate({ editing, input: checked.input, key: key.keyFor([editing, checked.input]) });
  };
  const unit = unitSymbols[listUnits(values.measure).find((one) => one === values.unit) ?? 'ppm'];
  const fieldUnits: Partial<Record<SensorField, string>> = {
    heightM: 'm',
    silentAfterS: 's',
    averagingS: 's',
    alarmSeconds: 's',
    ...(unit === '' ? {} : { detectionLimit: unit, alarmHigh: unit, alarmLow: unit }),
  };
  const text = (field: 'code' | 'name' | 'latitude' | 'longitude') => (
    <TextInput
      key={field}
      id={fieldId(field)}
      label={label(field)}
      withAsterisk
      value={values[field]}
      error={error(field)}
      {...(field === 'code' ? { description: t('hint.code') } : {})}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
    />
  );
  const shownFields = numberFields.filter((field) => isGas(values.measure) || field !== 'detectionLimit');
  return (
    <Dialog onClose={onClose} size="xl" title={t(sensor === null ? 'register' : 'editSensor', { code: sensor?.code ?? '' })}>
      <form onSubmit={submit} noValidate autoComplete="off">
        <Stack gap="md">
          <ErrorSummary {...summary(problems)} attempt={attempt} />
          {save.isError ? <ErrorPanel error={save.error} title={t('saveFailed')} kept={t('parts:form.kept')} fieldsMarked /> : null}
          <div className="hg-form hg-end hg-gap-4">
            {text('code')}
            {text('name')}
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
            {text('latitude')}
            {text('longitude')}
            {shownFields.map((field) => (
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
            ))}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
