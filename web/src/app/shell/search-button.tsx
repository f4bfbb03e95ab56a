import { ActionIcon, Button, Kbd } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconSearch } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { commandKey } from '../../ui/shortcuts/shortcut-table.ts';
import classes from './search-button.module.css';

const Palette = lazyPart(() => import('../palette/palette.tsx').then((m) => m.Palette));

/** Opens the command palette, by the button or by Ctrl/Cmd-K anywhere. Its code is loaded on first use. */
export const SearchButton = () => {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  if (opened && !used) setUsed(true);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpened((was) => !was);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        variant="default"
        className={`hg-fixed ${classes.wide}`}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={<Kbd size="xs">{commandKey} K</Kbd>}
        onClick={() => setOpened(true)}
        aria-keyshortcuts="Control+K Meta+K"
      >
        {t('bar.search')}
      </Button>
      <ActionIcon className={`hg-fixed ${classes.narrow}`} aria-label={t('bar.search')} onClick={() => setOpened(true)}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      {used ? (
        <Suspense fallback={null}>
          <Palette opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
