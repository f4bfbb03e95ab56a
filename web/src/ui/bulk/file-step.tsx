import '@mantine/dropzone/styles.layer.css';
import { bulkLimits } from '@hazardguard/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../format.ts';
import { IconDownload, IconFileSpreadsheet } from '../screen-icons.tsx';
import type { BulkSubject } from './bulk-subject.ts';
import { ImportLink } from './import-link.tsx';
import { type Head, type HeadProblem, readFileHead } from './read-head.ts';
import { saveAsFile, writeCsv } from './write-csv.ts';

type FileProblem = HeadProblem | 'too-large' | 'not-csv' | 'unreadable';

interface FileStepProps {
  readonly subject: BulkSubject;
  readonly onFile: (file: File, head: Head) => void;
}

const megabytes = bulkLimits.bytes / 1024 / 1024;

/** Choose a file; only its first lines are read here. */
export const FileStep = ({ subject, onFile }: FileStepProps) => {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const [problem, setProblem] = useState<FileProblem>();
  const [reading, setReading] = useState(false);
  const read = async (file: File): Promise<void> => {
    setProblem(undefined);
    setReading(true);
    try {
      const result = await readFileHead(file);
      if (result.ok) onFile(file, result.head);
      else setProblem(result.problem);
    } catch {
      setProblem('unreadable');
    } finally {
      setReading(false);
    }
  };
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file === undefined || files.length > 1 || !/\.(csv|tsv|txt)$/i.test(file.name)) setProblem('not-csv');
    else if (file.size > bulkLimits.bytes) setProblem('too-large');
    else void read(file);
  };
  const template = (): void =>
    saveAsFile(writeCsv([subject.fields.map(({ id }) => id), subject.fields.map(({ example }) => example)]), subject.fileName);
  return (
    <Stack gap="md">
      <Dropzone
        onDropAny={(files, rejected) => take([...files, ...rejected.map(({ file }) => file)])}
        onDrop={() => undefined}
        multiple={false}
        loading={reading}
        aria-label={t('bulk.file.drop')}
        inputProps={{ 'aria-label': t('bulk.file.drop'), accept: '.csv,.tsv,.txt,text/csv' }}
      >
        <Stack align="center" gap="xs" mih={140} justify="center" style={{ pointerEvents: 'none' }}>
          <IconFileSpreadsheet size={32} aria-hidden />
          <Text fw={600} ta="center">
            {t('bulk.file.drop')}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {t('bulk.file.limits', { size: megabytes, rows: format.exact(bulkLimits.rows) })}
          </Text>
        </Stack>
      </Dropzone>
      {problem ? (
        <Text role="alert" c="var(--hg-fault)">
          {t(`bulk.file.problem.${problem}`, { size: megabytes })}
        </Text>
      ) : null}
      <Group justify="space-between">
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={template}>
          {t('bulk.file.template')}
        </Button>
        <ImportLink as={subject.importAs} text={t('bulk.file.otherKind')} />
      </Group>
    </Stack>
  );
};
