import type { BulkReport } from '@hazardguard/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../dialog.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { usePhone } from '../use-phone.ts';
import type { BulkSubject } from './bulk-subject.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import { guessColumns } from './guess-columns.ts';
import type { Head } from './read-head.ts';
import { Steps } from './steps.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface BulkUploadProps {
  readonly subject: BulkSubject;
  /** Rows were saved: data on screen are out of date. */
  readonly onWritten: () => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly file: File;
  readonly head: Head;
}

/** The stepper: file, columns, check, done. The server checks every row; the browser reads only the file's first lines. */
const Stepper = ({ subject, onWritten, onClose }: BulkUploadProps) => {
  const { t } = useTranslation('parts');
  const [chosen, setChosen] = useState<Chosen>();
  const [columns, setColumns] = useState<readonly (string | null)[]>([]);
  const [onError, setOnError] = useState<'skip' | 'refuse'>('skip');
  const [checked, setChecked] = useState<BulkReport>();
  const [done, setDone] = useState<BulkReport>();
  const upload = useUpload();
  const { state } = upload;

  const choose = (file: File, head: Head): void => {
    setChosen({ file, head });
    setColumns(guessColumns(head.headings, subject.fields));
  };
  const restart = (): void => {
    upload.reset();
    setChosen(undefined);
    setChecked(undefined);
    setDone(undefined);
  };
  const send = async (dryRun: boolean): Promise<void> => {
    if (chosen === undefined) return;
    const report = await upload.start({ path: subject.path, file: chosen.file, columns, onError, dryRun });
    // Goes to the end where rows may have been saved, even after an error or cancellation.
    if (!dryRun) onWritten();
    if (report === undefined) return;
    if (dryRun) return setChecked(report);
    setDone(report);
  };

  const step = done ? 3 : checked || state.stage !== 'idle' ? 2 : chosen ? 1 : 0;
  const backToColumns = (): void => {
    upload.reset();
    setChecked(undefined);
  };
  const body = () => {
    if (state.stage === 'running') return <UploadProgress sent={state.sent} dryRun={state.dryRun} onCancel={upload.cancel} />;
    if (state.stage === 'failed' || state.stage === 'cancelled') {
      const cancelled = state.stage === 'cancelled' && !state.dryRun && state.sent >= 1 ? 'cancelledWriting' : 'cancelled';
      return (
        <Stack>
          {state.stage === 'failed' ? (
            <ErrorPanel
              error={state.error}
              title={t(state.dryRun ? 'bulk.check.failed' : 'bulk.check.writeFailed')}
              onRetry={() => void send(state.dryRun)}
            />
          ) : (
            <Text role="status">{t(`bulk.progress.${cancelled}`)}</Text>
          )}
          <Group>
            <Button variant="default" onClick={backToColumns}>
              {t('bulk.back')}
            </Button>
          </Group>
        </Stack>
      );
    }
    if (done) return <DoneStep subject={subject} report={done} onAgain={restart} onClose={onClose} />;
    if (checked)
      return <CheckStep subject={subject} report={checked} onError={onError} onBack={backToColumns} onWrite={() => void send(false)} />;
    if (chosen)
      return (
        <ColumnsStep
          subject={subject}
          head={chosen.head}
          columns={columns}
          onColumns={setColumns}
          onError={onError}
          onOnError={setOnError}
          onBack={restart}
          onNext={() => void send(true)}
        />
      );
    return <FileStep subject={subject} onFile={choose} />;
  };
  return (
    <>
      <Steps current={step} fileName={chosen?.file.name} />
      {body()}
    </>
  );
};

export const BulkUpload = (props: BulkUploadProps) => {
  const { t } = useTranslation(['parts', 'shell']);
  return (
    <Dialog
      onClose={props.onClose}
      title={t('bulk.title', { register: props.subject.register })}
      size={960}
      fullScreen={usePhone()}
      closeOnClickOutside={false}
    >
      <Stepper {...props} />
    </Dialog>
  );
};
