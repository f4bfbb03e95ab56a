import type { StakeholderColumn } from '@hazardguard/contract';
import { Text, TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { RowForm } from '../../ui/form/row-form.tsx';
import classes from './stakeholders.module.css';
import type { StakeholderForm as Form } from './use-stakeholder-form.ts';

const fieldId = (field: StakeholderColumn): string => `stakeholder-${field}`;

const inputs: Partial<Record<StakeholderColumn, { readonly type: 'tel' | 'email' }>> = {
  contactNumber: { type: 'tel' },
  emailAddress: { type: 'email' },
};

export const StakeholderForm = ({ state }: { readonly state: Form }) => {
  const { t } = useTranslation('stakeholders');
  const { form } = state;
  const invalid = (field: StakeholderColumn): string =>
    field === 'contactNumber' || field === 'emailAddress' ? t(`invalid.${field}`) : t('invalid.text', { field: t(`field.${field}`) });
  return (
    <RowForm<StakeholderColumn>
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
          <div className={classes.fields}>
            {state.fields.map((field) => (
              <TextInput
                key={field}
                {...inputs[field]}
                id={fieldId(field)}
                label={t(`field.${field}`)}
                {...(field === 'contactNumber' ? { description: t('hint.contactNumber') } : {})}
                {...(field === 'address' ? { className: classes.wide } : {})}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                withAsterisk
                value={form.values[field]}
                error={error(field)}
                onChange={(event) => form.set({ [field]: event.currentTarget.value })}
              />
            ))}
          </div>
          {buttons}
        </>
      )}
    </RowForm>
  );
};
