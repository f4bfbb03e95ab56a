import { sensorPlaceholder, sensorUnits, type TopicMapping, type TopicMappingInput, topicMappingInput } from '@hazardguard/contract';
import { Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { changeRoute, useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import type { Checked } from '../../ui/form/field-problems.ts';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { IconTrash } from '../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { useSettingHint } from '../../ui/use-setting-hint.ts';
import { sensorPollMs } from './sensor-routes.ts';
import classes from './sensors.module.css';
import { unitSymbols } from './unit-symbols.ts';

const textFields = ['topic', 'sensor', 'valuePath', 'timePath', 'timeZone'] as const;
const fields = [...textFields, 'unit'] as const;
type Field = (typeof fields)[number];
type Values = Readonly<Record<Field, string>>;

const fieldId = (field: Field): string => `topic-${field}`;

const toInput = (values: Values): unknown => {
  const optional = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return {
    topic: values.topic.trim(),
    sensor: values.topic.includes(sensorPlaceholder) ? null : optional(values.sensor),
    valuePath: optional(values.valuePath),
    timePath: optional(values.timePath),
    timeZone: optional(values.timeZone),
    unit: optional(values.unit),
  };
};

const checkMapping = (values: Values): Checked<Field, TopicMappingInput> => {
  const checked = topicMappingInput.safeParse(toInput(values));
  if (checked.success) return { ok: true, input: checked.data };
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  return { ok: false, problems: fields.filter((field) => wrong.has(field)).map((field) => ({ field, reason: { kind: 'invalid' } })) };
};

/** One assigned topic, with its newest message and what was refused of it. */
const Mapping = ({ mapping, noMap }: { readonly mapping: TopicMapping; readonly noMap: string | undefined }) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  const remove = useRouteChange('DELETE', '/api/industries/{id}/topic-mappings/{mapping}', {
    refreshes: ['/api/industries/{id}/topic-mappings'],
    onSuccess: () => notifySuccess(t('topics.removed')),
  });
  const facts = [
    ...(mapping.sensor === null ? [] : [t('topics.isSensor', { code: mapping.sensor })]),
    ...(mapping.valuePath === null ? [] : [t('topics.valueAt', { path: mapping.valuePath })]),
    ...(mapping.timePath === null ? [] : [t('topics.timeAt', { path: mapping.timePath })]),
    ...(mapping.unit === null ? [] : [unitSymbols[mapping.unit]]),
    ...(mapping.timeZone === null ? [] : [mapping.timeZone]),
  ];
  return (
    <li className={`hg-stack hg-card hg-pad-2 ${classes.card}`}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <code>{mapping.topic}</code>
        <ActionButton
          variant="subtle"
          size="compact-sm"
          reason={noMap}
          loading={remove.isPending}
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={t('topics.removeOne', { topic: mapping.topic })}
          onClick={() => remove.mutate({ path: { id: mapping.industryId, mapping: mapping.id } })}
        >
          {t('topics.remove')}
        </ActionButton>
      </Group>
      {facts.length === 0 ? null : <Text size="sm">{facts.join(', ')}</Text>}
      <Text size="sm" c="dimmed">
        {mapping.lastMessageAt === null ? t('topics.never') : t('topics.newest', { moment: format.moment(mapping.lastMessageAt) })}
      </Text>
      {mapping.lastRefused === null ? null : (
        <Text size="sm" fw={600}>
          {t('topics.refused', { reason: mapping.lastRefused[0]?.reason ?? '' })}
        </Text>
      )}
      {remove.isError ? <ErrorPanel error={remove.error} title={t('topics.removeFailed')} /> : null}
    </li>
  );
};

const MappingForm = ({ industryId, noMap }: { readonly industryId: number; readonly noMap: string | undefined }) => {
  const { t } = useTranslation('sensors');
  const label = (field: Field): string => t(`topics.field.${field}`);
  const state = useServerForm({
    name: null,
    fields,
    check: checkMapping,
    save: ({ input, key }) => changeRoute('POST', '/api/industries/{id}/topic-mappings', { path: { id: industryId }, body: input }, key),
    refreshes: ['/api/industries/{id}/topic-mappings'],
    onSaved: () => notifySuccess(t('topics.added')),
  });
  const { values, set } = state.form;
  const hasPlaceholder = values.topic.includes(sensorPlaceholder);
  return (
    <ServerForm<Field>
      state={state}
      words={{ label, invalid: (field) => t(`topics.wrong.${field}`), id: fieldId }}
      texts={{ save: t('topics.add'), saveFailed: t('topics.addFailed') }}
      disabled={noMap !== undefined}
      label={t('topics.assign')}
    >
      {({ error, buttons }) => (
        <>
          <Title order={3} size="h5">
            {t('topics.assign')}
          </Title>
          <div className="hg-form hg-end hg-gap-4">
            {textFields.map((field) => (
              <TextInput
                key={field}
                id={fieldId(field)}
                label={label(field)}
                description={t(`topics.hint.${field}`)}
                withAsterisk={field === 'topic' || (field === 'sensor' && !hasPlaceholder)}
                disabled={field === 'sensor' && hasPlaceholder}
                value={field === 'sensor' && hasPlaceholder ? '' : values[field]}
                error={error(field)}
                maxLength={200}
                onChange={(event) => set({ [field]: event.currentTarget.value })}
              />
            ))}
            <NativeSelect
              id={fieldId('unit')}
              label={label('unit')}
              description={t('topics.hint.unit')}
              value={values.unit}
              error={error('unit')}
              data={[
                { value: '', label: t('topics.sensorUnit') },
                ...sensorUnits.filter((unit) => unitSymbols[unit] !== '').map((unit) => ({ value: unit, label: unitSymbols[unit] })),
              ]}
              onChange={(event) => set({ unit: event.currentTarget.value })}
            />
          </div>
          {noMap === undefined ? null : <Text size="sm">{noMap}</Text>}
          {buttons}
        </>
      )}
    </ServerForm>
  );
};

/** Topics of the broker that are readings of this site, for devices that cannot publish under the product's own topic. */
export const TopicMappings = ({ industryId, onClose }: { readonly industryId: number; readonly onClose: () => void }) => {
  const { t } = useTranslation('sensors');
  const noMap = useReason('sensor.map');
  const query = useQuery({
    ...routeQuery('/api/industries/{id}/topic-mappings', { path: { id: industryId } }),
    refetchInterval: sensorPollMs,
  });
  const setting = useSettingHint();
  return (
    <Dialog onClose={onClose} size="xl" title={t('topics.title')}>
      <Stack gap="md">
        <Text size="sm">{t('topics.about')}</Text>
        {query.isPending ? <TextSkeleton /> : null}
        {query.isError ? <ErrorPanel error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data?.hasBroker === false ? (
          <Text size="sm" fw={600}>
            {t('topics.noBroker')}
            {setting('MQTT_INGEST_URL')}
          </Text>
        ) : null}
        {query.data?.mappings.length === 0 ? <Text size="sm">{t('topics.none')}</Text> : null}
        {query.data === undefined || query.data.mappings.length === 0 ? null : (
          <ul className="hg-stack" aria-label={t('topics.list')}>
            {query.data.mappings.map((mapping) => (
              <Mapping key={mapping.id} mapping={mapping} noMap={noMap} />
            ))}
          </ul>
        )}
        <MappingForm industryId={industryId} noMap={noMap} />
      </Stack>
    </Dialog>
  );
};
