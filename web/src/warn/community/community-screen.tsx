import { VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Search } from '../../data/address.ts';
import { notKept } from '../../data/api-problem.ts';
import { useConnection } from '../../data/connection.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Address of the server's embedded page in the user's language, with the query of a place. */
const buildPageAddress = (search: Search, language: string): string => {
  const given = Object.entries(search).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  return `/Community?${new URLSearchParams({ lang: language, ...Object.fromEntries(given), embed: '1' })}`;
};

/** The Community page inside the shell; residents get the same page without shell and script. */
export const CommunityScreen = () => {
  const { t, i18n } = useTranslation('shell');
  const search: Search = useSearch({ strict: false });
  // A request inside the page does not reload it.
  const [initialSearch] = useState(search);
  const { away } = useConnection();
  // A page that was read stays when the network goes.
  const wasReached = useRef(false);
  const isShown = away !== 'server' || wasReached.current;
  useEffect(() => {
    if (isShown) wasReached.current = true;
  }, [isShown]);
  const title = t('screens.community.title');
  if (!isShown) {
    return (
      <div className="hg-pad-6">
        <PageHeader title={title} />
        <ErrorPanel error={notKept()} />
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden component="h1" tabIndex={-1} data-page-title>
        {title}
      </VisuallyHidden>
      <iframe className="hg-full hg-tall hg-block" title={title} src={buildPageAddress(initialSearch, i18n.language)} />
    </>
  );
};
