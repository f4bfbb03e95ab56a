import { type EscalationChain, type EscalationChainInput, escalationLimits } from '@hazardguard/contract';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IndustryPicker } from '../../register/industry-picker/industry-picker.tsx';
import { saveRow } from '../../register/save-row.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { type ChainEdit, chainScopes, checkChain, newTier } from './chain-values.ts';
import { TierFields } from './tier-fields.tsx';

interface ChainFormProps {
  /** Null: a new chain. */
  readonly stored: EscalationChain | null;
  readonly edit: ChainEdit;
  readonly onEdit: (edit: ChainEdit) => void;
  readonly onClose: () => void;
}

const saveChain = saveRow('/api/escalation-chains', '/api/escalation-chains/{id}');

/** The form of a chain; the dry run beside it follows the entries. */
export const ChainForm = ({ stored, edit, onEdit, onClose }: ChainFormProps) => {
  const { t } = useTranslation('escalation');
  const save = useChange((input: EscalationChainInput, key) => saveChain({ editing: stored, input, key, overwrite: false }), {
    refreshes: ['/api/escalation-chains'],
    onSuccess: () => {
      notifySuccess(t('saved'));
      onClose();
    },
  });
  const [problem, setProblem] = useState<string>();
  const store = (): void => {
    const checked = checkChain(edit);
    setProblem(checked.ok ? undefined : t(`problem.${checked.field}`, { number: checked.tier }));
    if (checked.ok) save.mutate(checked.input);
  };
  const { tiers } = edit;
  return (
    <form
      noValidate
      aria-label={t(stored === null ? 'new' : 'change')}
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <Stack gap="md">
        {problem === undefined ? null : (
          <Text role="alert" fw={600}>
            {problem}
          </Text>
        )}
        {save.isError ? <ErrorPanel error={save.error} title={t('saveFailed')} kept={t('kept')} /> : null}
        <TextInput
          label={t('edit.name')}
          required
          maxLength={200}
          value={edit.name}
          onChange={(event) => onEdit({ ...edit, name: event.currentTarget.value })}
        />
        <Choice
          label={t('edit.scope')}
          value={edit.scope}
          options={chainScopes}
          formatName={(scope) => t(`scope.${scope}`)}
          onChange={(scope) => onEdit({ ...edit, scope })}
        />
        {edit.scope === 'industry' ? (
          <IndustryPicker
            id="chain-industry"
            label={t('edit.industry')}
            value={edit.industryId}
            onChange={(industryId) => onEdit({ ...edit, industryId })}
          />
        ) : null}
        {edit.scope === 'district' ? (
          <TextInput
            label={t('edit.district')}
            required
            maxLength={100}
            value={edit.district}
            onChange={(event) => onEdit({ ...edit, district: event.currentTarget.value })}
          />
        ) : null}
        {tiers.map((tier, index) => {
          // A tier is identified by its position: two tiers may be equal.
          const number = index + 1;
          return (
            <TierFields
              key={number}
              number={number}
              tier={tier}
              onChange={(changed) => onEdit({ ...edit, tiers: tiers.with(index, changed) })}
              onRemove={tiers.length === 1 ? undefined : () => onEdit({ ...edit, tiers: tiers.toSpliced(index, 1) })}
            />
          );
        })}
        <Group gap="xs">
          <Button
            variant="default"
            disabled={tiers.length >= escalationLimits.tiers}
            onClick={() => onEdit({ ...edit, tiers: [...tiers, newTier] })}
          >
            {t('edit.addTier')}
          </Button>
        </Group>
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={save.isPending}>
            {t('giveUp')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
