import { VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Search } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './community.module.css';

/** The page that the server writes, bare, in the reader's language; a place that was asked about goes along. */
const pageAddress = (asked: Search, language: string): string => {
  const given = Object.entries(asked).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  return `/Community?${new URLSearchParams({ lang: language, ...Object.fromEntries(given), embed: '1' })}`;
};

/** Community inside the shell: residents get the same page without it, and without script. */
export const CommunityScreen = () => {
  const { t, i18n } = useTranslation('shell');
  const asked: Search = useSearch({ strict: false });
  // A request inside the page does not reload it.
  const [atFirst] = useState(asked);
  const title = t('screens.community.title');
  return (
    <>
      <VisuallyHidden component="h1" tabIndex={-1} data-page-title>
        {title}
      </VisuallyHidden>
      <iframe className={classes.page} title={title} src={pageAddress(atFirst, i18n.language)} />
    </>
  );
};
