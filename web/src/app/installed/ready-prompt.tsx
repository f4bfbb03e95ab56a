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

/** Once, on Home: a device without a PIN or passkey opens nothing after a restart without a network. */
export const ReadyPrompt = () => {
  const { t } = useTranslation('offline');
  const { status, device } = useVault();
  const mode = useSession().data?.mode;
  const isHome = useLocation({ select: ({ pathname }) => screenAt(pathname)?.id === 'home' });
  const [asked, setAsked] = useState(() => localStorage.getItem(storageKey) !== null);
  const isWanted = mode === 'live' || (mode === 'demo' && isInstalled());
  if (asked || !isHome || !isWanted || status !== 'open' || device === undefined || canUnlock(device)) return null;
  const end = (): void => {
    localStorage.setItem(storageKey, new Date().toISOString());
    setAsked(true);
  };
  return (
    <p className={classes.strip}>
      <span>
        <b>{t('prompt.title')}</b> {t('prompt.text')}
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
