import { alertHazards, incidentSeverities } from '@hazardguard/contract';
import { Button, FileInput, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ApiProblem } from '../../../data/api-problem.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { useFormat } from '../../../ui/format.ts';
import type { DraftDialogProps } from './draft-dialog.tsx';
import { DraftRefused } from './draft-refused.tsx';
import { ManualAlertFields, useManualAlert } from './manual-alert-fields.tsx';
import { descriptionLimit, type GivenDraft, toRequest, withGiven } from './manual-alert-form.ts';
import { type PictureProblem, readPicture } from './picture.ts';
import { StoredNotice } from './stored-notice.tsx';
import { useManualDraft } from './use-manual-draft.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** The chosen picture of the plume, checked. */
const usePlumePicture = () => {
  const [file, setFile] = useState<File | null>(null);
  const [base64, setBase64] = useState<string>();
  const [problem, setProblem] = useState<PictureProblem>();
  const [reading, setReading] = useState(false);
  const choose = async (chosen: File | null): Promise<void> => {
    setFile(chosen);
    setBase64(undefined);
    setProblem(undefined);
    if (chosen === null) return;
    setReading(true);
    const read = await readPicture(chosen);
    setReading(false);
    if ('problem' in read) setProblem(read.problem);
    else setBase64(read.base64);
  };
  return { file, base64, problem, reading, choose };
};

export interface RaiseProps extends DraftDialogProps {
  /** A draft from another device; fills the form. */
  readonly given?: GivenDraft;
}

interface FormProps extends RaiseProps {
  /** Absent: the draft came from another device. */
  readonly onHandOver?: () => void;
}

/** The form of Raise Alert: stores a draft. */
export const RaiseForm = ({ industry, given, onHandOver, onClose }: FormProps) => {
  const { t } = useTranslation(['early-warning', 'offline']);
  const format = useFormat();
  const picture = usePlumePicture();
  const entry = useManualAlert({ industry, severity: 'medium', limit: descriptionLimit, descriptionLabel: t('raise.description'), given });
  const draft = useManualDraft();
  const { form, set, fieldId, findError } = entry;
  const save = (): void => {
    if (!entry.check() || picture.reading || picture.problem !== undefined) return;
    draft.mutate(withGiven(toRequest(form, picture.base64), given));
  };
  if (draft.data) return <StoredNotice alert={draft.data} onClose={onClose} />;
  if (draft.error instanceof ApiProblem && draft.error.code === 'waits')
    return <WaitingNotice {...(onHandOver === undefined ? {} : { onHandOver })} onClose={onClose} />;
  return (
    <form
      noValidate
      aria-label={t('raise.title')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{t('raise.intro')}</Text>
        {given === undefined ? null : (
          <Text size="sm" fw={600}>
            {t('offline:exchange.givenDraft', { name: given.name, at: format.moment(new Date(given.atMs).toISOString()) })}{' '}
            {given.draft.plumeImage === undefined ? null : t('offline:exchange.withPicture')}
          </Text>
        )}
        {draft.isError ? (
          <DraftRefused
            error={draft.error}
            onFreeId={(incidentId) => {
              set({ incidentId });
              draft.reset();
            }}
          />
        ) : null}
        <ManualAlertFields entry={entry} />
        <Choice
          label={t('raise.severity')}
          value={form.severity}
          options={incidentSeverities}
          formatName={(severity) => t(`raise.severities.${severity}`)}
          onChange={(severity) => set({ severity })}
        />
        <NativeSelect
          label={t('raise.hazard')}
          description={t('raise.hazardHint')}
          value={form.hazard}
          onChange={(event) => set({ hazard: alertHazards.find((hazard) => hazard === event.currentTarget.value) ?? form.hazard })}
          data={alertHazards.map((hazard) => ({ value: hazard, label: t(`raise.hazards.${hazard}`) }))}
        />
        <Textarea
          id={fieldId('description')}
          label={t('raise.description')}
          value={form.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
          error={findError('description')}
          autosize
          minRows={3}
          maxRows={10}
          required
        />
        <FileInput
          id={fieldId('picture')}
          label={t('raise.picture')}
          description={t('raise.pictureHint')}
          placeholder={t('raise.pictureNone')}
          accept="image/jpeg,image/png,image/webp"
          value={picture.file}
          onChange={(file) => void picture.choose(file)}
          error={picture.problem && t(`raise.pictureProblem.${picture.problem}`)}
          clearable
          clearButtonProps={{ 'aria-label': t('raise.pictureClear') }}
        />
        <Button type="submit" loading={draft.isPending || picture.reading}>
          {t('raise.save')}
        </Button>
      </Stack>
    </form>
  );
};
