import { type FieldWithHint, type StakeholderColumn, stakeholderFields } from '@hazardguard/contract';
import { languages } from '@hazardguard/i18n/languages';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { FieldInput } from '../field-input.tsx';
import type { StakeholderForm as Form } from './use-stakeholder-form.ts';

const fieldId = (field: StakeholderColumn): string => `stakeholder-${field}`;

const hasHint = (field: StakeholderColumn): field is FieldWithHint<typeof stakeholderFields> => 'hint' in stakeholderFields[field];

export const StakeholderForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation('stakeholders');
  const { form } = state;
  const invalid = (field: StakeholderColumn): string =>
    field === 'contactNumber' || field === 'emailAddress' || field === 'otherNumber' || field === 'language'
      ? t(`invalid.${field}`)
      : t('invalid.text', { field: t(`field.${field}`) });
  const languageChoices = [{ value: '', label: '' }, ...languages.map(({ code, name }) => ({ value: code, label: name }))];
  return (
    <ServerForm<StakeholderColumn>
      state={state}
      words={{ label: (field) => t(`field.${field}`), invalid, id: fieldId }}
      texts={{
        save: t('save'),
        clear: t('clear'),
        saveFailed: t('saveFailed'),
        update: t('update'),
        cancelEdit: t('cancelEdit'),
        updateFailed: t('updateFailed'),
      }}
      first="name"
    >
      {({ error, buttons }) => (
        <>
          {state.alsoIn === '' ? null : <Text size="sm">{t('alsoIn', { groups: state.alsoIn })}</Text>}
          <div className="hg-cards">
            {state.fields.map((field) => (
              <FieldInput
                key={field}
                field={stakeholderFields[field]}
                id={fieldId(field)}
                label={t(`field.${field}`)}
                hint={hasHint(field) ? t(`hint.${field}`) : undefined}
                hintBelow
                className={field === 'address' ? 'hg-whole' : undefined}
                value={form.values[field]}
                error={error(field)}
                onChange={(text) => form.set({ [field]: text })}
                {...(field === 'language' ? { choices: languageChoices } : {})}
              />
            ))}
          </div>
          {buttons}
        </>
      )}
    </ServerForm>
  );
};
