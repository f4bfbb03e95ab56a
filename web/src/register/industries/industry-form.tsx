import { type FieldWithHint, industryFields, siteTerrains } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { PositionField } from '../../map/position/position-field.tsx';
import { writePosition } from '../../map/position/position-text.ts';
import { FoldedFields } from '../../ui/form/folded-fields.tsx';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { FieldInput } from '../field-input.tsx';
import { PlaceSearch } from '../gazetteer/lazy-place-search.tsx';
import classes from '../located-form.module.css';
import { formFields, type IndustryField } from './industry-fields.ts';
import type { IndustryForm as Form } from './use-industry-form.ts';

const fieldId = (field: IndustryField | 'place'): string => `industry-${field}`;

const isPosition = (field: IndustryField): boolean => industryFields[field].kind === 'degrees';
/** Rarely entered. */
const isRare = (field: IndustryField): boolean => field === 'publicName' || field === 'terrain' || field === 'elevationM';
const hasHint = (field: IndustryField): field is FieldWithHint<typeof industryFields> => 'hint' in industryFields[field];

export const IndustryForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation(['industries', 'vulnerability']);
  const { form } = state;
  const terrains = [
    { value: '', label: t('terrainUnknown') },
    ...siteTerrains.map((terrain) => ({ value: terrain, label: t(`vulnerability:air.grounds.${terrain}`) })),
  ];
  return (
    <ServerForm<IndustryField>
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
      {({ error, buttons }) => {
        const draw = (field: IndustryField) => (
          <FieldInput
            key={field}
            field={industryFields[field]}
            id={fieldId(field)}
            label={t(`field.${field}`)}
            hint={hasHint(field) ? t(`hint.${field}`) : undefined}
            value={form.values[field]}
            error={error(field)}
            onChange={(text) => form.set({ [field]: text })}
            {...(field === 'terrain' ? { choices: terrains } : {})}
          />
        );
        const rare = formFields.filter(isRare);
        return (
          <div className={classes.form}>
            <Stack gap="md" className={classes.fields}>
              {formFields.filter((field) => !isPosition(field) && !isRare(field)).map(draw)}
              <PlaceSearch key={form.start} id={fieldId('place')} onChoose={(place) => form.set(writePosition(place))} />
              <FoldedFields assumed={t('assumed')} used={rare.some((field) => form.values[field] !== '' || error(field) !== undefined)}>
                <Stack gap="md">{rare.map(draw)}</Stack>
              </FoldedFields>
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
        );
      }}
    </ServerForm>
  );
};
