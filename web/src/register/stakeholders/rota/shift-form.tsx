import type { StakeholderGroup } from '@hazardguard/contract';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useFieldText } from '../../../ui/form/use-field-text.ts';
import { TypeAhead } from '../../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../../ui/type-ahead/use-debounced.ts';
import { IndustryPicker } from '../../industry-picker/industry-picker.tsx';
import { useMemberChoices } from '../stakeholder-data.ts';
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
  const choices = useMemberChoices(group, search);
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
  const { t } = useTranslation(['stakeholders', 'parts']);
  const { form, save } = state;
  const label = (field: ShiftField): string => t(field === 'memberName' ? 'rota.person' : `rota.field.${field}`);
  const { sentence, summary } = useFieldText<ShiftField>({
    label,
    invalid: (field) => t(field === 'endsAt' ? 'rota.invalidEnd' : 'rota.invalid', { field: label(field) }),
    id: fieldId,
  });
  const error = (field: ShiftField): string | undefined => {
    const reason = form.findReason(field);
    return reason && sentence(field, reason);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    state.submit();
  };
  return (
    <form onSubmit={send} noValidate autoComplete="off">
      <Stack gap="md">
        <ErrorSummary {...summary(form.problems)} attempt={form.attempt} />
        {save.isError ? <ErrorPanel error={save.error} title={t('rota.saveFailed')} kept={t('parts:form.kept')} fieldsMarked /> : null}
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
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t(form.editing === null ? 'save' : 'update')}
          </Button>
          {form.editing !== null || form.touched ? (
            <Button variant="default" onClick={state.cancel} disabled={save.isPending}>
              {t(form.editing === null ? 'clear' : 'cancelEdit')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
};
