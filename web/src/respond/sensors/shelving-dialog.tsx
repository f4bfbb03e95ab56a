import { type Sensor, shelvingMaxHours, textLimits } from '@hazardguard/contract';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import type { BodyOf, RouteTable } from '../../data/client.ts';
import { changeRoute } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Checked } from '../../ui/form/field-problems.ts';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { sensorRoutes } from './sensor-routes.ts';

const hourChoices = [1, 2, 4, 8, 24, shelvingMaxHours] as const;
const hourMs = 60 * 60_000;

type ShelvingInput = BodyOf<RouteTable['POST']['/api/sensors/{id}/shelving']>['body'];
const fields = ['reason', 'hours'] as const;
type Field = (typeof fields)[number];
const given = { editing: null, values: { reason: '', hours: String(hourChoices[1]) } };
const fieldId = (field: Field): string => `shelving-${field}`;

const checkShelving = ({ reason, hours }: Readonly<Record<Field, string>>): Checked<Field, ShelvingInput> => {
  if (reason.trim() === '') return { ok: false, problems: [{ field: 'reason', reason: { kind: 'invalid' } }] };
  return { ok: true, input: { reason: reason.trim(), until: new Date(Date.now() + Number(hours) * hourMs).toISOString() } };
};

/** Shelves the alarms of a sensor, with a reason and an end. */
export const ShelvingDialog = ({ sensor: { id, code }, onClose }: { readonly sensor: Sensor; readonly onClose: () => void }) => {
  const { t } = useTranslation(['sensors', 'shell']);
  const state = useServerForm({
    name: null,
    fields,
    given,
    check: checkShelving,
    save: ({ input, key }) => changeRoute('POST', '/api/sensors/{id}/shelving', { path: { id }, body: input }, key),
    refreshes: sensorRoutes,
    onSaved: () => {
      notifySuccess(t('shelf.done', { code }));
      onClose();
    },
  });
  const { values, set } = state.form;
  const label = (field: Field): string => t(`shelf.${field}`);
  return (
    <Dialog onClose={onClose} title={t('shelf.question', { code })}>
      <ServerForm<Field>
        state={state}
        words={{ label, invalid: () => t('shelf.noReason'), id: fieldId }}
        texts={{ save: t('shelf.act'), saveFailed: t('shelf.failed'), clear: t('shell:cancel') }}
        onClose={onClose}
      >
        {({ error, buttons }) => (
          <>
            <Text size="sm">{t('shelf.meaning')}</Text>
            <TextInput
              id={fieldId('reason')}
              data-autofocus
              withAsterisk
              label={label('reason')}
              maxLength={textLimits.note}
              value={values.reason}
              error={error('reason')}
              onChange={(event) => set({ reason: event.currentTarget.value })}
            />
            <NativeSelect
              id={fieldId('hours')}
              label={label('hours')}
              value={values.hours}
              data={hourChoices.map((choice) => ({ value: String(choice), label: t('shelf.hour', { count: choice }) }))}
              onChange={(event) => set({ hours: event.currentTarget.value })}
            />
            {buttons}
          </>
        )}
      </ServerForm>
    </Dialog>
  );
};
