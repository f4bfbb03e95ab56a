import { attachmentLimits, attachmentTypes } from '@hazardguard/contract';
import { Button, FileInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { IconPaperclip } from '../../../ui/icons.tsx';
import { refreshIncidents } from '../incident-data.ts';
import { attachFile } from '../response-data.ts';
import classes from './record.module.css';

/** Attaches a picture or a PDF with a caption, which is also its text alternative. Phones offer the camera. */
export const AddFile = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('incidents');
  const [file, setFile] = useState<File | null>(null);
  const [caption, setCaption] = useState('');
  const [missing, setMissing] = useState(false);
  const add = useMutation({
    mutationFn: attachFile,
    onSuccess: () => {
      setFile(null);
      setCaption('');
    },
    onSettled: () => refreshIncidents(),
  });
  const tooLarge = file !== null && file.size > attachmentLimits.bytes;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(file === null);
    if (file !== null && !tooLarge && !add.isPending) add.mutate({ id, file, caption: caption.trim() });
  };
  const fault = tooLarge ? t('files.tooLarge') : missing && file === null ? t('files.missing') : undefined;
  return (
    <form onSubmit={send} noValidate autoComplete="off" aria-label={t('files.add')}>
      <div className={classes.taskForm}>
        <FileInput
          label={t('files.file')}
          accept={attachmentTypes.join(',')}
          value={file}
          onChange={setFile}
          error={fault}
          leftSection={<IconPaperclip size={16} aria-hidden />}
        />
        <TextInput
          label={t('files.caption')}
          maxLength={attachmentLimits.captionLength}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        <Button type="submit" loading={add.isPending}>
          {t('files.add')}
        </Button>
      </div>
      {add.isError ? <ErrorPanel error={add.error} title={t('files.failed')} kept={t('files.kept')} /> : null}
    </form>
  );
};
