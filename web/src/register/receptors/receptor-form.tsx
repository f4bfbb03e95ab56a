import { receptorKinds } from '@hazardguard/contract';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { PositionField } from '../../map/position/position-field.tsx';
import { writePosition } from '../../map/position/position-text.ts';
import { RowForm } from '../../ui/form/row-form.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { PlaceSearch } from '../gazetteer/place-search.tsx';
import type { ReceptorField } from './receptor-fields.ts';
import classes from './receptors.module.css';
import type { ReceptorForm as Form } from './use-receptor-form.ts';

const fieldId = (field: ReceptorField | 'place'): string => `receptor-${field}`;

export const ReceptorForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation(['receptors', 'vulnerability']);
  const { form } = state;
  return (
    <RowForm<ReceptorField>
      state={state}
      words={{ label: (field) => t(`field.${field}`), invalid: (field) => t(`invalid.${field}`), id: fieldId }}
      texts={{
        save: t('save'),
        clear: t('clear'),
        saveFailed: t('saveFailed'),
        update: t('update'),
        cancelEdit: t('cancelEdit'),
        updateFailed: t('saveFailed'),
      }}
      first="name"
      buttonsClass={classes.buttons}
    >
      {({ error, buttons }) => (
        <div className={classes.form}>
          <Stack gap="md" className={classes.fields}>
            <TextInput
              id={fieldId('name')}
              label={t('field.name')}
              withAsterisk
              value={form.values.name}
              error={error('name')}
              onChange={(event) => form.set({ name: event.currentTarget.value })}
            />
            <NativeSelect
              id={fieldId('kind')}
              label={t('field.kind')}
              withAsterisk
              value={form.values.kind}
              error={error('kind')}
              data={[
                { value: '', label: t('choose') },
                ...receptorKinds.map((kind) => ({ value: kind, label: t(`vulnerability:kind.${kind}`) })),
              ]}
              onChange={(event) => form.set({ kind: event.currentTarget.value })}
            />
            <QuantityField
              id={fieldId('people')}
              label={t('field.people')}
              description={t('hint.people')}
              required
              value={form.values.people}
              error={error('people')}
              onChange={(people) => form.set({ people })}
            />
            <TextInput
              id={fieldId('phone')}
              label={t('field.phone')}
              description={t('hint.phone')}
              inputMode="tel"
              value={form.values.phone}
              error={error('phone')}
              onChange={(event) => form.set({ phone: event.currentTarget.value })}
            />
            <PlaceSearch id={fieldId('place')} onChoose={(place) => form.set(writePosition(place))} />
          </Stack>
          <Stack gap="md" className={classes.position}>
            <PositionField
              value={form.values}
              onChange={form.set}
              errors={{ latitude: error('latitude'), longitude: error('longitude') }}
              id={fieldId}
              mapLabel={t('map')}
              label={(field) => t(`field.${field}`)}
              hint={(field) => t(`hint.${field}`)}
              required
            />
          </Stack>
          {buttons}
        </div>
      )}
    </RowForm>
  );
};
