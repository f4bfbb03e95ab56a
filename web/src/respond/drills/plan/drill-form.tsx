import { type DrillCard, type DrillInput, type DrillTemplate, drillMilestoneIds } from '@hazardguard/contract';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useStock } from '../../../assess/scenario/use-inventory.ts';
import { useChange } from '../../../data/use-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { saveRow } from '../../../register/save-row.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { notifySuccess } from '../../../ui/notices.ts';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { showDrill } from '../drill-card.ts';
import { InjectRows } from './inject-rows.tsx';
import { type PlanNumber, type PlanValues, readPlan, toPlanValues } from './plan-values.ts';

const units: Readonly<Record<PlanNumber, string>> = {
  durationMin: 'min',
  quantityKg: 'kg',
  holeMm: 'mm',
  latitude: '°',
  longitude: '°',
  isolationMin: 'min',
  windSpeedMs: 'm/s',
  windFromDeg: '°',
  temperatureC: '°C',
  humidityPercent: '%',
  cloudPercent: '%',
};
const release: readonly PlanNumber[] = ['quantityKg', 'holeMm', 'isolationMin', 'latitude', 'longitude'];
const weather: readonly PlanNumber[] = ['windSpeedMs', 'windFromDeg', 'temperatureC', 'humidityPercent', 'cloudPercent'];

const toTemplate = ({ drill, inventoryItemId, scenario, targets, injects }: DrillCard): DrillTemplate => ({
  title: drill.title,
  objective: drill.objective,
  template: drill.template,
  inventoryItemId,
  scenario,
  durationMin: drill.durationMin,
  targets,
  injects: injects.map(({ afterS, kind, text, weather: newWeather }) => ({ afterS, kind, text, weather: newWeather })),
});

interface DrillFormProps {
  readonly industryId: number;
  /** Initial values of the form. */
  readonly template?: DrillTemplate;
  readonly stored?: DrillCard;
  readonly onDone: (card: DrillCard) => void;
}

const saveDrill = saveRow('/api/drills', '/api/drills/{id}');

/** The plan of a drill: time, hidden release, weather, injects and targets. */
export const DrillForm = ({ industryId, template, stored, onDone }: DrillFormProps) => {
  const { t } = useTranslation(['drills', 'parts']);
  const initial = stored === undefined ? template : toTemplate(stored);
  const [values, setValues] = useState<PlanValues | undefined>(
    () => initial && toPlanValues(initial, stored === undefined ? new Date() : new Date(stored.drill.plannedAt)),
  );
  const [isSubmitted, setSubmitted] = useState(false);
  const stock = useStock(industryId);
  const save = useChange((input: DrillInput, key) => saveDrill({ editing: stored?.drill ?? null, input, key, overwrite: false }), {
    onSuccess: showDrill,
  });
  if (values === undefined) return null;
  const set = (change: Partial<PlanValues>): void => setValues({ ...values, ...change });
  const { input, wrong } = readPlan(values, industryId);
  const shownErrors: ReadonlySet<string> = isSubmitted ? wrong : new Set();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (wrong.size > 0) return;
    save.mutate(input, {
      onSuccess: (card) => {
        notifySuccess(t('plan.saved'));
        onDone(card);
      },
    });
  };
  const quantity = (name: PlanNumber) => (
    <QuantityField
      key={name}
      id={`drill-${name}`}
      label={t(`plan.${name}`)}
      unit={units[name]}
      value={values[name]}
      onChange={(text) => set({ [name]: text })}
      error={shownErrors.has(name) ? t('plan.incomplete') : undefined}
    />
  );
  const items = (stock.data?.items ?? []).filter(({ casNo }) => casNo !== '');
  return (
    <form onSubmit={send} noValidate autoComplete="off">
      <Stack gap="md" maw={960}>
        {save.isError ? <ErrorPanel error={save.error} title={t('plan.failed')} kept={t('parts:form.kept')} /> : null}
        <TextInput
          label={t('plan.name')}
          withAsterisk
          maxLength={200}
          value={values.title}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          error={shownErrors.has('title') ? t('plan.incomplete') : undefined}
        />
        <Textarea
          label={t('plan.objective')}
          autosize
          minRows={2}
          maxLength={2000}
          value={values.objective}
          onChange={({ currentTarget }) => set({ objective: currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput
            type="datetime-local"
            label={t('plan.plannedAt')}
            value={values.plannedAt}
            onChange={({ currentTarget }) => set({ plannedAt: currentTarget.value })}
            error={shownErrors.has('plannedAt') ? t('plan.incomplete') : undefined}
          />
          {quantity('durationMin')}
        </SimpleGrid>
        <fieldset className="hg-stack hg-gap-3 hg-card hg-pad-4">
          <legend>{t('hidden.title')}</legend>
          <Text size="sm" c="dimmed">
            {t('plan.hiddenHint')}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md">
            <NativeSelect
              label={t('plan.item')}
              value={String(values.inventoryItemId ?? '')}
              onChange={({ currentTarget }) => {
                const item = items.find(({ id }) => String(id) === currentTarget.value);
                set({ inventoryItemId: item?.id ?? null, chemical: item?.casNo ?? '' });
              }}
              data={[
                { value: '', label: t('plan.chooseItem') },
                ...items.map(({ id, substanceName, itemNo }) => ({ value: String(id), label: `${substanceName} (${itemNo})` })),
              ]}
              error={shownErrors.has('inventoryItemId') ? t('plan.incomplete') : undefined}
            />
            <NativeSelect
              label={t('plan.hazard')}
              value={values.hazard}
              onChange={({ currentTarget }) => set({ hazard: currentTarget.value === 'flammable' ? 'flammable' : 'leak' })}
              data={(['leak', 'flammable'] as const).map((value) => ({ value, label: t(`plan.${value}`) }))}
            />
            {release.map(quantity)}
          </SimpleGrid>
        </fieldset>
        <fieldset className="hg-stack hg-gap-3 hg-card hg-pad-4">
          <legend>{t('hidden.weather')}</legend>
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md">
            {weather.map(quantity)}
          </SimpleGrid>
        </fieldset>
        <InjectRows injects={values.injects} wrong={shownErrors} onChange={(injects) => set({ injects })} />
        <fieldset className="hg-stack hg-gap-3 hg-card hg-pad-4">
          <legend>{t('plan.targets')}</legend>
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md">
            {drillMilestoneIds.map((id) => (
              <QuantityField
                key={id}
                id={`drill-target-${id}`}
                label={t(`milestone.${id}`)}
                unit="s"
                description={t(`source.${id}`)}
                value={values.targets[id]}
                onChange={(text) => set({ targets: { ...values.targets, [id]: text } })}
                error={shownErrors.has(`target.${id}`) ? t('plan.incomplete') : undefined}
              />
            ))}
          </SimpleGrid>
        </fieldset>
        {shownErrors.size > 0 ? (
          <Text role="alert" size="sm" c="var(--hg-fault)">
            {t('plan.missing', { count: shownErrors.size })}
          </Text>
        ) : null}
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t(stored === undefined ? 'plan.save' : 'plan.change')}
          </Button>
          {stored === undefined ? null : (
            <Button variant="default" onClick={() => onDone(stored)}>
              {t('plan.cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
};
