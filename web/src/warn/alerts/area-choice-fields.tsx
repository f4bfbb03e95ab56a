import {
  type AlertEdit,
  type AreaChoice,
  type AreaPercent,
  areaChoices,
  isSmokeArea,
  reasonLeast,
  textLimits,
} from '@hazardguard/contract';
import { Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SetStateAction } from 'react';
import { api, readBody } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { AreaStepFields } from './area-step-fields.tsx';
import { withProposedArea } from './edit-values.ts';

interface AreaChoiceFieldsProps {
  readonly edit: AlertEdit;
  /** As the alert was saved. */
  readonly area: unknown;
  readonly onChange: (edit: SetStateAction<AlertEdit>) => void;
}

/** The area of an alert from a run. Any other than the usual warned area needs a reason; the texts follow the area. */
export const AreaChoiceFields = ({ edit, area, onChange }: AreaChoiceFieldsProps) => {
  const { t } = useTranslation('alerts');
  const proposal = useMutation({
    mutationFn: ({ runId, ...query }: { readonly runId: string; readonly area: 'warned-area' | 'zone'; readonly percent?: AreaPercent }) =>
      readBody(api.GET('/api/runs/{id}/alert-proposal', { params: { path: { id: runId }, query } })),
  });
  const choice = edit.areaChoice ?? 'warned-area';
  const percent = edit.areaPercent ?? null;
  const choose = (next: AreaChoice, nextPercent: AreaPercent | null): void => {
    if (next === choice && nextPercent === percent) return;
    const chosen: AlertEdit = { ...edit, areaChoice: next, areaPercent: nextPercent, areaReason: null, drawn: null };
    onChange(chosen);
    if (next === 'drawn' || edit.runId === null) return;
    proposal.mutate(
      { runId: edit.runId, area: next, ...(nextPercent === null ? {} : { percent: nextPercent }) },
      // What was typed while the proposal was read stays, such as the reason.
      { onSuccess: (proposed) => onChange((now) => withProposedArea(now, proposed)) },
    );
  };
  const isUsual = choice === 'warned-area' && percent === null;
  return (
    <Stack gap="xs">
      <Choice
        label={t('areaChoice.label')}
        value={choice}
        options={areaChoices}
        formatName={(one) => t(`areaChoice.${one}`)}
        disabled={proposal.isPending ? areaChoices : []}
        onChange={(next) => choose(next, null)}
      />
      <Text size="sm">
        {t(`areaChoice.explain.${choice === 'warned-area' && isSmokeArea(area) ? 'smoke' : choice}`)}{' '}
        {t(choice === 'drawn' ? 'areaChoice.checkPlace' : 'areaChoice.textsFollow')}
      </Text>
      {proposal.isError ? <ErrorPanel error={proposal.error} title={t('areaChoice.textsFailed')} /> : null}
      {choice === 'warned-area' && edit.runId !== null ? (
        <AreaStepFields runId={edit.runId} percent={percent} busy={proposal.isPending} onChange={(next) => choose('warned-area', next)} />
      ) : null}
      {isUsual ? null : (
        <Textarea
          label={t('areaChoice.reason')}
          description={t('reasonRule', { letters: reasonLeast.letters })}
          value={edit.areaReason ?? ''}
          onChange={(event) => onChange({ ...edit, areaReason: event.currentTarget.value })}
          maxLength={textLimits.note}
          autosize
          minRows={2}
          required
        />
      )}
    </Stack>
  );
};
