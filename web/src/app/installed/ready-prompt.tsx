import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { canUnlock, useVault } from '../../data/offline/vault.ts';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { screenAt } from '../screens.ts';
import classes from './notes.module.css';

/** A device on which the question was answered. */
const storageKey = 'hazardguard-offline-asked';

/** Visitors of a demo share their accounts: only those who installed the application are asked. */
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/**
 * On Home: a device without a passkey, passphrase or PIN opens nothing after a restart without a network. Asked once, and at each start if
 * the ways that were set up are lost.
 */
export const ReadyPrompt = () => {
  const { t } = useTranslation('offline');
  const { status, device } = useVault();
  const mode = useSession().data?.mode;
  const isHome = useLocation({ select: ({ pathname }) => screenAt(pathname)?.id === 'home' });
  const [wasAsked] = useState(() => localStorage.getItem(storageKey) !== null);
  const [ended, setEnded] = useState(false);
  const isWanted = mode === 'live' || (mode === 'demo' && isInstalled());
  if (ended || !isHome || status !== 'open' || device === undefined || canUnlock(device)) return null;
  if (!device.isKeyLost && (wasAsked || !isWanted)) return null;
  const end = (): void => {
    localStorage.setItem(storageKey, new Date().toISOString());
    setEnded(true);
  };
  return (
    <p className={`hg-row hg-spread hg-under hg-pad-1 hg-small hg-soft ${classes.strip}`}>
      <span>
        {device.isKeyLost ? (
          t('account.keyLost')
        ) : (
          <>
            <b>{t('prompt.title')}</b> {t('prompt.text')}
          </>
        )}
      </span>
      <Button size="compact-sm" onClick={end} renderRoot={(props) => <Link {...props} to="/WithoutNetwork" />}>
        {t('prompt.go')}
      </Button>
      <Button variant="default" size="compact-sm" onClick={end}>
        {t('prompt.later')}
      </Button>
    </p>
  );
};
