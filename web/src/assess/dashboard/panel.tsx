import { Anchor, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useConnection } from '../../data/connection.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './dashboard.module.css';
import { useNow } from './use-now.ts';

/** Age of the data, updated every second. */
const ReadAge = ({ at }: { readonly at: number }) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const seconds = Math.max(0, (useNow() - at) / 1_000);
  return <span>{t('read', { span: format.span(seconds) })}</span>;
};

interface PanelProps<Data> {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  /** The screen with the full list. */
  readonly to?: { readonly path: string; readonly text: string; readonly search?: Readonly<Record<string, string | number>> };
  readonly children: (data: Data) => ReactNode;
}

/** One panel of the dashboard with the age of its data. The last data stays visible while a refresh fails or is running. */
export const Panel = <Data,>({ title, query, to, children }: PanelProps<Data>) => {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const failed = query.error !== null;
  // The line below the top bar says of when kept data are.
  const { keptAtMs } = useConnection();
  return (
    <section
      className={`hg-stack hg-rule ${classes.panel}`}
      aria-labelledby={id}
      data-old={(failed && query.data !== undefined) || undefined}
    >
      <div className="hg-row hg-baseline hg-spread">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {query.data === undefined || keptAtMs !== null ? null : (
          <span className="hg-tiny hg-quiet">
            <ReadAge at={query.dataUpdatedAt} />
          </span>
        )}
      </div>
      {query.isPending && query.fetchStatus !== 'idle' ? <TextSkeleton lines={2} /> : null}
      {failed ? (
        <ErrorPanel
          error={query.error}
          title={query.data === undefined ? t('failed') : t('failedOld')}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : children(query.data)}
      {to ? (
        <Anchor size="sm" className={classes.to} renderRoot={(props) => <Link {...props} to={to.path} search={to.search ?? {}} />}>
          {to.text}
        </Anchor>
      ) : null}
    </section>
  );
};
