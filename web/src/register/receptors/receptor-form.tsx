import { type FieldWithHint, receptorFields, receptorKinds } from '@hazardguard/contract';
import { Stack } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { PositionField } from '../../map/position/position-field.tsx';
import { writePosition } from '../../map/position/position-text.ts';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { FieldInput } from '../field-input.tsx';
import { PlaceSearch } from '../gazetteer/lazy-place-search.tsx';
import classes from '../located-form.module.css';
import { formFields, type ReceptorField } from './receptor-fields.ts';
import { ShapeField } from './shape-field.tsx';
import type { ReceptorForm as Form } from './use-receptor-form.ts';

const fieldId = (field: ReceptorField | 'place'): string => `receptor-${field}`;

const isPosition = (field: ReceptorField): boolean => receptorFields[field].kind === 'degrees';
const hasHint = (field: ReceptorField): field is FieldWithHint<typeof receptorFields> => 'hint' in receptorFields[field];

export const ReceptorForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation(['receptors', 'vulnerability']);
  const { form } = state;
  const kinds = [
    { value: '', label: t('choose') },
    ...receptorKinds.map((kind) => ({ value: kind, label: t(`vulnerability:kind.${kind}`) })),
  ];
  return (
    <ServerForm<ReceptorField>
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
            {formFields.map((field) =>
              isPosition(field) || field === 'geometry' ? null : (
                <FieldInput
                  key={field}
                  field={receptorFields[field]}
                  id={fieldId(field)}
                  label={t(`field.${field}`)}
                  hint={hasHint(field) ? t(`hint.${field}`) : undefined}
                  value={form.values[field]}
                  error={error(field)}
                  onChange={(text) => form.set({ [field]: text })}
                  {...(field === 'kind' ? { choices: kinds } : {})}
                />
              ),
            )}
            <PlaceSearch key={form.start} id={fieldId('place')} onChoose={(place) => form.set(writePosition(place))} />
          </Stack>
          <Stack gap="md" className={classes.position}>
            <ShapeField
              id={fieldId('geometry')}
              key={form.editing?.id ?? 'new'}
              label={t('field.geometry')}
              hint={t('hint.geometry')}
              value={form.values.geometry}
              error={error('geometry')}
              position={form.values}
              onChange={form.set}
            />
            <PositionField
              value={form.values}
              onChange={form.set}
              errors={{ latitude: error('latitude'), longitude: error('longitude') }}
              id={fieldId}
              mapLabel={t('map')}
              label={(field) => t(`field.${field}`)}
              hint={(field) => t(`hint.${field}`)}
              required
              withoutMap={form.values.geometry.trim() !== ''}
            />
          </Stack>
          {buttons}
        </div>
      )}
    </ServerForm>
  );
};
