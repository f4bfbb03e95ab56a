import { alertHazards, incidentSeverities } from '@hazardguard/contract';
import { FileInput, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { DraftForm, type DraftFormProps } from './draft-form.tsx';
import { useManualAlert } from './manual-alert-fields.tsx';
import { descriptionLimit } from './manual-alert-form.ts';
import { type PictureProblem, readPicture } from './picture.ts';

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

/** The form of Raise Alert: a warning with prepared texts and perhaps a picture. */
export const RaiseForm = (props: DraftFormProps) => {
  const { t } = useTranslation('early-warning');
  const { industry, given } = props;
  const picture = usePlumePicture();
  const entry = useManualAlert({ industry, severity: 'medium', limit: descriptionLimit, descriptionLabel: t('raise.description'), given });
  const { form, set, fieldId, findError } = entry;
  return (
    <DraftForm
      {...props}
      title={t('raise.title')}
      intro={t('raise.intro')}
      save={t('raise.save')}
      entry={entry}
      ready={picture.problem === undefined}
      reading={picture.reading}
      more={picture.base64 === undefined ? {} : { plumeImage: picture.base64 }}
    >
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
    </DraftForm>
  );
};
