import type { StakeholderGroup } from '@hazardguard/contract';
import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ServerForm } from '../../../ui/form/server-form.tsx';
import { TypeAhead } from '../../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../../ui/type-ahead/use-debounced.ts';
import { IndustryPicker } from '../../industry-picker/industry-picker.tsx';
import type { ShiftField } from './shift-fields.ts';
import type { ShiftForm as Form } from './use-shift-form.ts';

const fieldId = (field: ShiftField): string => `shift-${field}`;

interface MemberFieldProps {
  readonly group: StakeholderGroup;
  readonly state: Form;
  readonly error: string | undefined;
}

/** Finds a person of the group; leaving the field without a choice brings the chosen name back. */
const MemberField = ({ group, state: { form }, error }: MemberFieldProps) => {
  const { t } = useTranslation('stakeholders');
  const [typed, setTyped] = useState<string>();
  const search = useDebounced(typed?.trim() ?? '');
  const choices = useQuery(
    pageQuery('/api/stakeholders/{group}/members', {
      path: { group },
      query: { page: 1, pageSize: 20, sort: 'name', ...(search === '' ? {} : { search }) },
    }),
  );
  return (
    <TypeAhead
      input={{ id: fieldId('memberId'), label: t('rota.person'), placeholder: t('rota.personPlaceholder'), withAsterisk: true, error }}
      text={typed ?? form.values.memberName}
      onText={setTyped}
      onLeave={() => setTyped(undefined)}
      loading={choices.isLoading || (typed !== undefined && choices.isFetching)}
      error={choices.error}
      nothing={t(search === '' ? 'rota.nobodyInGroup' : 'rota.nobodyFound')}
      choices={(choices.data?.rows ?? []).map((row) => ({ key: String(row.id), label: row.name, aside: row.role, item: row }))}
      onChoose={(row) => {
        setTyped(undefined);
        form.set({ memberId: String(row.id), memberName: row.name });
      }}
    />
  );
};

export const ShiftForm = ({ group, state }: { readonly group: StakeholderGroup; readonly state: Form }) => {
  const { t } = useTranslation('stakeholders');
  const { form } = state;
  const label = (field: ShiftField): string => t(field === 'memberName' ? 'rota.person' : `rota.field.${field}`);
  return (
    <ServerForm<ShiftField>
      state={state}
      words={{
        label,
        invalid: (field) => t(field === 'endsAt' ? 'rota.invalidEnd' : 'rota.invalid', { field: label(field) }),
        id: fieldId,
      }}
      texts={{ save: t('save'), saveFailed: t('rota.saveFailed'), clear: t('clear'), update: t('update'), cancelEdit: t('cancelEdit') }}
    >
      {({ error, buttons }) => (
        <>
          <div className="hg-thirds hg-gap-4">
            <MemberField group={group} state={state} error={error('memberId')} />
            {(['startsAt', 'endsAt'] as const).map((field) => (
              <TextInput
                key={field}
                id={fieldId(field)}
                type="datetime-local"
                label={label(field)}
                withAsterisk
                value={form.values[field]}
                error={error(field)}
                onChange={(event) => form.set({ [field]: event.currentTarget.value })}
              />
            ))}
            <IndustryPicker
              id={fieldId('industryId')}
              label={label('industryId')}
              value={form.values.industryId === '' ? undefined : Number(form.values.industryId)}
              onChange={(id) => form.set({ industryId: id === undefined ? '' : String(id) })}
            />
          </div>
          <Text size="sm" c="dimmed">
            {t('rota.siteHint')}
          </Text>
          {buttons}
        </>
      )}
    </ServerForm>
  );
};
