import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useConnection } from '../../data/connection.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { useVault } from '../../data/offline/vault.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { keepPackFresh } from './keep-fresh.ts';
import classes from './notes.module.css';
import { OutboxDialog } from './outbox-dialog.tsx';
import { ReadyPrompt } from './ready-prompt.tsx';
import { startNewVersion, useStoredVersion } from './stored-version.ts';
import { Unlock } from './unlock.tsx';

/** A change is usually sent within this time, ms: no line appears for it. */
const usualMs = 2_000;

/** True once the condition has lasted, or at once while the server gives no answer. */
const useLasting = (is: boolean): boolean => {
  const { away } = useConnection();
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasted(true), usualMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [is]);
  return is && (lasted || away !== null);
};

/** Lines below the top bar: changes that wait to be sent, and a newer version. Neither needs anything from a person who is busy. */
export const InstalledNotes = () => {
  const { t } = useTranslation('offline');
  const { asked } = useVault();
  const waiting = useWaiting();
  const { newer } = useStoredVersion();
  const [open, setOpen] = useState(false);
  useEffect(keepPackFresh, []);
  const refused = waiting.filter(({ change }) => change.refusal !== undefined).length;
  const unsent = useLasting(waiting.length > refused) ? waiting.length - refused : 0;
  return (
    <>
      <div role="status">
        {unsent + refused === 0 ? null : (
          <p className={`hg-row hg-spread hg-under hg-pad-1 hg-small hg-soft ${classes.strip}`}>
            <span>
              {unsent === 0 ? null : t('outbox.waiting', { count: unsent })}
              {unsent > 0 && refused > 0 ? ' · ' : null}
              {refused === 0 ? null : <strong>{t('outbox.refused', { count: refused })}</strong>}
            </span>
            <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
              {t('outbox.show')}
            </Button>
          </p>
        )}
        <ReadyPrompt />
        {newer ? (
          <p className={`hg-row hg-spread hg-under hg-pad-1 hg-small hg-soft ${classes.strip}`}>
            <span>
              {t('version.ready')} {t('version.note')}
            </span>
            <Button variant="default" size="compact-sm" onClick={() => void startNewVersion()}>
              {t('version.start')}
            </Button>
          </p>
        ) : null}
      </div>
      {/* Its code must be here before the network is gone. */}
      <Dialog opened={false} onClose={() => undefined}>
        {null}
      </Dialog>
      {asked ? <Unlock /> : null}
      {open ? <OutboxDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};
