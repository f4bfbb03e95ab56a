import type { DataSubject, PersonalDataFound, PersonRecord } from '@hazardguard/contract';
import { Alert, Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { IconDownload, IconEraser } from '../../ui/screen-icons.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { FoundColumns, RetainedList } from './found-columns.tsx';
import { FoundRecords } from './found-records.tsx';
import { useErase, useExportRecords, useFindRecords } from './personal-data-calls.ts';
import { SubjectForm, type SubjectText, toSubject } from './subject-form.tsx';

const nobody: SubjectText = { names: '', emails: '', phones: '' };

const withLine = (text: string, line: string | null): string => {
  const known = text.split('\n').some((one) => one.trim().toLowerCase() === line?.trim().toLowerCase());
  if (line === null || known) return text;
  return text.trim() === '' ? line : `${text.trimEnd()}\n${line}`;
};

interface FoundProps {
  readonly found: PersonalDataFound;
  readonly subject: DataSubject;
  readonly onAdd: (record: PersonRecord) => void;
  readonly onErase: () => void;
}

const Found = ({ found, subject, onAdd, onErase }: FoundProps) => {
  const { t } = useTranslation('personal-data');
  const handOver = useExportRecords();
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {t('records')}
      </Title>
      <FoundRecords records={found.records} onAdd={onAdd} />
      <Title order={2} size="h3">
        {t('places')}
      </Title>
      <FoundColumns places={found.places} />
      <Title order={2} size="h3">
        {t('kept')}
      </Title>
      <RetainedList kept={found.kept} />
      {handOver.isError ? <ErrorPanel error={handOver.error} title={t('downloadFailed')} /> : null}
      <Group gap="xs">
        <Button
          variant="default"
          loading={handOver.isPending}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => handOver.mutate(subject)}
        >
          {t('download')}
        </Button>
        <Button variant="default" leftSection={<IconEraser size={16} aria-hidden />} onClick={onErase}>
          {t('erase.open')}
        </Button>
      </Group>
    </Stack>
  );
};

/** Find the data about one person by name, address or number, export them, or erase them with a reason. */
export const PersonalDataScreen = () => {
  const { t } = useTranslation(['personal-data', 'shell', 'audit']);
  const [text, setText] = useState(nobody);
  const [empty, setEmpty] = useState(false);
  const [erasing, setErasing] = useState(false);
  const look = useFindRecords();
  const erase = useErase();
  const change = (wanted: Partial<SubjectText>): void => {
    setText((before) => ({ ...before, ...wanted }));
    setEmpty(false);
    look.reset();
  };
  const submit = (): void => {
    const subject = toSubject(text);
    const none = subject.names.length + subject.emails.length + subject.phones.length === 0;
    setEmpty(none);
    erase.reset();
    if (!none) look.mutate(subject);
  };
  const add = ({ name, email, phone }: PersonRecord): void =>
    change({ names: withLine(text.names, name), emails: withLine(text.emails, email), phones: withLine(text.phones, phone) });
  return (
    <>
      <PageHeader title={t('shell:screens.personalData.title')} purpose={t('purpose')} />
      <Stack gap="lg">
        <SubjectForm value={text} pending={look.isPending} empty={empty} onChange={change} onSubmit={submit} />
        {look.isError ? <ErrorPanel error={look.error} title={t('failed')} /> : null}
        {erase.data === undefined ? null : (
          <Alert role="status" title={t('erase.done', { pseudonym: erase.data.pseudonym })}>
            <Stack gap="sm">
              <FoundColumns places={erase.data.erased} />
              <RetainedList kept={erase.data.kept} />
            </Stack>
          </Alert>
        )}
        {look.data === undefined ? null : (
          <Found found={look.data} subject={toSubject(text)} onAdd={add} onErase={() => setErasing(true)} />
        )}
      </Stack>
      {erasing ? (
        <EraseDialog
          subject={toSubject(text)}
          erase={erase}
          onClose={() => {
            setErasing(false);
            look.reset();
          }}
        />
      ) : null}
    </>
  );
};
