import { Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './site.module.css';

interface PartProps<Data> {
  readonly title: string;
  readonly failed: string;
  readonly query: UseQueryResult<Data>;
  /** Link to more. */
  readonly action?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One section of the site page; each loads and fails on its own. */
export const Part = <Data,>({ title, failed, query, action, children }: PartProps<Data>) => (
  <section className={`hg-stack hg-card hg-pad-4 ${classes.part}`} aria-label={title}>
    <div className="hg-row hg-baseline hg-spread">
      <Title order={2} size="h3">
        {title}
      </Title>
      {action}
    </div>
    {query.isPending ? <TextSkeleton lines={2} /> : null}
    {query.isError ? <ErrorPanel error={query.error} title={failed} onRetry={() => void query.refetch()} /> : null}
    {query.isSuccess ? children(query.data) : null}
  </section>
);
