import { attachmentLimits, attachmentTypes, type IncidentCard } from '@hazardguard/contract';
import { Anchor, Button, FileInput, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ensureOk, postFile } from '../../../data/client.ts';
import { foreignOrder } from '../../../data/offline/exchange/foreign-store.ts';
import { useWaiting } from '../../../data/offline/outbox/waiting.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useChange } from '../../../data/use-change.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Picture } from '../../../ui/picture.tsx';
import { IconFileTypePdf, IconPaperclip } from '../../../ui/screen-icons.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { incidentLists } from '../incident-changes.ts';
import { ReasonForm } from './reason-form.tsx';
import classes from './record.module.css';
import { Section } from './section.tsx';

/** Address of a file of the incident. */
const buildFileAddress = (id: string, attachment: number, size: 'whole' | 'small'): string =>
  `/api/incidents/${id}/attachments/${attachment}?size=${size}`;

const attachFile = (asked: { readonly id: string; readonly file: File; readonly caption: string }): Promise<void> => {
  const query = new URLSearchParams({ name: asked.file.name, caption: asked.caption });
  return ensureOk(postFile('/api/incidents/{id}/attachments', `/api/incidents/${asked.id}/attachments?${query}`, asked.file));
};

/** Attaches a picture or a PDF with a caption, which is also its text alternative. Phones offer the camera. */
const AddFile = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('incidents');
  const [file, setFile] = useState<File | null>(null);
  const [caption, setCaption] = useState('');
  const [missing, setMissing] = useState(false);
  const add = useChange(attachFile, {
    refreshes: incidentLists,
    onSuccess: () => {
      setFile(null);
      setCaption('');
    },
  });
  const tooLarge = file !== null && file.size > attachmentLimits.bytes;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(file === null);
    if (file !== null && !tooLarge) add.mutate({ id, file, caption: caption.trim() });
  };
  const fault = tooLarge ? t('files.tooLarge') : missing && file === null ? t('files.missing') : undefined;
  return (
    <form onSubmit={send} noValidate autoComplete="off" aria-label={t('files.add')}>
      <div className="hg-row hg-end hg-grow-first">
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

type Attachment = IncidentCard['situation']['attachments'][number];

/** A file that waits on this device: as it was chosen, not yet re-encoded. */
const WaitingFile = ({ file }: { readonly file: Attachment }) => {
  const { t } = useTranslation(['incidents', 'offline']);
  const change = useWaiting().find(({ order }) => -order === file.attachment)?.change;
  return (
    <li className={`hg-rule hg-pad-y ${classes.file}`}>
      <div className={`hg-card hg-quiet hg-center ${classes.thumb}`}>
        {change?.mediaType?.startsWith('image/') ? (
          <img src={`data:${change.mediaType};base64,${change.body}`} alt="" />
        ) : (
          <IconPaperclip size={40} aria-hidden />
        )}
      </div>
      <div className="hg-lines-kept">
        <Text size="sm">{file.caption === '' ? file.name : file.caption}</Text>
        <div className="hg-tiny hg-quiet">{file.name}</div>
        <Tag>{t(file.attachment <= -foreignOrder ? 'offline:exchange.elsewhere' : 'waitsToBeSent')}</Tag>
      </div>
    </li>
  );
};

const FileLine = ({ id, file, may }: { readonly id: string; readonly file: Attachment; readonly may: boolean }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const withdraw = useRouteChange('POST', '/api/incidents/{id}/attachments/{attachment}/withdrawal', {
    refreshes: incidentLists,
    onSuccess: () => setAsking(false),
  });
  const picture = file.mediaType === 'image/jpeg';
  return (
    <li className={`hg-rule hg-pad-y ${classes.file}`}>
      <div className={`hg-card hg-quiet hg-center ${classes.thumb}`}>
        {picture ? (
          <Picture src={buildFileAddress(id, file.attachment, 'small')} alt="" loading="lazy" />
        ) : (
          <IconFileTypePdf size={40} aria-hidden />
        )}
      </div>
      <div className="hg-lines-kept">
        <Anchor size="sm" href={buildFileAddress(id, file.attachment, 'whole')} target="_blank" rel="noreferrer">
          {file.caption === '' ? file.name : file.caption}
        </Anchor>
        <div className="hg-tiny hg-quiet">
          {[
            file.name,
            t('files.kilobytes', { size: format.exact(Math.max(1, Math.round(file.bytes / 1024))) }),
            t('files.by', { moment: format.moment(file.at), name: file.byName }),
          ].join(' · ')}
        </div>
        {may && !asking ? (
          <button type="button" className="hg-link" aria-label={t('files.withdrawOf', { name: file.name })} onClick={() => setAsking(true)}>
            {t('files.withdraw')}
          </button>
        ) : null}
        {asking ? (
          <ReasonForm
            label={t('files.why')}
            name={t('files.why')}
            act={t('files.withdraw')}
            busy={withdraw.isPending}
            onSend={(why) => withdraw.mutate({ path: { id, attachment: file.attachment }, body: { why } })}
            onCancel={() => setAsking(false)}
          />
        ) : null}
        {withdraw.isError ? <ErrorPanel error={withdraw.error} title={t('files.failed')} /> : null}
      </div>
    </li>
  );
};

/** Pictures and documents, newest first. */
export const Files = ({ card: { incident, situation } }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const may = useHasPermission('incident.write');
  const files = situation.attachments.toReversed();
  return (
    <Section title={t('files.title')}>
      <Stack gap="md">
        {may ? <AddFile id={incident.id} /> : null}
        {files.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('files.none')}
          </Text>
        ) : (
          <ul className="hg-stack hg-gap-0">
            {files.map((file) =>
              file.attachment < 0 ? (
                <WaitingFile key={file.attachment} file={file} />
              ) : (
                <FileLine key={file.attachment} id={incident.id} file={file} may={may} />
              ),
            )}
          </ul>
        )}
        <Group>
          <Text size="xs" c="dimmed">
            {t('files.cleaned')}
          </Text>
        </Group>
      </Stack>
    </Section>
  );
};
