import { findWithdrawn } from '@hazardguard/contract';
import { Button, Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Waiting } from '../../data/offline/outbox/change.ts';
import { describeChange } from '../../data/offline/outbox/describe-change.ts';
import { outbox, sendWaiting } from '../../data/offline/outbox/own-outbox.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { LazyExchange } from '../../respond/exchange/lazy-exchange.tsx';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { saveAsFile } from '../../ui/table-file/write-csv.ts';
import { ConflictTable } from './conflict-table.tsx';

const readState = (entry: Waiting): 'waiting' | 'sent' | 'refused' => {
  if (entry.change.refusal !== undefined) return 'refused';
  return entry.change.sentAtMs === undefined ? 'waiting' : 'sent';
};

const Entry = ({ entry }: { readonly entry: Waiting }) => {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { order, change } = entry;
  const { call, what, text, industryId } = describeChange(change);
  const industry = useIndustry(industryId).data;
  const about = text || industry?.industryName;
  const state = readState(entry);
  const { refusal } = change;
  const isConflict = refusal?.code === 'edited-meanwhile';
  const withdrawn = refusal?.code === 'withdrawn' ? findWithdrawn(change.address) : undefined;
  return (
    <li className="hg-stack hg-card hg-pad-3">
      <div>
        <Text fw={600}>{t(`outbox.call.${call}`, { what })}</Text>
        <Text size="sm" c="dimmed">
          {t(`outbox.state.${state}`)} · {t('outbox.made', { at: format.moment(new Date(change.atMs).toISOString()) })}
        </Text>
      </div>
      {about === undefined || about === '' ? null : <p className="hg-lines-kept">{about}</p>}
      {refusal === undefined ? null : isConflict ? (
        <ConflictTable entry={entry} />
      ) : withdrawn ? (
        <Text size="sm">{t(`outbox.withdrawn.${withdrawn}`)}</Text>
      ) : (
        <Code block>{refusal.code === 'too-old' ? t('outbox.tooOld') : refusal.text}</Code>
      )}
      <div className="hg-row">
        {withdrawn ? (
          <Button
            size="sm"
            onClick={() => saveAsFile(JSON.stringify(change, null, 2), `hazardguard-${withdrawn}.json`, 'application/json')}
          >
            {t('outbox.saveFile')}
          </Button>
        ) : refusal === undefined || isConflict ? null : (
          <Button size="sm" onClick={() => void outbox.edit(order, change).then(() => sendWaiting())}>
            {t('outbox.again')}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          {t('outbox.discard')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        question={t('outbox.discardAsk')}
        action={t('outbox.discard')}
        pending={false}
        error={null}
        failure=""
        onConfirm={() => void outbox.discard(order).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <Text size="sm">{change.sentAtMs === undefined ? t(`outbox.call.${call}`, { what }) : t('outbox.maySent')}</Text>
      </ConfirmDialog>
    </li>
  );
};

/** The changes of this device that the server has not confirmed, in the order in which they are sent. */
export const OutboxDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('offline');
  const waiting = useWaiting();
  const [exchanging, setExchanging] = useState(false);
  if (exchanging) return <LazyExchange onClose={onClose} />;
  return (
    <Dialog title={t('outbox.title')} onClose={onClose} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t(waiting.length === 0 ? 'outbox.none' : 'outbox.purpose')}
        </Text>
        <ul className="hg-stack hg-gap-3" aria-label={t('outbox.title')}>
          {waiting.map((entry) => (
            <Entry key={entry.order} entry={entry} />
          ))}
        </ul>
        <div className="hg-row">
          {waiting.length === 0 ? null : <Button onClick={() => void sendWaiting()}>{t('outbox.sendNow')}</Button>}
          <Button variant="default" onClick={() => setExchanging(true)}>
            {t('exchange.title')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
};
