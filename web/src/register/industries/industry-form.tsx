import { Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { PositionField } from '../../map/position/position-field.tsx';
import { writePosition } from '../../map/position/position-text.ts';
import { RowForm } from '../../ui/form/row-form.tsx';
import { PlaceSearch } from '../gazetteer/place-search.tsx';
import classes from './industries.module.css';
import type { IndustryField } from './industry-fields.ts';
import type { IndustryForm as Form } from './use-industry-form.ts';

const fieldId = (field: IndustryField | 'place'): string => `industry-${field}`;

export const IndustryForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation('industries');
  const { form } = state;
  return (
    <RowForm<IndustryField>
      state={state}
      words={{ label: (field) => t(`field.${field}`), invalid: (field) => t(`invalid.${field}`), id: fieldId }}
      texts={{
        save: t('save'),
        clear: t('clear'),
        saveFailed: t('saveFailed'),
        update: t('update'),
        cancelEdit: t('cancelEdit'),
        updateFailed: t('updateFailed'),
      }}
      first="industryName"
      buttonsClass={classes.buttons}
    >
      {({ error, buttons }) => (
        <div className={classes.form}>
          <Stack gap="md" className={classes.fields}>
            {(['industryName', 'district', 'safetyTeamContact'] as const).map((field) => (
              <TextInput
                key={field}
                id={fieldId(field)}
                label={t(`field.${field}`)}
                {...(field === 'safetyTeamContact' ? { description: t('hint.safetyTeamContact') } : {})}
                withAsterisk
                value={form.values[field]}
                error={error(field)}
                onChange={(event) => form.set({ [field]: event.currentTarget.value })}
              />
            ))}
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
              required={false}
            />
            <Text size="sm" c="dimmed">
              {t('positionLater')}
            </Text>
          </Stack>
          {buttons}
        </div>
      )}
    </RowForm>
  );
};
